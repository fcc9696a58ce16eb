import type { Line } from '../lines/line.ts'
import { wordedOf } from '../lines/worded-pieces.ts'
import type { ItemPricing } from '../pricing/price-item.ts'
import type { SizeQuantity } from '../pricing/size-quantities.ts'
import type { MemberShare } from './split-order.ts'

/** Pieces that somebody takes of an ordered design. */
export type MemberPieces = {
  readonly designId: string
  readonly size: string
  readonly qty: number
  /** The line of the order's list that is theirs; absent of what was split before lists were kept. */
  readonly lineId?: string
}

export type OrderedDesign = {
  readonly designId: string
  readonly sizes: readonly SizeQuantity[]
  readonly pricing: ItemPricing
  /** Its list, where words are each person's own. */
  readonly lines?: readonly Line[]
}

/**
 * PA8, NN11: what each member's garments, with their words, and their delivery cost at the order's price, cents. Whoever
 * answered first comes first: pieces beyond what is ordered in a size are nobody's.
 */
export function memberShares(
  members: readonly { readonly key: string; readonly pieces: readonly MemberPieces[] }[],
  designs: readonly OrderedDesign[],
): MemberShare[] {
  const left = new Map(
    designs.flatMap(({ designId, sizes }) => sizes.map(({ name, qty }) => [`${designId} ${name}`, qty])),
  )
  const wordsOf = new Map(designs.map(design => [design.designId, priceOfWords(design)] as const))
  return members.map(({ key, pieces }) => {
    let garments = 0
    let shipping = 0
    for (const { designId, size, qty, lineId } of pieces) {
      const pricing = designs.find(design => design.designId === designId)?.pricing
      const slot = `${designId} ${size}`
      const taken = Math.min(qty, left.get(slot) ?? 0)
      if (!pricing || taken === 0) continue
      left.set(slot, (left.get(slot) ?? 0) - taken)
      const more = pricing.extraPricePerSize.find(({ name }) => name === size)?.price ?? 0
      garments += taken * ((pricing.pricePerUnit ?? 0) + more)
      if (lineId !== undefined) garments += wordsOf.get(designId)?.(lineId, taken) ?? 0
      shipping += taken * (pricing.priceOfShippingPerUnit ?? 0)
    }
    return { key, garments, shipping }
  })
}

/** What the words on so many pieces of a line cost, each piece of it once. */
function priceOfWords({ lines = [], pricing }: Pick<OrderedDesign, 'lines' | 'pricing'>) {
  const left = new Map(lines.map(line => [line.id, line]))
  const prices = new Map(pricing.personal.map(({ slotId, price }) => [slotId, price]))
  return (lineId: string, taken: number) => {
    const line = left.get(lineId)
    if (!line) return 0
    const qty = Math.min(taken, line.qty)
    left.set(lineId, { ...line, qty: line.qty - qty })
    const worded = Object.entries(wordedOf([{ ...line, qty }]))
    return worded.reduce((sum, [slotId, pieces]) => sum + pieces * (prices.get(slotId) ?? 0), 0)
  }
}
