import { type Ledger, paymentCalls } from '@teamloom/contract/payments.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentPanel } from '#web/features/orders/payments/payment-panel.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const instructions = {
  reference: 'TL-1042',
  until: '2027-01-15',
  interacEmail: 'pay@example.com',
  bankAccount: null,
}

/** An order of a thousand dollars of which nothing is paid, and what is said of it. */
function ledgerOf(about: object = {}): Ledger {
  return {
    orderId: 'o1',
    preorderId: 'p1',
    currency: 'cad',
    total: 100_000,
    paid: 0,
    balance: 100_000,
    due: 100_000,
    awaited: 0,
    owed: 0,
    deposit: null,
    canPayByCard: true,
    instructions,
    entries: [],
    ...about,
  } as never
}

async function open(about: object, { isOrder = true, isAwaited = false } = {}) {
  answer(paymentCalls.ledgerOfRequest, ledgerOf(about))
  answer(splitCalls.read, { lines: [] } as never)
  openPage(<PaymentPanel preorderId="p1" isOrder={isOrder} isAwaited={isAwaited} />)
  await screen.findByText('Payments so far')
  const has = (text: string | RegExp) => screen.queryByText(text) !== null
  return {
    has,
    isDue: () => has('To pay now'),
    byCard: () => has('Pay by card'),
    byTransfer: () => has('By bank transfer or Interac'),
  }
}

test('what is due is told, with each way to pay it', async () => {
  const { has, isDue, byCard, byTransfer } = await open({})
  expect([isDue(), byCard(), byTransfer()]).toEqual([true, true, true])
  expect(screen.getByText('To pay now').parentElement?.textContent).toMatch(/1,000\.00/)
  expect([has('TL-1042'), has('No payment yet.'), has('All is paid. Thank you.')]).toEqual([
    true,
    true,
    false,
  ])
})

test('where no card is taken none is asked for', async () => {
  const { isDue, byCard, byTransfer } = await open({ canPayByCard: false })
  expect([isDue(), byCard(), byTransfer()]).toEqual([true, false, true])
})

test('all that is paid is thanked for, and asks for nothing', async () => {
  const { has, isDue, byCard, byTransfer } = await open({
    paid: 100_000,
    balance: 0,
    due: 0,
    instructions: null,
  })
  expect([isDue(), byCard(), byTransfer()]).toEqual([false, false, false])
  expect([has('All is paid. Thank you.'), has(/We owe it back/)]).toEqual([true, false])
})

test('an order of nothing is not thanked for', async () => {
  const { has } = await open({ total: 0, balance: 0, due: 0, instructions: null })
  expect(has('All is paid. Thank you.')).toBe(false)
})

test('what is on its way by card is told, and what was paid beyond is owed', async () => {
  const { has } = await open({ awaited: 20_000, owed: 5_000 })
  expect(has('$200.00 by card is on its way')).toBe(true)
  expect(has('$50.00 more was paid than is due. We owe it back to you.')).toBe(true)
})

test('while a payment of one’s own is waited for, none is asked for again', async () => {
  const { isDue, byCard, byTransfer } = await open({}, { isAwaited: true })
  expect([isDue(), byCard(), byTransfer()]).toEqual([false, false, false])
})

test('a deposit is asked for before the order, which is not split yet', async () => {
  const deposit = { percent: 30, amount: 30_000 }
  const request = { orderId: null, total: null, balance: null, deposit }
  const asked = await open({ ...request, due: 30_000 }, { isOrder: false })
  expect(asked.has('Deposit of 30%, asked for before the order')).toBe(true)
  expect(heardOf(splitCalls.read)).toEqual([])
})

test('a deposit that is paid is thanked for, and one that was given back is not', async () => {
  const deposit = { percent: 30, amount: 30_000 }
  const paid = {
    orderId: null,
    total: null,
    balance: null,
    deposit,
    due: 0,
    paid: 30_000,
    instructions: null,
  }
  const { has } = await open(paid, { isOrder: false })
  expect(has('The deposit is paid. Thank you.')).toBe(true)
  expect(has(/asked for before the order/)).toBe(false)
})

test('a deposit that is owed back whole is not thanked for', async () => {
  const deposit = { percent: 30, amount: 30_000 }
  const { has } = await open({ total: null, balance: null, deposit, due: 0, paid: 30_000, owed: 30_000 })
  expect(has('The deposit is paid. Thank you.')).toBe(false)
})

test('of an invoice the deposit says nothing any more', async () => {
  const { has } = await open({ deposit: { percent: 30, amount: 30_000 } })
  expect(has(/Deposit of 30%/)).toBe(false)
})

test('a request of which nothing is asked or paid shows nothing', async () => {
  answer(paymentCalls.ledgerOfRequest, ledgerOf({ orderId: null, total: null }))
  const { show } = openPage(<PaymentPanel preorderId="p1" isOrder={false} isAwaited={false} />)
  expect(screen.queryByText('Payment')).toBeNull()
  show(<PaymentPanel preorderId="p1" isOrder isAwaited={false} />)
  expect(await screen.findByText('Payments so far')).toBeTruthy()
})

test('an order’s payments are on their way, or did not load and are asked for again', async () => {
  const { show } = openPage(<PaymentPanel preorderId="p1" isOrder isAwaited={false} />)
  expect(screen.getByLabelText('Loading the payments…')).toBeTruthy()
  refuse(paymentCalls.ledgerOfRequest, 'internalError', 500)
  show(<PaymentPanel preorderId="p2" isOrder isAwaited={false} />)
  expect(await screen.findByText('The payments did not load.')).toBeTruthy()
  expect(screen.queryByLabelText('Loading the payments…')).toBeNull()
  expect(screen.queryByText('Payments so far')).toBeNull()
})
