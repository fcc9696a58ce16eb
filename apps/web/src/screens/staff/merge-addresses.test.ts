import { expect, it } from 'vitest'
import type { AddressDraft } from '#web/features/checkout/address-draft.ts'
import { mergeAddresses } from '#web/screens/staff/merge-addresses.ts'

const first: AddressDraft = {
  organization: 'Wolves Rowing',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address: '1450 Canal Street',
  appartment: '',
  city: 'Montréal',
  country: 'CA',
  state: 'QC',
  zipcode: 'H3K 1A5',
  phone: '514-555-0142',
  email: 'maya@wolvesrowing.ca',
}
const boston = { address: '1 Main', city: 'Boston', country: 'US', state: 'MA', zipcode: '02134' } as const

it('lets two change different lines of an address, and its place as a whole (OR30)', () => {
  const theirs = { ...first, ...boston }
  expect(mergeAddresses(first, { ...first, phone: '514-555-0199' }, theirs)).toEqual({
    draft: { ...theirs, phone: '514-555-0199' },
    yielded: { ...theirs, phone: '514-555-0199' },
    clashes: [],
  })
  const mine = { ...first, city: 'Laval', phone: '514-555-0199' }
  expect(mergeAddresses(first, mine, theirs)).toEqual({
    draft: mine,
    yielded: { ...theirs, phone: '514-555-0199' },
    clashes: ['place'],
  })
})
