import { findProduct } from '@teamloom/catalog/products/index.ts'
import { type Offer, offeredAsBuilt } from '@teamloom/commerce/house/offered-product.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { type Settings, settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { OfferScreen } from '#web/screens/settings/offer-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const tshirt = must(findProduct('shirt', 'tshirt'), 'tshirt')
const hoodie = must(findProduct('hoodie', 'hoodie'), 'hoodie')
const usual = { default: offeredAsBuilt, from: null, changedBy: null, changedAt: null }
const settingsWith = (value: Offer): Settings => ({
  revision: 4,
  settings: [
    { key: 'offer/tshirt', value, ...usual },
    { key: 'offer/hoodie', value: offeredAsBuilt, ...usual },
    { key: 'fonts', value: { retired: ['rye'] }, ...usual },
  ],
  reserved: {},
  planned: [],
})

type Body = {
  readonly changes: { readonly key: string; readonly value: Offer }[]
  readonly dryRun?: boolean
  readonly revision?: number
}

beforeEach(() => sessionStorage.clear())

function houseHas(isAdmin = true, value = offeredAsBuilt): void {
  serverHas({
    me: { ...maya, isAdmin, isDesigner: !isAdmin, staffAbilities: isAdmin ? ['editPrices'] : ['editOrders'] },
  })
  answer(
    generatorCalls.products,
    [tshirt, hoodie].map(({ family, product, summary, cloth }) => ({
      family,
      product,
      summary,
      cloth,
      isOffered: true,
      image: 'https://example.com/front.webp',
    })) as never,
  )
  answer(settingCalls.list, settingsWith(value))
  answer(settingCalls.history, { changes: [], hasMore: false })
  answer(settingCalls.change, ({ body }) => ({
    ...settingsWith(value),
    revision: (body as Body).dryRun ? 4 : 5,
    effects: { carts: 2, designs: 4000, requests: 41 },
  }))
}

const open = () => openScreen(<OfferScreen />, { path: '/settings/offer' })
const kept = () =>
  heardOf(settingCalls.change)
    .map(({ body }) => body as Body)
    .filter(({ dryRun }) => !dryRun)
const offeredSwitch = (name: string) =>
  screen.findByRole<HTMLInputElement>('switch', { name: `${name}: offered` })

describe('the offer of a product', () => {
  test('is without a colour once that is set, and tells before how many designs have it (ST20)', async () => {
    houseHas()
    const { user } = open()
    await user.click(await offeredSwitch('Black'))
    expect(await screen.findByText('4,000 designs would be deprecated')).toBeTruthy()
    expect(screen.getByText('1 product changed, not set yet')).toBeTruthy()
    expect(kept()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Set now' }))
    await screen.findByText('It is set.')
    const [change] = kept()
    expect(change).toMatchObject({ revision: 4, changes: [{ key: 'offer/tshirt' }] })
    expect(change?.changes[0]?.value.retired.colors).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('1 product changed, not set yet')).toBeNull())
  })

  test('is without the product once that is set, and the list finds it (ST17)', async () => {
    houseHas()
    const { user } = open()
    const list = within(await screen.findByRole('region', { name: 'Products' }))
    const search = list.getByRole('searchbox')
    await user.type(search, 'hood')
    await waitFor(() => expect(list.getAllByRole('switch')).toHaveLength(1))
    await user.click(list.getByRole('switch'))
    expect(list.getByText('Retired')).toBeTruthy()
    await user.clear(search)
    await user.type(search, 'cape')
    expect(await list.findByText('No product is called that.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Set now' }))
    await waitFor(() =>
      expect(kept()).toMatchObject([{ changes: [{ key: 'offer/hoodie', value: { isOffered: false } }] }]),
    )
  })

  test('waits while nothing would be left of something, which is said (ST19)', async () => {
    houseHas()
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: /^Sizes/ }))
    const sizes = within(await screen.findByRole('list', { name: 'Size' })).getAllByRole('switch')
    for (const size of sizes) await user.click(size)
    expect(await screen.findByText(/Something must be left to choose from/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set now' }).disabled).toBe(true)
  })

  test('offers again what was retired (ST17)', async () => {
    houseHas(true, {
      ...offeredAsBuilt,
      retired: { ...offeredAsBuilt.retired, decorations: ['screenprint'] },
    })
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: /^Decorations/ }))
    const list = within(await screen.findByRole('list', { name: 'Decoration' }))
    const off = list.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => !checked)
    expect(off).toHaveLength(1)
    await user.click(must(off[0], 'switch'))
    await user.click(await screen.findByRole('button', { name: 'Set now' }))
    await waitFor(() => expect(kept()[0]?.changes[0]?.value).toEqual(offeredAsBuilt))
  })

  test('counts a colour’s stock, with what orders have of it and when more comes (ST29, ST30)', async () => {
    houseHas()
    const key = 'stock/jersey/1008'
    const stock = { unit: 'm', onHand: 84, perPiece: 1.4, low: 30, backOn: '2027-01-18' } as const
    const set = { key, value: stock, default: null, from: null, changedBy: null, changedAt: null }
    const before = settingsWith(offeredAsBuilt)
    answer(settingCalls.list, {
      ...before,
      settings: [...before.settings, set],
      reserved: { 'jersey/1008': 60 },
    })
    const { user } = open()
    expect(await screen.findByText('Out until January 18, 2027')).toBeTruthy()
    expect(screen.getByText('0 m free, 84 m reserved')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stock of Black' }))
    const there = await screen.findByRole<HTMLInputElement>('textbox', { name: 'There is' })
    await user.clear(there)
    await user.type(there, 'lots')
    await user.click(screen.getByRole('button', { name: 'Save the count' }))
    expect(await screen.findByText(/Enter amounts such as 84 or 1.4/)).toBeTruthy()
    expect(there.value).toBe('lots')
    await user.clear(there)
    await user.type(there, '204,5')
    await user.click(screen.getByRole('button', { name: 'Save the count' }))
    expect(await screen.findByText('The stock is counted.')).toBeTruthy()
    expect(kept()).toMatchObject([{ revision: 4, changes: [{ key, value: { ...stock, onHand: 204.5 } }] }])
  })

  test('is read by designers, and changed by those who were given prices (ST13)', async () => {
    houseHas(false)
    open()
    expect((await offeredSwitch('Black')).disabled).toBe(true)
    expect(screen.getByText('Only those who were given prices change the offer')).toBeTruthy()
  })

  test('that did not load is asked again', async () => {
    houseHas()
    refuse(settingCalls.list, 'unavailable', 503)
    const { user } = open()
    expect(await screen.findByText('The offer did not load')).toBeTruthy()
    answer(settingCalls.list, settingsWith(offeredAsBuilt))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await offeredSwitch('Black')).toBeTruthy()
  })
})

describe('fonts', () => {
  test('are offered no more, or again, by a press each (ST31)', async () => {
    houseHas()
    const { user } = open()
    const fonts = within(await screen.findByRole('region', { name: 'Fonts' }))
    expect(fonts.getByRole<HTMLInputElement>('checkbox', { name: 'Rye' }).checked).toBe(false)
    await user.click(fonts.getByRole('checkbox', { name: 'Lobster' }))
    await screen.findByText('Lobster is no longer offered.')
    await user.click(fonts.getByRole('checkbox', { name: 'Rye' }))
    await screen.findByText('Rye is offered.')
    expect(kept().map(({ changes }) => changes)).toEqual([
      [{ key: 'fonts', value: { retired: ['rye', 'lobster'] } }],
      [{ key: 'fonts', value: { retired: [] } }],
    ])
  })

  test('are read by who may not change the offer', async () => {
    houseHas(false)
    open()
    const fonts = within(await screen.findByRole('region', { name: 'Fonts' }))
    expect(fonts.getByRole('checkbox', { name: 'Anton' }).hasAttribute('disabled')).toBe(true)
  })
})
