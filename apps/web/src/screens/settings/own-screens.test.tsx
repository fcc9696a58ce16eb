import { findProduct } from '@teamloom/catalog/products/index.ts'
import { brandAsBuilt } from '@teamloom/commerce/house/brand.ts'
import { calendarAsBuilt } from '@teamloom/commerce/house/delivery.ts'
import { moneyAsBuilt } from '@teamloom/commerce/house/money.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { type Settings, settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { BrandScreen } from '#web/screens/settings/brand-screen.tsx'
import { DeliveryScreen } from '#web/screens/settings/delivery-screen.tsx'
import { MoneyScreen } from '#web/screens/settings/money-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { maya, serverHas } from '#web/screens/testing/people.ts'

const tshirt = must(findProduct('shirt', 'tshirt'), 'tshirt')
const values = {
  money: moneyAsBuilt,
  brand: brandAsBuilt,
  calendar: calendarAsBuilt,
  'delivery/tshirt': tshirt.deliveryTime,
  'logo/light': null,
  'logo/dark': null,
  'logo/icon': null,
}
const settings: Settings = {
  revision: 7,
  settings: Object.entries(values).map(([key, value]) => {
    return { key, value, default: value, from: null, changedBy: null, changedAt: null }
  }),
  reserved: {},
  planned: [],
}

type Body = {
  readonly changes: { readonly key: string; readonly value: unknown }[]
  readonly dryRun?: boolean
}

beforeEach(() => {
  sessionStorage.clear()
  serverHas({ me: { ...maya, isAdmin: true, staffAbilities: ['editPrices', 'editOrders'] } })
  const { family, product, summary, cloth } = tshirt
  answer(generatorCalls.products, [{ family, product, summary, cloth, isOffered: true }] as never)
  answer(settingCalls.list, settings)
  answer(settingCalls.history, { changes: [], hasMore: false })
  answer(settingCalls.change, { ...settings, effects: { carts: 0, designs: 0, requests: 0 } })
})

const kept = () =>
  heardOf(settingCalls.change)
    .map(({ body }) => body as Body)
    .filter(({ dryRun }) => !dryRun)
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const setNow = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set now' })

describe('money', () => {
  test('is set once what is marked is right, and stays as it was typed until then (ST21, ST25)', async () => {
    const { user } = openScreen(<MoneyScreen />, { path: '/settings/money' })
    const gst = await field(/^GST\/HST number/)
    await user.type(gst, '12')
    expect(await screen.findByText(/This is no registration number/)).toBeTruthy()
    expect(setNow().disabled).toBe(true)
    expect(gst.value).toBe('12')
    await user.clear(gst)
    await user.type(gst, '123456789 RT0001')
    await user.type(await field('English'), 'Net')
    expect(await screen.findByText('Enter it in both languages, or in none.')).toBeTruthy()
    await user.type(await field('French'), 'Net')
    await user.click(screen.getByRole('checkbox', { name: 'Manitoba' }))
    await user.click(setNow())
    await waitFor(() => expect(kept()).toHaveLength(1))
    expect(kept()[0]?.changes).toEqual([
      {
        key: 'money',
        value: {
          ...moneyAsBuilt,
          gstNumber: '123456789 RT0001',
          collectPst: ['MB'],
          invoiceTerms: { en: 'Net', fr: 'Net' },
        },
      },
    ])
  })

  test('keeps what is no number as it was typed (ST21)', async () => {
    const { user } = openScreen(<MoneyScreen />, { path: '/settings/money' })
    const days = await field(/^Days to pay/)
    await user.clear(days)
    await user.type(days, 'soon')
    await user.tab()
    expect(days.value).toBe('soon')
    expect(await screen.findByText('This does not fit here.')).toBeTruthy()
    expect(setNow().disabled).toBe(true)
  })
})

describe('delivery', () => {
  test('is set by weeks of a product and closed days (ST23, ST24)', async () => {
    const { user } = openScreen(<DeliveryScreen />, { path: '/settings/delivery' })
    const most = await field(/, At the most$/)
    await user.clear(most)
    await user.type(most, '1')
    expect(await screen.findByText('Enter weeks from 0 to 52, the least first.')).toBeTruthy()
    expect(setNow().disabled).toBe(true)
    await user.clear(most)
    await user.type(most, '6')
    await user.click(screen.getByRole('button', { name: 'Add closed days' }))
    fireEvent.change(await field('Closed from, 1'), { target: { value: '2026-12-24' } })
    fireEvent.change(await field('To, 1'), { target: { value: '2026-12-20' } })
    expect(await screen.findByText('The last day must not be before the first.')).toBeTruthy()
    fireEvent.change(await field('To, 1'), { target: { value: '2027-01-03' } })
    await user.click(setNow())
    await waitFor(() => expect(kept()).toHaveLength(1))
    expect(kept()[0]?.changes).toEqual([
      { key: 'delivery/tshirt', value: { minWeeks: 3, maxWeeks: 6 } },
      { key: 'calendar', value: { closed: [{ from: '2026-12-24', to: '2027-01-03' }], cutOffHour: null } },
    ])
  })
})

describe('the brand', () => {
  test('waits for a colour that white is read on, and tells its contrast (ST26)', async () => {
    const { user } = openScreen(<BrandScreen />, { path: '/settings/brand' })
    const accent = await field(/^Colour of buttons/)
    fireEvent.change(accent, { target: { value: '#ffd400' } })
    expect(await screen.findByText(/White words on this colour could not be read/)).toBeTruthy()
    expect(setNow().disabled).toBe(true)
    fireEvent.change(accent, { target: { value: '#8a1538' } })
    expect(await screen.findByText(/Contrast with white 9/)).toBeTruthy()
    await user.click(setNow())
    await waitFor(() =>
      expect(kept()[0]?.changes).toEqual([{ key: 'brand', value: { ...brandAsBuilt, accent: '#8a1538' } }]),
    )
  })

  test('takes a logo from a file, and says why it takes none (ST27)', async () => {
    const { user } = openScreen(<BrandScreen />, { path: '/settings/brand' })
    await screen.findByRole('group', { name: 'Logo on white' })
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    await user.upload(
      must(input, 'input'),
      new File([new Uint8Array(50_000)], 'large.png', { type: 'image/png' }),
    )
    expect(await screen.findByText('The file is larger than 40 kB.')).toBeTruthy()
    await user.upload(must(input, 'input'), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByRole('img', { name: 'Logo on white' })).toBeTruthy()
    await user.click(setNow())
    await waitFor(() =>
      expect(kept()[0]?.changes).toEqual([
        { key: 'logo/light', value: { kind: 'svg', data: btoa('<svg/>') } },
      ]),
    )
  })
})
