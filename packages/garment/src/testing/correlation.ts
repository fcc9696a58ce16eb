/** How alike two rows of numbers run: 1 alike, 0 not at all, -1 against each other. */
export function correlationOf(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ofA, ofB] = [mean(a), mean(b)]
  const product = (p: readonly number[], ofP: number, q: readonly number[], ofQ: number) =>
    p.reduce((sum, value, i) => sum + (value - ofP) * (q[i]! - ofQ), 0)
  return product(a, ofA, b, ofB) / Math.sqrt(product(a, ofA, a, ofA) * product(b, ofB, b, ofB))
}

/** Places all over a square of so many inches, no two in a row. */
export function placesOver(inches: number, count: number): (readonly [u: number, v: number])[] {
  return Array.from({ length: count }, (_, i) => [
    ((i * 0.61803398875) % 1) * inches,
    ((i * 0.75487766625) % 1) * inches,
  ])
}
