import { wordsKey } from '@teamloom/commerce/lines/words-key.ts'
import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'
import type { Words } from '@teamloom/design/slots.ts'

/** What is picked of the designs: one line for each design, size and what it says. */
export type Picked = {
  readonly id: string
  readonly size: string
  readonly quantity: number
  readonly words?: Words | undefined
}
type Line = Pick<Picked, 'id' | 'size' | 'words'>
export type Selection = readonly Picked[]

/** What is shown of a design beside its lines. */
export type ShownDesign = Pick<
  CollectableDesign,
  'id' | 'name' | 'images' | 'decoratedSides' | 'sizes' | 'slots'
> &
  // Not of what is offered no more.
  Partial<Pick<CollectableDesign, 'product'>>

export const mostOfOne = 25

/** A key of a line among others. */
export const keyOf = ({ id, size, words }: Line) => `${id} ${size} ${wordsKey(words)}`

const isSame = (a: Line, b: Line) => keyOf(a) === keyOf(b)

export function piecesOf(selection: Selection): number {
  return selection.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function quantityOf(selection: Selection, line: Line): number {
  return selection.find(each => isSame(each, line))?.quantity ?? 0
}

/**
 * A selection with so many of a line, up to 25 or what there was; none takes the line away. A new line comes last.
 */
export function withQuantity(selection: Selection, line: Line, quantity: number): Selection {
  return put(selection, line, Math.min(Math.max(mostOfOne, quantityOf(selection, line)), quantity))
}

/** Lines of the same design, size and words are one, as they are shown: of who has sent several times, also more than 25. */
export function summed(lines: readonly Picked[]): Selection {
  return lines.reduce<Selection>((all, line) => put(all, line, quantityOf(all, line) + line.quantity), [])
}

/** A selection in which a line has other words; two lines that say the same are one. */
export function withWords(selection: Selection, line: Picked, words: Words): Selection {
  return summed(selection.map(each => (isSame(each, line) ? { ...each, words } : each)))
}

function put(selection: Selection, { id, size, words }: Line, quantity: number): Selection {
  const isIt = (each: Picked) => isSame(each, { id, size, words })
  if (quantity <= 0) return selection.filter(each => !isIt(each))
  if (!selection.some(isIt)) return [...selection, { id, size, quantity, ...(words && { words }) }]
  return selection.map(each => (isIt(each) ? { ...each, quantity } : each))
}
