/** Sums for factors of a row's numbers that come nearest to its value, over all rows that were added. */
export type Sums = { readonly size: number; readonly rows: Float64Array; readonly values: Float64Array }

export function sumsOf(size: number): Sums {
  return { size, rows: new Float64Array(size * size), values: new Float64Array(size) }
}

export function addRow({ size, rows, values }: Sums, row: readonly number[], value: number): void {
  for (let i = 0; i < size; i++) {
    values[i]! += row[i]! * value
    for (let j = 0; j < size; j++) rows[i * size + j]! += row[i]! * row[j]!
  }
}

/** The factors, by Gauss and Jordan; not finite when the rows do not tell them. */
export function solveSums({ size, rows, values }: Sums): number[] {
  const table = Array.from({ length: size }, (_, i) => [
    ...rows.subarray(i * size, (i + 1) * size),
    values[i]!,
  ])
  for (let i = 0; i < size; i++) {
    const pivot = table.reduce(
      (best, row, at) => (at > i && Math.abs(row[i]!) > Math.abs(table[best]![i]!) ? at : best),
      i,
    )
    ;[table[i], table[pivot]] = [table[pivot]!, table[i]!]
    for (let other = 0; other < size; other++) {
      if (other === i) continue
      const factor = table[other]![i]! / table[i]![i]!
      for (let column = i; column <= size; column++) table[other]![column]! -= factor * table[i]![column]!
    }
  }
  return table.map((row, i) => row[size]! / row[i]!)
}
