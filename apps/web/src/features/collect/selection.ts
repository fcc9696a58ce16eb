import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'

/** What is picked of the designs: one line for each design and size. */
export type Picked = { readonly id: string; readonly size: string; readonly quantity: number }
export type Selection = readonly Picked[]

/** What is shown of a design beside its lines. */
export type ShownDesign = Pick<CollectableDesign, 'id' | 'name' | 'images' | 'decoratedSides' | 'sizes'> &
  // Not of what is offered no more.
  Partial<Pick<CollectableDesign, 'product'>>

export const mostOfOne = 25

const isSame = (a: Pick<Picked, 'id' | 'size'>, b: Pick<Picked, 'id' | 'size'>) =>
  a.id === b.id && a.size === b.size

export function piecesOf(selection: Selection): number {
  return selection.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function quantityOf(selection: Selection, line: Pick<Picked, 'id' | 'size'>): number {
  return selection.find(each => isSame(each, line))?.quantity ?? 0
}

/** So many of it, up to 25 or what there was; none takes the line away. A new line comes last. */
export function withQuantity(
  selection: Selection,
  line: Pick<Picked, 'id' | 'size'>,
  quantity: number,
): Selection {
  return put(selection, line, Math.min(Math.max(mostOfOne, quantityOf(selection, line)), quantity))
}

/** Lines of the same design and size are one, as they are shown: of who has sent several times, also more than 25. */
export function summed(lines: readonly Picked[]): Selection {
  return lines.reduce<Selection>((all, line) => put(all, line, quantityOf(all, line) + line.quantity), [])
}

function put(selection: Selection, { id, size }: Pick<Picked, 'id' | 'size'>, quantity: number): Selection {
  const isIt = (each: Picked) => isSame(each, { id, size })
  if (quantity <= 0) return selection.filter(each => !isIt(each))
  if (!selection.some(isIt)) return [...selection, { id, size, quantity }]
  return selection.map(each => (isIt(each) ? { ...each, quantity } : each))
}
