import type { ContentItem } from '../content.ts'
import type { DrawnItem } from '../drawn-item.ts'

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

/** An area or amount of little: to a millionth. */
export function fineNumber(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000
}

/** What the tables tell: an item of the techpack, by its place from 1, with what was drawn of it. */
export type TableItem = {
  readonly number: number
  readonly item: ContentItem
  readonly drawn: DrawnItem
}
