import { type Ledger, paymentCalls } from '@teamloom/contract/payments.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DepositField } from '#web/features/orders/payments/deposit-field.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const ledger = { currency: 'cad', due: 0, entries: [], deposit: null } as unknown as Ledger
const asked: Ledger = { ...ledger, deposit: { percent: 40, amount: 200_00 } }

beforeEach(() => answer(paymentCalls.setDeposit, ledger))

const open = (of: Ledger) => openPage(<DepositField preorderId="request" ledger={of} />)
const share = () => screen.getByLabelText('Share of the total before taxes, in %') as HTMLInputElement
const sent = () => heardOf(paymentCalls.setDeposit).map(({ body }) => body)

test('a deposit is 30 % until another share is written, whole and from 1 to 100', async () => {
  const { user } = open(ledger)
  expect(screen.queryByText(/^Deposit:/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ask for none' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ask for a deposit' }))
  expect(share().value).toBe('30')
  for (const wrong of ['0', '101', '2,5', 'x']) {
    await user.clear(share())
    await user.type(share(), wrong)
    await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
    expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy()
  }
  expect(sent()).toEqual([])
  await user.clear(share())
  await user.type(share(), '100')
  expect(screen.queryByText('Enter a whole number from 1 to 100.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(sent()).toEqual([{ preorderId: 'request', percent: 100 }])
})

test('one that is asked for is told, changed from what it is, or asked for no more', async () => {
  const { user } = open(asked)
  expect(screen.getByText('Deposit: 40%, $200.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the deposit' }))
  expect(share().value).toBe('40')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Ask for none' }))
  await waitFor(() => expect(sent()).toEqual([{ preorderId: 'request', percent: null }]))
})

test('what the server refuses is told, and gone once another share is written', async () => {
  refuse(paymentCalls.setDeposit, 'price_missing', 422)
  const { user } = open(ledger)
  await user.click(screen.getByRole('button', { name: 'Ask for a deposit' }))
  await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
  await waitFor(() => expect(share().getAttribute('aria-invalid')).toBe('true'))
  await user.clear(share())
  await user.type(share(), '20')
  expect(share().getAttribute('aria-invalid')).not.toBe('true')
})
