import { orderCalls } from '@teamloom/contract/orders.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, refuse } from '#web/lib/testing/server.ts'
import { OrdersScreen } from '#web/screens/orders/orders-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'

const open = (address = '/orders') =>
  openScreen(<OrdersScreen />, {
    path: address === '/orders' ? '/orders' : '/orders/request/$preorderId',
    address,
  })

/** What the list shows of one; the rest is read where it is opened. */
const request = (id: string, number: number, created_at: string) =>
  ({
    preorder: { id, number, status: 'intent', created_at },
    type: 'preorder',
    user: { first_name: 'Maya', last_name: 'Tremblay', email: 'maya@example.com' },
    invoice: {
      invoice_number: null,
      currency: 'cad',
      discounts: [],
      taxes: [],
      tax: null,
      subtotal: 100_000,
      shipping: 5000,
      total: 105_000,
    },
    purchasedItems: [],
    itemsCount: 2,
    paymentMethod: 'bank_transfer',
    promoCode: null,
    oneMoreOf: null,
    onesMore: [],
    proofToAnswer: null,
  }) as unknown as Preorder

const serverHasRequests = (...requests: Preorder[]) => {
  answer(preorderCalls.list, requests)
  answer(orderCalls.list, [])
}

describe('my orders', () => {
  test('are awaited, and not called none while a half of them is on its way', async () => {
    answer(preorderCalls.list, [])
    open()
    expect(await screen.findByRole('heading', { name: 'My orders' })).toBeTruthy()
    expect(screen.queryByText('No orders yet')).toBeNull()
  })

  test('say how to begin where there are none', async () => {
    serverHasRequests()
    open()
    expect(await screen.findByText('No orders yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to my designs' }).getAttribute('href')).toBe('/home')
  })

  test('are there by another try where one half of them did not load', async () => {
    serverHasRequests()
    refuse(orderCalls.list, 'internalError', 500)
    const { user } = open()
    expect(await screen.findByText('We cannot show your orders right now')).toBeTruthy()
    expect(screen.queryByText('No orders yet')).toBeNull()
    serverHasRequests(request('one', 7, '2026-11-21T10:00:00.000Z'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Request 7' })).toBeTruthy()
  })

  test('are listed newest first, each with its sum and state', async () => {
    serverHasRequests(
      request('one', 7, '2026-11-21T10:00:00.000Z'),
      request('two', 8, '2026-11-23T10:00:00.000Z'),
    )
    open()
    await screen.findByRole('article', { name: 'Request 7' })
    const [first, second] = screen.getAllByRole('article')
    expect(first?.textContent).toMatch(/^Request 8.*2 items.*Sent.*\$1,050\.00/)
    expect(second?.textContent).toContain('Request 7')
  })

  test('that are not there are told, and lead to those that are', async () => {
    serverHasRequests(request('one', 7, '2026-11-21T10:00:00.000Z'))
    const { at } = open('/orders/request/other')
    expect(await screen.findByText('We cannot find this order request. Here are your orders.')).toBeTruthy()
    await waitFor(() => expect(at()).toBe('/orders'))
  })
})
