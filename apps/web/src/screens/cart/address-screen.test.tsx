import { cartCalls } from '@teamloom/contract/cart.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { addressCalls, preorderCalls } from '@teamloom/contract/preorders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { AddressScreen } from '#web/screens/cart/address-screen.tsx'
import { cartItemOf, tshirt } from '#web/screens/testing/cart-item.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas } from '#web/screens/testing/people.ts'

const address = {
  organization: 'Wolves',
  firstName: 'Maya',
  lastName: 'Tremblay',
  phone: '+15145550199',
  email: 'maya@example.com',
  address: {
    line1: '1450 Canal Street',
    line2: null,
    city: 'Montréal',
    country: 'CA' as const,
    state: 'QC',
    postal_code: 'H3K 1A5',
  },
}

let revision = 1

/** Ready to be sent but for the two confirmations. */
async function open() {
  serverHas()
  answer(cartCalls.items, () => ({ revision, items: [cartItemOf({ M: 20 })] }))
  answer(addressCalls.mine, { shippingAddress: address, billingAddress: address })
  answer(generatorCalls.productDefinition, describeProduct(tshirt, false))
  const { user, at } = openScreen(<AddressScreen />, { path: '/cart/address' })
  for (const box of await screen.findAllByRole('checkbox', { name: /final|terms/i })) await user.click(box)
  return { user, at, send: () => user.click(screen.getByRole('button', { name: 'Continue to pre-order' })) }
}
const sent = () =>
  heardOf(preorderCalls.create).map(({ body }) => (body as { cartRevision: number }).cartRevision)

test('a cart whose prices have changed is shown as it is now, and sent once more (OR44)', async () => {
  const { send, at } = await open()
  refuse(preorderCalls.create, 'conflict', 409, { facts: { target: 'prices' } })
  revision = 2
  await send()
  expect(await screen.findByText('Prices have changed since you opened this page.')).toBeTruthy()
  expect(screen.queryByText(/in another window/)).toBeNull()
  answer(preorderCalls.create, { id: 'request' })
  await send()
  await waitFor(() => expect(at()).toBe('/orders/request/request'))
  expect(sent()).toEqual([1, 2])
})

test('a cart that was changed elsewhere is shown as it is now, with the way to what was ordered (OR44)', async () => {
  const { send } = await open()
  refuse(preorderCalls.create, 'conflict', 409, { facts: { target: 'cart' } })
  await send()
  expect(await screen.findByText('This cart was changed or ordered in another window.')).toBeTruthy()
  expect(screen.queryByText(/^Prices have changed/)).toBeNull()
  expect(screen.getByRole('link', { name: 'My orders' })).toBeTruthy()
})
