/**
 * A table of the archive as programs read it: one row of names that are the same in every language, then values; numbers
 * have neither units nor marks. Units stand in a column of their own. Empty: there is none.
 */
export type Table = {
  /** `measurements.csv` */
  readonly file: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A length to a thousandth. */
export function plainNumber(value: number): number {
  return Math.round(value * 1000) / 1000
}
