import type { Locale } from '@teamloom/kit/label.ts'

/** What happened on one day, in the order in which it comes. */
export type Day<Item> = { readonly key: string; readonly at: Date; readonly items: Item[] }

/** By the calendar of whoever reads. */
export function daysOf<Item extends { readonly at: string }>(items: readonly Item[]): readonly Day<Item>[] {
  const days: Day<Item>[] = []
  for (const item of items) {
    const at = new Date(item.at)
    const key = at.toDateString()
    const last = days.at(-1)
    if (last?.key === key) last.items.push(item)
    else days.push({ key, at, items: [item] })
  }
  return days
}

export function timeText(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(`${locale}-CA`, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)
}

/** `Today`, `Yesterday`, else `Thursday, November 19`, with the year where it is another. */
export function dayText(at: Date, now: Date, locale: Locale): string {
  const daysAgo = Math.round((midnight(now) - midnight(at)) / 86_400_000)
  const text =
    daysAgo < 2
      ? new Intl.RelativeTimeFormat(`${locale}-CA`, { numeric: 'auto' }).format(-daysAgo, 'day')
      : new Intl.DateTimeFormat(`${locale}-CA`, {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          ...(at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
        }).format(at)
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
}
