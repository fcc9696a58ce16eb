/** How far a file has come: bytes. */
export type Pace = {
  readonly loaded: number
  readonly total: number
  /** Null while that cannot be told. */
  readonly secondsLeft: number | null
}

/** What was sent in less time says nothing of the line. */
const leastMs = 1000

export function paceOf(loaded: number, total: number, elapsedMs: number): Pace {
  const canTell = elapsedMs >= leastMs && loaded > 0 && loaded < total
  const secondsLeft = canTell ? Math.ceil(((total - loaded) / loaded) * (elapsedMs / 1000)) : null
  return { loaded, total, secondsLeft }
}
