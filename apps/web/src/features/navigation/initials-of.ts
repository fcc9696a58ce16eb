/** `Wolves Rowing`: WR; `Team 2`: T2; `Borealis`: BO. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters =
    words.length > 1 ? words.slice(0, 2).map(word => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}
