import { orderCalls } from '@teamloom/contract/orders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderedItem } from '#web/data/order-entry.ts'
import { OneMore } from '#web/features/orders/one-more/one-more.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { cartItemOf } from '#web/screens/testing/cart-item.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'

const nameId = '00000000-0000-4000-8000-000000000051'
const numberId = '00000000-0000-4000-8000-000000000052'
const { pricing } = cartItemOf({ M: 1 })
/** What is asked of one that was delivered. */
const item = {
  design_id: 'copy',
  designName: 'Match shirt',
  sizes: ['M', 'L'].map(name => ({ name, qty: 10 })),
  slots: [
    { id: nameId, kind: 'name', mayBeEmpty: false },
    { id: numberId, kind: 'number', mayBeEmpty: true },
  ],
  longNames: [{ inches: 1.5, usualInches: 2 }],
  designState: { product: { name: 'tshirt', soldAs: 'piece' } },
} as unknown as OrderedItem

const open = async () => {
  const shown = openScreen(<OneMore item={item} preorderId="delivered" sizeLabel={(_, size) => size} />, {
    path: '/orders',
  })
  await shown.user.click(await screen.findByRole('button', { name: 'One more piece of Match shirt' }))
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}

test('one more piece is told with its price and what is likely a mistake before it is asked for (OR62)', async () => {
  const long = {
    slotId: nameId,
    words: 'COHEN',
    ownInches: 1.375,
    inches: 1.375,
    usualInches: 1.5,
    leastInches: 0.5,
    shorter: null,
  }
  const told = {
    pricing,
    currency: 'cad' as const,
    problems: ['number_twice' as const, 'name_long' as const],
    longNames: [long],
  }
  answer(orderCalls.oneMore, ({ body }) => ({
    ...told,
    id: (body as { dryRun?: true }).dryRun ? null : 'new',
  }))
  const { user, at, dialog } = await open()
  const ask = () => dialog.getByRole('button', { name: 'Ask for it' })
  expect((ask() as HTMLButtonElement).disabled).toBe(true)
  expect(dialog.getByText(/names of that order are 1 1\/2\sin high instead of 2\sin/)).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'L')
  await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Cohen')
  await user.type(dialog.getByRole('textbox', { name: 'Name on it' }), 'COHEN')
  await user.type(dialog.getByRole('textbox', { name: 'Number on it' }), '07')
  expect(await dialog.findByText('Somebody of this order has this number already.')).toBeTruthy()
  expect(
    dialog.getByText(
      /^COHEN does not fit as high as the names of that order, 1 1\/2\sin: .* 1 3\/8\sin high\.$/,
    ),
  ).toBeTruthy()
  expect(dialog.queryByText(/This is a long name/)).toBeNull()
  expect(dialog.getByText(/Delivery included, before discounts and taxes/)).toBeTruthy()
  expect(heardOf(orderCalls.oneMore).every(({ body }) => (body as { dryRun?: true }).dryRun)).toBe(true)
  await waitFor(() => expect((ask() as HTMLButtonElement).disabled).toBe(false))
  await user.click(ask())
  await waitFor(() => expect(at()).toBe('/orders/request/new'))
  expect(heardOf(orderCalls.oneMore).at(-1)?.body).toEqual({
    preorderId: 'delivered',
    designId: 'copy',
    line: {
      size: 'L',
      person: { first_name: '', last_name: 'Cohen' },
      words: { [nameId]: 'COHEN', [numberId]: '07' },
    },
    // As it was shown: another price since is told first.
    total: must(pricing.total, 'total'),
  })
})

test('one more piece that is refused says why, and is not asked for (OR62)', async () => {
  refuse(orderCalls.oneMore, 'minimum_quantity', 422, { facts: { minQty: 12 } })
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'M')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/minimum quantity/)
  expect((dialog.getByRole('button', { name: 'Ask for it' }) as HTMLButtonElement).disabled).toBe(true)
})
