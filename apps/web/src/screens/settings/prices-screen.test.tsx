import type { Pricing } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { type Settings, settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { PricesScreen } from '#web/screens/settings/prices-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const tshirt = must(findProduct('shirt', 'tshirt'), 'tshirt')
const built = tshirt.pricing
const key = 'prices/tshirt'

const settings: Settings = {
  revision: 4,
  settings: [{ key, value: built, default: built, from: null, changedBy: null, changedAt: null }],
  reserved: {},
  planned: [],
}

type Body = {
  readonly changes: { readonly key: string; readonly value: Pricing }[]
  readonly dryRun?: boolean
  readonly revision?: number
  readonly from?: string
  readonly note?: string
}

beforeEach(() => sessionStorage.clear())

function houseHas(isAdmin = true): void {
  serverHas({
    me: { ...maya, isAdmin, isDesigner: !isAdmin, staffAbilities: isAdmin ? ['editPrices'] : ['editOrders'] },
  })
  answer(generatorCalls.productDefinition, describeProduct(tshirt, false))
  const { family, product, summary, cloth } = tshirt
  answer(generatorCalls.products, [{ family, product, summary, cloth }] as never)
  answer(settingCalls.list, settings)
  answer(settingCalls.history, { changes: [], hasMore: false })
  answer(settingCalls.change, ({ body }) => ({
    ...settings,
    revision: (body as Body).dryRun ? 4 : 5,
    effects: { carts: 12, designs: 0, requests: 41 },
  }))
}

const open = () => openScreen(<PricesScreen />, { path: '/settings/prices' })
const asked = () => heardOf(settingCalls.change).map(({ body }) => body as Body)
const kept = () => asked().filter(({ dryRun }) => !dryRun)
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const dollars = (cents: number) => (cents / 100).toFixed(2)
const first = built.pricingCurrency.cad.pricingRange[0]

describe('the prices of a product', () => {
  test('are set once that is said, on their revision, and tell before what that meets (ST10, ST12)', async () => {
    houseHas()
    const { user } = open()
    const field = await cell('Piece from 20, CAD')
    expect(field.value).toBe(dollars(first.price))
    await user.clear(field)
    await user.type(field, dollars(first.price + 100))
    expect(await screen.findByText(`was ${dollars(first.price)}`)).toBeTruthy()
    expect(await screen.findByText('1 change, not set yet')).toBeTruthy()
    expect(await screen.findByText('12 carts have what changes')).toBeTruthy()
    expect(await screen.findByText(/41 requests and orders stay as they are/)).toBeTruthy()
    expect(kept()).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Note for the history' }), 'Mill')
    await user.click(screen.getByRole('button', { name: 'Set now' }))
    expect(await screen.findByText('It is set.')).toBeTruthy()
    const [change] = kept()
    expect(change).toMatchObject({ revision: 4, note: 'Mill' })
    expect(change?.changes[0]?.value.pricingCurrency.cad.pricingRange[0].price).toBe(first.price + 100)
    await waitFor(() => expect(screen.queryByText('1 change, not set yet')).toBeNull())
  })

  test('are beside whether it comes in youths’ sizes, which is set at once (ST16)', async () => {
    houseHas()
    const youths = { key: 'youthSizes/tshirt', value: false, default: false }
    const usual = { from: null, changedBy: null, changedAt: null }
    answer(settingCalls.list, { ...settings, settings: [...settings.settings, { ...youths, ...usual }] })
    answer(settingCalls.change, {
      revision: 5,
      settings: [...settings.settings, { ...youths, ...usual, value: true }],
      reserved: {},
      planned: [],
      effects: { carts: 0, designs: 0, requests: 0 },
    })
    const { user } = open()
    const offered = await screen.findByRole<HTMLInputElement>('switch', { name: /^Offered in YS to YXL/ })
    expect(offered.checked).toBe(false)
    await user.click(offered)
    expect(await screen.findByText('Youth sizes are offered.')).toBeTruthy()
    expect(kept()).toMatchObject([{ revision: 4, changes: [{ key: youths.key, value: true }] }])
  })

  test('wait while a range costs more than the one before, which is said (ST5)', async () => {
    houseHas()
    const { user } = open()
    const field = await cell('Piece from 50, CAD')
    await user.clear(field)
    await user.type(field, dollars(first.price + 1))
    expect(await screen.findByText('A range costs more than the one before it.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set now' }).disabled).toBe(true)
    expect(kept()).toEqual([])
  })

  test('that are no amounts stay as they were typed, and set nothing (ST4)', async () => {
    houseHas()
    const { user } = open()
    const field = await cell('Piece from 20, USD')
    await user.clear(field)
    await user.type(field, 'lots')
    await user.tab()
    expect(field.value).toBe('lots')
    expect(await screen.findByText(/Enter whole pieces from 1/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set now' }).disabled).toBe(true)
  })

  test('are pasted from a spreadsheet (ST15)', async () => {
    houseHas()
    const { user } = open()
    await user.click(await cell('Piece from 20, CAD'))
    await user.paste('19.00\t2.00\n18.00\t1.50')
    expect((await cell('Piece from 20, CAD')).value).toBe('19.00')
    expect((await cell('Shipping from 50, CAD')).value).toBe('1.50')
    await user.click(await cell('Piece from 20, CAD'))
    await user.paste('19.00\tcheap')
    expect(await screen.findByText(/line 1, column 2 has “cheap”/)).toBeTruthy()
  })

  test('are raised by a percentage, in the table alone (ST14)', async () => {
    houseHas()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Raise all' }))
    await user.type(await screen.findByRole('textbox', { name: 'By how many per cent' }), '10')
    await user.click(screen.getByRole('button', { name: 'Raise' }))
    const raised = Math.floor((first.price * 11 + 25) / 50) * 5
    await waitFor(async () => expect((await cell('Piece from 20, CAD')).value).toBe(dollars(raised)))
    expect(kept()).toEqual([])
  })

  test('are kept while the page is left, and dropped once that is said', async () => {
    houseHas()
    const { user } = open()
    const field = await cell('Minimum')
    await user.clear(field)
    await user.type(field, '24')
    expect(sessionStorage.getItem('teamloom-kept prices')).toContain('"minQty":24')
    await user.click(await screen.findByRole('button', { name: 'Drop the changes' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Set now' })).toBeNull())
    expect((await cell('Minimum')).value).toBe(`${built.minQty}`)
  })

  test('that somebody else has changed are said to be, and asked anew (ST10)', async () => {
    houseHas()
    const { user } = open()
    const field = await cell('Minimum')
    await user.clear(field)
    await user.type(field, '24')
    await screen.findByText('12 carts have what changes')
    refuse(settingCalls.change, 'conflict', 409, { facts: { target: key, by: 'Sam Keller' } })
    await user.click(screen.getByRole('button', { name: 'Set now' }))
    expect(await screen.findByText(/Sam Keller has changed this meanwhile/)).toBeTruthy()
    const before = heardOf(settingCalls.list).length
    await user.click(screen.getByRole('button', { name: 'Compare with theirs' }))
    await waitFor(() => expect(heardOf(settingCalls.list).length).toBe(before + 1))
    expect((await cell('Minimum')).value).toBe('24')
  })

  test('are read by designers, and changed by admins alone (ST13)', async () => {
    houseHas(false)
    open()
    expect((await cell('Minimum')).readOnly).toBe(true)
    expect(screen.getByText('Only those who were given it change prices')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Raise all' })).toBeNull()
  })

  test('tell their history, of which the last can be taken back (ST11)', async () => {
    houseHas()
    const changeId = '00000000-0000-4000-8000-000000000071'
    answer(settingCalls.history, {
      changes: [
        {
          changeId,
          revision: 4,
          key,
          value: { ...built, minQty: 24 },
          was: null,
          from: '2026-10-06T12:00:00.000Z',
          note: 'fuel',
          changedBy: { id: maya.id, first_name: 'Sam', last_name: 'Keller' },
          changedAt: '2026-10-06T12:00:00.000Z',
          undoes: null,
          dropped: false,
        },
      ],
      hasMore: false,
    })
    answer(settingCalls.undo, { ...settings, effects: { carts: 0, designs: 0, requests: 0 } })
    const { user } = open()
    const history = within(await screen.findByRole('region', { name: 'History' }))
    expect(await history.findByText(`Minimum ${built.minQty} → 24`)).toBeTruthy()
    expect(history.getByText(/Sam Keller.*fuel/)).toBeTruthy()
    await user.click(history.getByRole('button', { name: 'take back' }))
    await waitFor(() => expect(heardOf(settingCalls.undo).map(({ body }) => body)).toEqual([{ changeId }]))
  })
})
