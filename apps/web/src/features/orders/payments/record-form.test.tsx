import { middleOfTaxDay, taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { type Ledger, paymentCalls } from '@teamloom/contract/payments.ts'
import { type User, userCalls } from '@teamloom/contract/user.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RecordForm } from '#web/features/orders/payments/record-form.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const ledger = { currency: 'cad', due: 120_50, entries: [], deposit: null } as unknown as Ledger
const onDone = vi.fn<() => void>()

beforeEach(() => {
  onDone.mockClear()
  answer(paymentCalls.record, ledger)
})

const open = (more: Partial<Ledger> = {}) =>
  openPage(<RecordForm preorderId="request" ownerId="maya" ledger={{ ...ledger, ...more }} onDone={onDone} />)
const amount = () => screen.getByLabelText('Amount in CAD') as HTMLInputElement
const book = () => screen.getByRole('button', { name: 'Book the payment' })
const booked = () => heardOf(paymentCalls.record).map(({ body }) => body as Record<string, unknown>)

describe('a payment that came in', () => {
  test('is what is due, by Interac and today, until it is said otherwise', async () => {
    const { user } = open()
    expect(amount().value).toBe('120.50')
    await user.click(book())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const receivedAt = middleOfTaxDay(taxDayOf(new Date())).toISOString()
    expect(booked()).toEqual([{ preorderId: 'request', method: 'interac', amount: 120_50, receivedAt }])
  })

  test('is of the day in Toronto where it is tomorrow already (PA22)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T00:41:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const { user } = open()
    expect((screen.getByLabelText('Received on') as HTMLInputElement).value).toBe('2026-11-29')
    await user.click(book())
    await waitFor(() => expect(booked()).toMatchObject([{ receivedAt: '2026-11-29T17:00:00.000Z' }]))
  })

  test('has the method, reference and day that are chosen, the middle of it', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Method'), 'bank_transfer')
    await user.clear(amount())
    await user.type(amount(), '50')
    await user.type(screen.getByLabelText('Reference'), ' TR-9 ')
    const day = screen.getByLabelText('Received on')
    await user.clear(day)
    await user.type(day, '2026-01-31')
    await user.click(book())
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    const receivedAt = '2026-01-31T17:00:00.000Z'
    expect(booked()).toEqual([
      { preorderId: 'request', method: 'bank_transfer', amount: 50_00, reference: 'TR-9', receivedAt },
    ])
  })

  test('beyond what is due is told, and none of nothing, nor of a day to come, is sent', async () => {
    const { user } = open()
    expect(screen.queryByText(/more than is due/)).toBeNull()
    await user.clear(amount())
    await user.type(amount(), '120.51')
    expect(screen.getByText(/^This is \$0\.01 more than is due/)).toBeTruthy()
    for (const wrong of ['0', 'ten']) {
      await user.clear(amount())
      await user.type(amount(), wrong)
      await user.click(book())
      expect(screen.getByText(/^Enter an amount/)).toBeTruthy()
    }
    await user.clear(amount())
    await user.type(amount(), '10')
    const tomorrow = taxDayOf(new Date(Date.now() + 86_400_000))
    const day = screen.getByLabelText('Received on')
    await user.clear(day)
    await user.type(day, tomorrow)
    expect(screen.getByText('Choose today or a day before.')).toBeTruthy()
    await user.click(book())
    expect(booked()).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
  })

  test('of a ledger where nothing is due has no amount yet; what the server refuses is told at it', async () => {
    refuse(paymentCalls.record, 'preorder_not_found', 404)
    const { user } = open({ due: 0 })
    expect(amount().value).toBe('')
    await user.type(amount(), '5')
    await user.click(book())
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'))
    expect(onDone).not.toHaveBeenCalled()
    await user.type(amount(), '0')
    expect(amount().getAttribute('aria-invalid')).not.toBe('true')
  })
})

test('a refund is asked once more, and booked as less than nothing', async () => {
  const { user } = open()
  await user.click(screen.getByText('Paid back'))
  expect(amount().value).toBe('')
  await user.type(amount(), '20')
  expect(screen.queryByText(/more than is due/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Book the refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book a refund of $20.00?' })
  expect(booked()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Book the refund' }))
  await waitFor(() => expect(booked()).toMatchObject([{ amount: -20_00 }]))
})

test('whoever may not book payments begins with what was paid back, and chooses nothing else', async () => {
  answer(userCalls.me, { id: 'sam', rights: ['refunds'] } as unknown as User)
  const { show } = open()
  await waitFor(() => expect(heardOf(userCalls.me)).toHaveLength(1))
  show(null)
  show(<RecordForm preorderId="request" ownerId="maya" ledger={ledger} onDone={onDone} />)
  expect(await screen.findByRole('button', { name: 'Book the refund' })).toBeTruthy()
  expect((screen.getByRole('radio', { name: 'Came in' }) as HTMLInputElement).disabled).toBe(true)
  expect((screen.getByRole('radio', { name: 'Paid back' }) as HTMLInputElement).disabled).toBe(false)
})
