/** The last day on which something that ends then holds, as this place counts days: `2026-12-24`; empty where it has no end. */
export function lastDayOf(endsAt: string | null): string {
  if (!endsAt) return ''
  const before = new Date(new Date(endsAt).getTime() - 1)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${before.getFullYear()}-${pad(before.getMonth() + 1)}-${pad(before.getDate())}`
}

/** The moment at which that day is over; null where it is no day. */
export function endOfDay(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date + 1).toISOString() : null
}
