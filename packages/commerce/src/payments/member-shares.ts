import type { ItemPricing } from '../pricing/price-item.ts'
import type { SizeQuantity } from '../pricing/size-quantities.ts'
import type { MemberShare } from './split-order.ts'

/** Pieces that somebody takes of an ordered design. */
export type MemberPieces = {
  readonly designId: string
  readonly size: string
  readonly qty: number
}

export type OrderedDesign = {
  readonly designId: string
  readonly sizes: readonly SizeQuantity[]
  readonly pricing: ItemPricing
}

/**
 * PA8: what each member's garments and their delivery cost at the order's price, cents. Whoever answered first comes
 * first: pieces beyond what is ordered in a size are nobody's.
 */
export function memberShares(
  members: readonly { readonly key: string; readonly pieces: readonly MemberPieces[] }[],
  designs: readonly OrderedDesign[],
): MemberShare[] {
  const left = new Map(
    designs.flatMap(({ designId, sizes }) => sizes.map(({ name, qty }) => [`${designId} ${name}`, qty])),
  )
  return members.map(({ key, pieces }) => {
    let garments = 0
    let shipping = 0
    for (const { designId, size, qty } of pieces) {
      const pricing = designs.find(design => design.designId === designId)?.pricing
      const slot = `${designId} ${size}`
      const taken = Math.min(qty, left.get(slot) ?? 0)
      if (!pricing || taken === 0) continue
      left.set(slot, (left.get(slot) ?? 0) - taken)
      const more = pricing.extraPricePerSize.find(({ name }) => name === size)?.price ?? 0
      garments += taken * ((pricing.pricePerUnit ?? 0) + more)
      shipping += taken * (pricing.priceOfShippingPerUnit ?? 0)
    }
    return { key, garments, shipping }
  })
}
