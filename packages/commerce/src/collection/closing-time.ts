/** SC10: the moment at which clocks in the zone show this. Shown twice: the later; never shown: an hour on. */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const { right, candidates } = momentsOf(date, time, timeZone)
  return new Date(Math.max(...(right.length > 0 ? right : candidates)))
}

/** SC10: when clocks go back, they show this a second time. */
export function isShownTwice(date: string, time: string, timeZone: string): boolean {
  return new Set(momentsOf(date, time, timeZone).right).size > 1
}

function momentsOf(date: string, time: string, timeZone: string) {
  const asUtc = new Date(`${date}T${time.length === 5 ? `${time}:00` : time}Z`).getTime()
  // Half a day on either side lie all the zone's offsets that can hold then.
  const offsets = [-1, 1].map(side => offsetMs(new Date(asUtc + side * 12 * 3_600_000), timeZone))
  const candidates = offsets.map(offset => asUtc - offset)
  const right = candidates.filter(at => at + offsetMs(new Date(at), timeZone) === asUtc)
  return { right, candidates }
}

/** What clocks in the zone show: `2026-12-04`, `23:59`. */
export function clockOf(at: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const local = new Date(at.getTime() + offsetMs(at, timeZone)).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** A moment so many days later by the calendar, at the same time of day. */
export function daysLater(at: Date, days: number, timeZone: string): Date {
  const { date, time } = clockOf(at, timeZone)
  const later = new Date(`${date}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return momentOf(later.toISOString().slice(0, 10), time, timeZone)
}

function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find(each => each.type === type)?.value ?? 0)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at.getTime() / 1000) * 1000
}
