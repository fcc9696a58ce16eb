import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EditingProvider } from '#web/features/orders/preorder/editing.tsx'
import { SummaryTable } from '#web/features/orders/preorder/summary-table.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const detailOf = (more: object = {}) =>
  ({
    preorder: { id: 'request', revision: 3 },
    userId: 'maya',
    user: { id: 'maya', first_name: 'Maya' },
    invoice: {
      currency: 'cad',
      subtotal: 500_00,
      shipping: 0,
      taxable: 480_00,
      total: 480_00,
      tax: null,
      taxes: [],
      hasReachedMaximum: false,
      discounts: [{ id: 'spring', name: 'Spring', amount: 20_00, source: 'staff' }],
      charges: [{ id: 'rush', kind: 'rush', name: '', amount: 75_00, taxed: false, reason: 'late' }],
      ...more,
    },
    purchasedItems: [],
    proof: null,
    order: null,
    atWorkshop: null,
    history: [],
  }) as unknown as PreorderDetail

const staff = (rights: readonly string[]) =>
  answer(userCalls.me, { id: 'sam', roles: [{ role: 'admin' }], rights, staffAbilities: [] } as never)

beforeEach(() => staff(['discounts']))

const open = (detail = detailOf()) =>
  openPage(
    <EditingProvider detail={detail}>
      <SummaryTable />
    </EditingProvider>,
  )
const button = (name: string | RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name })
const currency = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement
const saved = () =>
  heardOf(deskCalls.setCurrency).flatMap(({ body }) => {
    const { currency, dryRun } = body as { currency: string; dryRun?: boolean }
    return dryRun ? [] : [currency]
  })

test('another currency is looked at before it is saved, and let go by the one that it has', async () => {
  const usd = detailOf({ currency: 'usd' })
  answer(deskCalls.setCurrency, usd)
  const { user } = open()
  expect(currency('CAD').checked).toBe(true)
  expect(button(/^Change to/)).toBeNull()
  await user.click(currency('USD'))
  expect(button('Change to USD')).toBeTruthy()
  expect(screen.getByText(/^Each design takes the price of its own table/)).toBeTruthy()
  await user.click(currency('CAD'))
  expect(button(/^Change to/)).toBeNull()
  await user.click(currency('USD'))
  await user.click(button('Change to USD')!)
  await waitFor(() => expect(saved()).toEqual(['usd']))
})

test('one sum is edited at a time: the ways to the others come back after it', async () => {
  const { user } = open()
  const row = screen.getByRole('row', { name: /^Spring/ })
  expect(within(row).getByText('− 20.00')).toBeTruthy()
  await user.click(within(row).getByRole('button', { name: 'Edit Spring' }))
  expect((screen.getByLabelText('Discount') as HTMLInputElement).value).toBe('Spring')
  expect([button('Edit Spring'), button('Add discount'), button('Add charge')]).toEqual([null, null, null])
  await user.click(button('Cancel')!)
  expect(screen.queryByLabelText('Discount')).toBeNull()
  await user.click(button('Add charge')!)
  expect((screen.getByLabelText('What for') as HTMLSelectElement).value).toBe('setup')
  expect([button('Edit Spring'), button('Add discount')]).toEqual([null, null])
  await user.click(button('Cancel')!)
  await user.click(button('Add discount')!)
  expect((screen.getByLabelText('Discount') as HTMLInputElement).value).toBe('')
  expect(screen.queryByLabelText('What for')).toBeNull()
})

test('whoever may not give discounts is told why', async () => {
  staff([])
  open()
  await waitFor(() => expect(button('Add discount')?.disabled).toBe(true))
  expect(button('Edit Spring')?.disabled).toBe(true)
  expect(button('Add discount')?.getAttribute('aria-describedby')).toBe('discounts-held')
  expect(document.getElementById('discounts-held')?.textContent).toMatch(/\S/)
  expect(button('Add charge')?.disabled).toBe(false)
})

test('nothing is added to an order of one’s own', async () => {
  answer(userCalls.me, {
    id: 'maya',
    roles: [{ role: 'admin' }],
    rights: ['discounts'],
    staffAbilities: [],
  } as never)
  open()
  await waitFor(() => expect(button('Add charge')?.disabled).toBe(true))
  expect(button('Add charge')?.title).toMatch(/\S/)
})
