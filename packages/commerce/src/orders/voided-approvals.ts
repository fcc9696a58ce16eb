import { shownCharges } from '../charges/charge.ts'
import { printedText } from '../lines/printed-text.ts'
import { haveSameQuantities } from '../lines/quantities-of.ts'
import { isSame } from './is-same.ts'
import { type OrderDocument, priceOf } from './order-document.ts'
import type { VoidReason } from './void-reasons.ts'

/** OR31: the reason for which all approvals are void after this edit. */
export function reasonForAll(before: OrderDocument, after: OrderDocument): VoidReason | undefined {
  if (before.currency !== after.currency) return 'currency'
  if (!isSame(before.discounts, after.discounts)) return 'discounts'
  if (!isSame(shownCharges(before.charges), shownCharges(after.charges))) return 'charges'
  if (!isSame(before.shippingAddress, after.shippingAddress)) return 'address'
  return undefined
}

/** OR31: the reason for which the approval of this design is. */
export function reasonForDesign(
  designId: string,
  before: OrderDocument,
  after: OrderDocument,
): VoidReason | undefined {
  const was = before.items.find(item => item.designId === designId)
  const is = after.items.find(item => item.designId === designId)
  if (!is) return 'removed'
  if (!was || !haveSameQuantities(was.lines, is.lines)) return 'quantities'
  if (printedText(was.lines) !== printedText(is.lines)) return 'words'
  return isSame(priceOf(was, before.currency), priceOf(is, after.currency)) ? undefined : 'price'
}
