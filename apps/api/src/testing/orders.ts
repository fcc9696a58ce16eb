import type { AddressForm } from '@teamloom/commerce/addresses/address.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import type { z } from 'zod'
import type { Person } from '#api/testing/people.ts'

export const montreal: AddressForm = {
  organization: 'Wolves Rowing',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address: '1200 Atwater Street',
  appartment: 'Suite 4',
  city: 'Montréal',
  country: 'CA',
  state: 'QC',
  zipcode: 'H3K 1A5',
  phone: '514-555-0123',
  email: 'maya@example.com',
}

export type OrderBody = z.input<(typeof preorderCalls.create)['body']>

export const sizes = [
  { name: 'M', qty: 12 },
  { name: 'L', qty: 10 },
]

/** A request for these designs. */
export function orderOf(designIds: readonly string[], change: Partial<OrderBody> = {}): OrderBody {
  return {
    shippingAddress: montreal,
    billingAddress: montreal,
    items: designIds.map(design_id => ({ design_id, sizes })),
    locale: 'en',
    currency: 'cad',
    ...change,
  }
}

export function placeOrder(person: Person, designIds: readonly string[], change: Partial<OrderBody> = {}) {
  return person.call(preorderCalls.create, { body: orderOf(designIds, change) })
}
