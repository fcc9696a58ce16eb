const dayMs = 86_400_000

/** SC8: how long what people said of themselves is kept. */
export const personalDataDays = 180

/** SC8: the moment before which a collection was closed, or last answered, whose answers go now. */
export function goneBefore(now: Date): Date {
  return new Date(now.getTime() - personalDataDays * dayMs)
}
