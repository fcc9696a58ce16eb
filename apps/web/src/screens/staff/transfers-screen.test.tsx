import type { DataOf } from '@teamloom/contract/call.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { TransfersScreen } from '#web/screens/staff/transfers-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

type Proposal = DataOf<typeof paymentCalls.propose>[number]

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  preorderId: '00000000-0000-4000-8000-000000000071',
  orderId: null,
  number: 20_071,
  reference: 'TL-20071',
  invoiceNumber: '20071',
  customer: 'Wolves Rowing',
  due: 120_50,
  isPart: false,
  currency: 'cad',
  ...more,
})

const propose = (...found: Proposal[]) => answer(paymentCalls.propose, found)

beforeEach(() => {
  serverHas({ me: { ...maya, rights: ['payments', 'refunds'] } })
  answer(paymentCalls.record, {} as never)
})

const open = () => openScreen(<TransfersScreen />, { path: '/transfers' })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const find = () => screen.getByRole('button', { name: 'Find the order' })
const asked = () => heardOf(paymentCalls.propose).map(({ query }) => query)
const booked = () => heardOf(paymentCalls.record).map(({ body }) => body)

async function look(user: ReturnType<typeof open>['user'], words: string, amount: string) {
  await user.type(await field('Message or reference of the transfer'), words)
  await user.type(await field('Amount'), amount)
  await user.click(find())
}

test('the order that a transfer names is proposed, and booked once it is said so', async () => {
  propose(proposal())
  const { user } = open()
  await look(user, ' TL-20071 ', '120.50')
  const row = await screen.findByText('Request 20071')
  expect(asked()).toEqual([{ words: 'TL-20071', amount: '12050' }])
  expect(screen.getByText('$120.50 due')).toBeTruthy()
  expect(screen.queryByText('Several fit. Choose one.')).toBeNull()
  await user.selectOptions(await field('Method'), 'bank_transfer')
  await user.click(screen.getByRole('button', { name: 'Book $120.50' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book $120.50 for Request 20071?' })
  expect(booked()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Book the payment' }))
  await screen.findByText('$120.50 is booked for Request 20071.')
  expect(booked()).toEqual([
    { preorderId: proposal().preorderId, method: 'bank_transfer', amount: 120_50, reference: 'TL-20071' },
  ])
  // The next transfer begins anew.
  await waitFor(() => expect(row.isConnected).toBe(false))
  expect((await field('Amount')).value).toBe('')
})

test('a part is told as one, several ask for a choice, and none is told', async () => {
  propose(proposal({ isPart: true, orderId: 'order', due: 900_00 }), proposal({ preorderId: 'other' }))
  const { user } = open()
  await look(user, 'wolves', '120.50')
  await screen.findByText('Several fit. Choose one.')
  expect(screen.getByText('Order 20071')).toBeTruthy()
  expect(screen.getByText('A part of $900.00 due')).toBeTruthy()
  propose()
  await user.type(await field('Message or reference of the transfer'), ' 7')
  expect(screen.queryByText('Order 20071')).toBeNull()
  await user.click(find())
  expect(await screen.findByText(/^No order names this reference/)).toBeTruthy()
})

test('nothing is looked for without words and an amount, each of which is told', async () => {
  const { user } = open()
  await field('Amount')
  await user.click(find())
  expect(screen.getByText('Enter what the bank shows.')).toBeTruthy()
  expect(screen.getByText(/^Enter an amount/)).toBeTruthy()
  await user.type(await field('Amount'), '0')
  expect(screen.queryByText('Enter what the bank shows.')).toBeNull()
  await user.click(find())
  expect(screen.getByText(/^Enter an amount/)).toBeTruthy()
  expect(asked()).toEqual([])
})

test('what the server refuses is told, also of the booking, and nothing is gone', async () => {
  refuse(paymentCalls.propose, 'too_many_requests', 429)
  const { user } = open()
  await look(user, 'wolves', '5')
  expect(await screen.findByRole('alert')).toBeTruthy()
  propose(proposal())
  refuse(paymentCalls.record, 'preorder_not_found', 404)
  await user.click(find())
  await user.click(await screen.findByRole('button', { name: 'Book $5.00' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book the payment' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Request 20071')).toBeTruthy()
  expect((await field('Amount')).value).toBe('5')
})

test('whoever may not book payments reads why, and looks for none', async () => {
  serverHas({ me: { ...maya, rights: [] } })
  open()
  await field('Amount')
  await waitFor(() => expect((find() as HTMLButtonElement).disabled).toBe(true))
})
