import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ChargeForm } from '#web/features/orders/preorder/charge-form.tsx'
import { DiscountForm } from '#web/features/orders/preorder/discount-form.tsx'
import { EditingProvider } from '#web/features/orders/preorder/editing.tsx'
import { PriceEditor } from '#web/features/orders/preorder/price-editor.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const kept = { id: 'spring', name: 'Spring', amount: 20_00, source: 'staff' }
const rush = { id: 'rush', kind: 'rush', name: '', amount: 75_00, taxed: false, reason: 'late' }
const detail = {
  preorder: { id: 'request', revision: 3 },
  invoice: { currency: 'cad', subtotal: 500_00, total: 480_00, discounts: [kept], charges: [rush] },
  purchasedItems: [],
  proof: null,
  order: null,
  atWorkshop: null,
  history: [],
  user: { first_name: 'Maya' },
} as unknown as PreorderDetail

const onDone = vi.fn<() => void>()
const edits = [deskCalls.setDiscount, deskCalls.setCharge, deskCalls.setPrice] as const

beforeEach(() => {
  onDone.mockClear()
  for (const edit of edits) answer(edit, detail)
})

const open = (form: ReactNode) => openPage(<EditingProvider detail={detail}>{form}</EditingProvider>)
const field = (name: string | RegExp) => screen.getByLabelText(name) as HTMLInputElement
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
/** What was saved, and not only looked at. */
const saved = () =>
  edits
    .flatMap(edit => heardOf(edit).map(({ body }) => body as Record<string, unknown>))
    .filter(({ dryRun }) => !dryRun)
    .map(({ preorderId: _, revision: __, ...edit }) => edit)

async function write(user: ReturnType<typeof open>['user'], into: HTMLInputElement, text: string) {
  await user.clear(into)
  await user.type(into, text)
}

describe('a discount', () => {
  test('of a new name has an amount of its own, or a share of the subtotal', async () => {
    const { user } = open(<DiscountForm onDone={onDone} />)
    expect(button('Save').disabled).toBe(true)
    await write(user, field('Amount in CAD'), '10%')
    expect(screen.getByText('$50.00, of the subtotal as it is now.')).toBeTruthy()
    expect(screen.getByText('Name the discount: its customer reads it.')).toBeTruthy()
    expect(button('Save').disabled).toBe(true)
    await user.type(field('Discount'), ' Club ')
    expect(screen.queryByText('Name the discount: its customer reads it.')).toBeNull()
    await user.click(button('Save'))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(saved()).toEqual([{ discount: { id: expect.any(String), name: 'Club', amount: 50_00 } }])
  })

  test('of nothing is none, and what is no amount is told', async () => {
    const { user } = open(<DiscountForm onDone={onDone} />)
    await user.type(field('Discount'), 'Club')
    await write(user, field('Amount in CAD'), '0')
    expect(button('Save').disabled).toBe(true)
    await write(user, field('Amount in CAD'), '101%')
    expect(screen.getByText(/^Enter an amount/)).toBeTruthy()
    expect(button('Save').disabled).toBe(true)
  })

  test('that is there is saved once it is another, and removed by nothing', async () => {
    const { user } = open(<DiscountForm discountId="spring" onDone={onDone} />)
    expect([field('Discount').value, field('Amount in CAD').value]).toEqual(['Spring', '20.00'])
    expect(button('Save').disabled).toBe(true)
    await user.type(field('Discount'), ' ')
    expect(button('Save').disabled).toBe(true)
    await user.click(button('Remove the discount'))
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(button('Remove the discount'))
    await waitFor(() => expect(saved()).toEqual([{ discount: { id: 'spring', name: 'Spring', amount: 0 } }]))
  })
})

describe('a charge', () => {
  test('is for setup and taxed until it is said otherwise, and needs no name', async () => {
    const { user } = open(<ChargeForm onDone={onDone} />)
    expect([field('What for').value, field('Taxes are charged on it').checked]).toEqual(['setup', true])
    await write(user, field('Amount in CAD'), '0')
    expect(button('Save').disabled).toBe(true)
    await write(user, field('Amount in CAD'), '40')
    await user.click(button('Save'))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const id = expect.any(String)
    expect(saved()).toEqual([{ charge: { id, kind: 'setup', name: '', amount: 40_00, taxed: true } }])
  })

  test('that is there begins as it is, and one that becomes nothing can be brought back', async () => {
    const { user } = open(<ChargeForm chargeId="rush" onDone={onDone} />)
    expect(field('What for').value).toBe('rush')
    expect([field('Amount in CAD').value, field('Reason').value]).toEqual(['75.00', 'late'])
    expect(field('Taxes are charged on it').checked).toBe(false)
    expect(button('Save').disabled).toBe(true)
    await user.click(button('Remove the charge'))
    await user.click(button('Remove the charge'))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(saved()).toEqual([{ charge: { ...rush, amount: 0 } }])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(saved()[1]).toEqual({ charge: rush }))
  })

  test('tells its reason and name without the spaces around them', async () => {
    const { user } = open(<ChargeForm chargeId="rush" onDone={onDone} />)
    await write(user, field('Reason'), ' later ')
    await user.type(field(/^Name on the invoice/), ' Rush ')
    await user.click(field('Taxes are charged on it'))
    await user.click(button('Save'))
    await waitFor(() =>
      expect(saved()).toEqual([{ charge: { ...rush, name: 'Rush', reason: 'later', taxed: true } }]),
    )
  })
})

describe('a price that is set (PR20, PR25)', () => {
  const item = {
    design_id: 'tee',
    designName: 'Tour tee',
    setPrice: null,
    priceReason: null,
    pricing: { pricePerUnit: 20_00, priceOfShippingPerUnit: 2_00 },
  } as unknown as PreorderDetail['purchasedItems'][number]
  const priced = {
    ...item,
    setPrice: { pricePerUnit: 18_00, priceOfShippingPerUnit: 1_00 },
    priceReason: 'club',
  }
  const saves = (fields: object) => ({ designId: 'tee', ...fields })

  test('instead of the catalogue’s has its reason, in cents or as a share off', async () => {
    const { user } = open(<PriceEditor item={item} isPriced onDone={onDone} />)
    expect(field(/^Shipping of a piece/).value).toBe('2.00')
    await write(user, field(/^Price of a piece/), '10%')
    expect(screen.getByText('$18.00 a piece, off the price as it is now.')).toBeTruthy()
    expect(screen.getByText(/^Say why/)).toBeTruthy()
    expect(button('Save').disabled).toBe(true)
    await user.type(field(/^Reason, for staff/), ' club ')
    expect(screen.queryByText(/^Say why/)).toBeNull()
    await user.click(button('Save'))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(saved()).toEqual([saves({ pricePerUnit: 18_00, priceOfShippingPerUnit: 2_00, reason: 'club' })])
  })

  test('where the catalogue has none needs no reason; what is no amount is told', async () => {
    const { user } = open(<PriceEditor item={item} isPriced={false} onDone={onDone} />)
    await write(user, field(/^Price of a piece/), '25')
    await write(user, field(/^Shipping of a piece/), 'x')
    expect(screen.getByText(/^Enter an amount/)).toBeTruthy()
    expect(button('Save').disabled).toBe(true)
    await write(user, field(/^Shipping of a piece/), '0')
    await user.click(button('Save'))
    await waitFor(() => expect(saved()).toEqual([saves({ pricePerUnit: 25_00, priceOfShippingPerUnit: 0 })]))
  })

  test('is as it was set, saved once any of it is another, and taken back whole', async () => {
    const { user } = open(<PriceEditor item={priced} isPriced onDone={onDone} />)
    expect(field(/^Price of a piece/).value).toBe('18.00')
    expect(field(/^Shipping of a piece/).value).toBe('1.00')
    expect(button('Save').disabled).toBe(true)
    await write(user, field(/^Reason, for staff/), 'school')
    expect(button('Save').disabled).toBe(false)
    await user.click(button('Take the price back'))
    expect(screen.queryByLabelText(/^Price of a piece/)).toBeNull()
    await user.click(button('Take the price back'))
    await waitFor(() =>
      expect(saved()).toEqual([saves({ pricePerUnit: null, priceOfShippingPerUnit: null })]),
    )
  })
})
