import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'

/** What is picked of the designs: one line for each design and size. */
export type Picked = { readonly id: string; readonly size: string; readonly quantity: number }
export type Selection = readonly Picked[]

/** What is shown of a design beside its lines. */
export type ShownDesign = Pick<CollectableDesign, 'id' | 'name' | 'images' | 'sizes'>

export const mostOfOne = 25

const isSame = (a: Pick<Picked, 'id' | 'size'>, b: Pick<Picked, 'id' | 'size'>) =>
  a.id === b.id && a.size === b.size

export function piecesOf(selection: Selection): number {
  return selection.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function quantityOf(selection: Selection, line: Pick<Picked, 'id' | 'size'>): number {
  return selection.find(each => isSame(each, line))?.quantity ?? 0
}

/** So many of it; none takes the line away. A new line comes last. */
export function withQuantity(
  selection: Selection,
  line: Pick<Picked, 'id' | 'size'>,
  quantity: number,
): Selection {
  const { id, size } = line
  const bounded = Math.min(mostOfOne, quantity)
  if (bounded <= 0) return selection.filter(each => !isSame(each, line))
  if (!selection.some(each => isSame(each, line))) return [...selection, { id, size, quantity: bounded }]
  return selection.map(each => (isSame(each, line) ? { ...each, quantity: bounded } : each))
}

/** Lines of the same design and size are one, as they are shown. */
export function summed(lines: readonly Picked[]): Selection {
  return lines.reduce<Selection>(
    (all, line) => withQuantity(all, line, quantityOf(all, line) + line.quantity),
    [],
  )
}
