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

/** The way of a request that goes well, for showing how far it is. */
export const preorderSteps = preorderStatuses.filter(status => status !== 'cancelled')
