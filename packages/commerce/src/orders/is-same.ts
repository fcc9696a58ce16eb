/** Whether two values of data are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other)
}

/** The same text for the same data. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
