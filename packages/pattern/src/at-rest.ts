import { restOfKnit } from './blocks/knit-hat.ts'
import type { Piece } from './pattern.ts'

/** The share of its panel's widths that a piece has lying flat: hats are cut as they are worn, stretched. */
export function restOf({ wrap }: Pick<Piece, 'wrap'>): number {
  return wrap.kind === 'head' ? restOfKnit : 1
}
