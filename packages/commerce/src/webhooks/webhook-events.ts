/** WH1: what another program may be told of, by the name that its `type` has. */
export const webhookEvents = [
  'request.placed',
  'order.created',
  'order.status_changed',
  'proof.answered',
  'payment.booked',
  'techpack.released',
  'collection.closed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** How a delivery stands: it is still to arrive, an answer of 2xx took it, or nobody tries it any more. */
export const deliveryStates = ['waiting', 'delivered', 'gaveUp'] as const
export type DeliveryState = (typeof deliveryStates)[number]
