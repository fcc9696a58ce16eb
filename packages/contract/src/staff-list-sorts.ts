/** `status`: in the order of its steps, of each the longest waiting first; `total`: as the list has it. */
export const staffListSorts = [
  'newest',
  'oldest',
  'updated',
  'customer',
  'organization',
  'pieces',
  'status',
  'event',
  'total',
  'due',
  'dueOn',
  'paid',
] as const

/** How a request's money stands: something is due, for longer than there are days to pay; all of it is paid; too much. */
export const staffListMoney = ['due', 'overdue', 'paid', 'owed'] as const
