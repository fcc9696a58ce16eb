import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { PriceTable } from '@teamloom/catalog/definition.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import type { WordedPieces } from '../lines/worded-pieces.ts'

/** What the price of somebody's words depends on. */
export type PricedSlot = Pick<Slot, 'id' | 'kind' | 'linkedIds'>

/** Pieces with words of a slot, and what those cost on each, on its linked copies too. */
export type PersonalPart = {
  readonly slotId: string
  readonly kind: PersonalKind
  readonly qty: number
  readonly price: Cents
}

/** NN9: what words of a slot cost on a piece that has some, where the item has `qty` pieces in all; linked copies too. */
export function priceOfSlot(
  { personal }: Pick<PriceTable, 'personal'>,
  { kind, linkedIds }: Pick<PricedSlot, 'kind' | 'linkedIds'>,
  qty: number,
): Cents {
  const ranges = personal?.[kind]
  const range = ranges?.findLast(each => qty >= each.qty) ?? ranges?.[0]
  return range ? range.price + linkedIds.length * range.linked : 0
}

/** NN9: each slot whose words cost something on some piece. */
export function pricePersonal(
  table: Pick<PriceTable, 'personal'>,
  slots: readonly PricedSlot[],
  worded: WordedPieces,
  qty: number,
): PersonalPart[] {
  return slots
    .map(slot => ({
      slotId: slot.id,
      kind: slot.kind,
      qty: worded[slot.id] ?? 0,
      price: priceOfSlot(table, slot, qty),
    }))
    .filter(part => part.qty > 0 && part.price > 0)
}

/** Slots without ids that are of nobody's concern where prices are kept. */
export function pricedSlots(slots: readonly Slot[]): PricedSlot[] {
  return slots.map(({ id, kind, linkedIds }) => ({ id, kind, linkedIds }))
}
