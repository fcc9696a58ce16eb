type Line = { readonly id: string; readonly amount: number }

/** Whether no id stands in a list twice. */
export function hasEachOnce(lines: readonly Line[]): boolean {
  return new Set(lines.map(({ id }) => id)).size === lines.length
}

/** A list with one line added or changed; without it where its amount is 0. */
export function withOne<Each extends Line>(lines: readonly Each[], given: Each): readonly Each[] {
  if (given.amount === 0) return lines.filter(({ id }) => id !== given.id)
  const isKnown = lines.some(({ id }) => id === given.id)
  return isKnown ? lines.map(each => (each.id === given.id ? given : each)) : [...lines, given]
}
