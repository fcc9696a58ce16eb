import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

/** A design that a request is made of, with what is typed of its quantities. */
export type ChosenDesign = {
  readonly id: string
  /** By size. */
  readonly texts: Readonly<Record<string, string>>
  readonly sizes: readonly SizeQuantity[]
  /** How many pieces it lacks of its minimum; null: what is typed is no quantity, or nothing is. */
  readonly missing: number | null
}

export function isComplete(chosen: readonly ChosenDesign[]): boolean {
  return chosen.length > 0 && chosen.every(({ missing }) => missing === 0)
}
