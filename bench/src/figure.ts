/** One measured thing, and what it is held to. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The most that the value may be; a share of a peer measured in the same run when `peer` is given. */
  readonly most?: number
  readonly least?: number
  readonly peer?: { readonly name: string; readonly value: number }
  /** Absolute figures beside it. */
  readonly detail?: Readonly<Record<string, number | string>>
}

export function isHeld({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Figure): boolean {
  return value <= most && value >= least
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** `share`: 0.95 for what 95 of 100 are at most. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Milliseconds of each run, after some that do not count. */
export async function timeRuns(
  runs: number,
  work: () => Promise<unknown> | unknown,
  warmUps = 5,
): Promise<number[]> {
  for (let run = 0; run < warmUps; run++) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

/** Milliseconds of processor time, which other programs on the machine lengthen little. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
