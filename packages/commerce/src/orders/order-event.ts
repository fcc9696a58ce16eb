/** What the history of a request and its order tells of. */
export const orderEventNames = [
  'created',
  'item_added',
  'item_removed',
  'size_updated',
  'item_price_updated',
  'purchased_design_updated',
  'status_updated',
  'shipment_added',
  'invoice_updated',
  'discount_updated',
  'discount_removed',
  'charge_updated',
  'charge_removed',
  'tax_exemption_updated',
  'currency_updated',
  'shipping_updated',
  'billing_updated',
  'project_number_updated',
  'in_charge_updated',
  'note_added',
  'proof_sent',
  'proof_approved',
  'change_requested',
  'approval_voided',
  'order_created',
  'invoice_issued',
  'deposit_updated',
  'payment_recorded',
  'refund_settled',
  'techpack_created',
  'credit_stays',
] as const

export type OrderEventName = (typeof orderEventNames)[number]

/** What a techpack says otherwise after it. */
export const eventsOfTechpack = [
  'item_added',
  'item_removed',
  'size_updated',
  'purchased_design_updated',
  'project_number_updated',
  'shipping_updated',
] as const satisfies readonly OrderEventName[]

export function changesTechpack(name: OrderEventName): boolean {
  return eventsOfTechpack.some(each => each === name)
}

/** Those that nobody does: they follow from what is told beside them. */
export const eventsThatFollow = [
  'order_created',
  'invoice_issued',
  'approval_voided',
  'credit_stays',
] as const satisfies readonly OrderEventName[]

export function isFollowing(name: OrderEventName): boolean {
  return eventsThatFollow.some(each => each === name)
}
