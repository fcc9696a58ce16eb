/** What the history of a request and its order tells of. */
export const orderEventNames = [
  'created',
  'item_added',
  'item_removed',
  'size_updated',
  'item_price_updated',
  'purchased_design_updated',
  'status_updated',
  'invoice_updated',
  'discount_updated',
  'discount_removed',
  'currency_updated',
  'shipping_updated',
  'billing_updated',
  'project_number_updated',
  'note_added',
  'proof_sent',
  'proof_approved',
  'change_requested',
  'approval_voided',
  'order_created',
  'invoice_issued',
  'payment_recorded',
  'techpack_created',
] as const

export type OrderEventName = (typeof orderEventNames)[number]
