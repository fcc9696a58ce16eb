/** Where an order request stands; staff may set any of them, in any order. */
export const preorderStatuses = [
  'intent',
  'inreviewbydesigner',
  'inreviewbycustomer',
  'purchased',
  'inproduction',
  'shipped',
  'delivered',
  'cancelled',
] as const

export type PreorderStatus = (typeof preorderStatuses)[number]

/** OR17: what an order is called besides, once nothing is left to do or to pay. */
export const orderStatuses = [...preorderStatuses, 'closed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The way of a request that goes well, for showing how far it is. */
export const preorderSteps = preorderStatuses.filter(status => status !== 'cancelled')

const orderedStatuses: readonly PreorderStatus[] = ['purchased', 'inproduction', 'shipped', 'delivered']

/** OR18: a request that stands there is an order, whose invoice is due. */
export function isOrdered(status: PreorderStatus): boolean {
  return orderedStatuses.includes(status)
}

const madeOrNever: readonly OrderStatus[] = ['shipped', 'delivered', 'cancelled', 'closed']

/** DE3: whether an order is still to be made, so that it is told when it comes. */
export function isToBeMade(status: OrderStatus): boolean {
  return !madeOrNever.includes(status)
}

const usual: Readonly<Record<PreorderStatus, readonly PreorderStatus[]>> = {
  intent: ['inreviewbydesigner', 'inreviewbycustomer'],
  inreviewbydesigner: ['inreviewbycustomer'],
  inreviewbycustomer: ['purchased', 'inreviewbydesigner'],
  purchased: ['inproduction'],
  inproduction: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** OR19: the statuses that usually come next; `cancelled` may come at any time before the delivery. */
export function usualNextStatuses(status: PreorderStatus): readonly PreorderStatus[] {
  return status === 'cancelled' || status === 'delivered' ? [] : [...usual[status], 'cancelled']
}
