const [second, minute, hour] = [1, 60, 3600]

/** Seconds from each failure to the next try. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour] as const

const triedForMs = 72 * hour * 1000

/** WH5: seconds until the next try after so many failures one after the other, from 1: growing, and then two hours each. */
export function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0]
}

/** WH5: whether a delivery that failed again is given up: three days after it was first to be sent. */
export function isGivenUp(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= triedForMs
}
