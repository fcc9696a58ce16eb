const inToronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const dayMs = 86_400_000
const mostDays = 400

type Days = { readonly from: string; readonly to: string }

/** The last day that is over, as it is in Toronto: `YYYY-MM-DD`. */
export function yesterdayIn(now: Date): string {
  return new Date(Date.parse(inToronto.format(now)) - dayMs).toISOString().slice(0, 10)
}

/** The first and the last day of the month before this one. */
export function monthBefore(now: Date): Days {
  const first = `${inToronto.format(now).slice(0, 7)}-01`
  const to = new Date(Date.parse(first) - dayMs).toISOString().slice(0, 10)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** BK1: why the books of these days cannot be had, as the server says it. */
export function periodFault({ from, to }: Days, last: string) {
  if (!from) return { field: 'from', kind: 'missing' } as const
  if (!to) return { field: 'to', kind: 'missing' } as const
  if (to > last) return { field: 'to', kind: 'notOver' } as const
  if (from > to) return { field: 'from', kind: 'after' } as const
  if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs)
    return { field: 'from', kind: 'tooLong' } as const
  return undefined
}
