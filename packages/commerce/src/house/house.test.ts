import type { Pricing } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceItem, sizeNamesOf } from '../pricing/price-item.ts'
import { offeredSizes } from '../pricing/size-quantities.ts'
import { allSettings, findSetting } from './areas/index.ts'
import { checkSetting } from './check-setting.ts'
import { asOffered, houseAsBuilt, houseAt } from './house.ts'
import { defaultsAsBuilt } from './house-defaults.ts'
import { planChange } from './plan-change.ts'
import type { SettingChange } from './setting-change.ts'
import { inForceAt, plannedAfter } from './setting-change.ts'

const hoodie = must(
  products.find(({ product }) => product.name === 'hoodie'),
  'hoodie',
)
const built = hoodie.pricing
const key = 'prices/hoodie'
const setting = must(findSetting(key), key)

const day = (date: string) => new Date(`${date}T05:00:00Z`)

let made = 0
function change(value: unknown, from: Date, more: Partial<SettingChange> = {}): SettingChange {
  made += 1
  return { id: `${made}`, revision: made, key, value, from, ...more }
}

/** Each price of each range so much dearer. */
function dearer(cents: number, pricing: Pricing = built): Pricing {
  const table = (of: Pricing['pricingCurrency']['cad']) => {
    const [first, ...rest] = of.pricingRange.map(range => ({ ...range, price: range.price + cents }))
    return { ...of, pricingRange: [first!, ...rest] as const }
  }
  const { cad, usd } = pricing.pricingCurrency
  return { ...pricing, pricingCurrency: { cad: table(cad), usd: table(usd) } }
}

function withRange(at: number, range: object, currency: 'cad' | 'usd' = 'cad'): unknown {
  const pricing = structuredClone(built) as unknown as {
    pricingCurrency: Record<string, { pricingRange: object[] }>
  }
  const ranges = pricing.pricingCurrency[currency]!.pricingRange
  ranges[at] = { ...ranges[at], ...range }
  return pricing
}

const faultsOf = (value: unknown) =>
  checkSetting(setting, value).faults.map(({ field, rule }) => `${field} ${rule}`)

describe('the house', () => {
  test.each(allSettings)('has a value of $key that is right, where it has set nothing (ST1)', each => {
    expect(checkSetting(each, each.area.defaultOf(each.subject, defaultsAsBuilt)).faults).toEqual([])
  })

  test('offers each product as it was built, where it has set nothing (ST1)', () => {
    for (const product of products) expect(houseAsBuilt.offered(product)).toBe(product)
  })

  test('offers a product at its own prices, and no other product (ST1)', () => {
    const house = houseAt([change(dearer(100), day('2026-01-01'))], 1, day('2026-02-01'))
    expect(house.offered(hoodie).pricing).toEqual(dearer(100))
    expect(asOffered(house, { product: hoodie, credits: 3 })).toEqual({
      product: { ...hoodie, pricing: dearer(100) },
      credits: 3,
    })
    for (const product of products.slice(1)) expect(house.offered(product)).toBe(product)
  })

  test('offers a shirt in youths’ sizes where it says so, at no more than the smallest of adults (ST16)', () => {
    const tshirt = must(
      products.find(({ product }) => product.name === 'tshirt'),
      'tshirt',
    )
    const youths = ['YS', 'YM', 'YL', 'YXL']
    const namesOf = (product: typeof tshirt) => sizeNamesOf(offeredSizes(product))
    expect(namesOf(houseAsBuilt.offered(tshirt))).toEqual(expect.not.arrayContaining(youths))
    const says = change(true, day('2026-01-01'), { key: 'youthSizes/tshirt' })
    const offered = houseAt([says], 1, day('2026-02-01')).offered(tshirt)
    expect(namesOf(offered)).toEqual([...youths, ...namesOf(tshirt)])
    const terms = { pricing: offered.pricing, sizeNames: namesOf(offered), creditsUsed: 0 }
    for (const currency of ['cad', 'usd'] as const) {
      const of = (name: string) => priceItem(terms, [{ name, qty: 20 }], currency).priceOfExtraSizes
      expect([...youths, '2XS', '2XL', '3XL'].map(of)).toEqual([0, 0, 0, 0, 0, 0, 20 * 200])
    }
    // Who takes more for the smallest takes it for youths too.
    const { cad, usd } = tshirt.pricing.pricingCurrency
    const fromS = (of: typeof cad) => ({
      ...of,
      includedSizesPerRange: of.includedSizesPerRange.map(rule => ({ ...rule, fromSizeName: 'S' })),
    })
    const pricing = { ...tshirt.pricing, pricingCurrency: { cad: fromS(cad), usd: fromS(usd) } }
    const dearer = change(pricing, day('2026-01-01'), { key: 'prices/tshirt' })
    const { pricing: asSet } = houseAt([says, dearer], 1, day('2026-02-01')).offered(tshirt)
    expect(asSet.pricingCurrency.cad.includedSizesPerRange[0]?.fromSizeName).toBe('S')
  })

  test('prices people’s words as it was built, where its prices say nothing of them (ST1)', () => {
    const { cad, usd } = dearer(100).pricingCurrency
    const { personal: _, ...bare } = cad
    const value = { ...built, pricingCurrency: { cad: bare, usd } }
    const house = houseAt([change(value, day('2026-01-01'))], 1, day('2026-02-01'))
    expect(house.offered(hoodie).pricing.pricingCurrency.cad.personal).toEqual(
      built.pricingCurrency.cad.personal,
    )
  })

  test('goes on with what was built, where what was kept has a shape of before (ST1)', () => {
    const house = houseAt([change({ price: 1 }, day('2026-01-01'))], 1, day('2026-02-01'))
    expect(house.offered(hoodie).pricing).toEqual(built)
  })
})

describe('a setting', () => {
  const now = change(dearer(100), day('2026-01-01'))
  const planned = change(dearer(300), day('2027-01-01'))
  const meanwhile = change(dearer(200), day('2026-06-01'))
  const all = [now, planned, meanwhile]
  const at = (date: string) => inForceAt(all, day(date)).get(key)?.value

  test('holds from its moment on, what is planned also over what is set meanwhile (ST2)', () => {
    expect(at('2025-12-31')).toBeUndefined()
    expect(at('2026-01-01')).toBe(now.value)
    expect(at('2026-07-01')).toBe(meanwhile.value)
    expect(at('2027-01-01')).toBe(planned.value)
    expect(plannedAfter(all, day('2026-02-01'))).toEqual([meanwhile, planned])
    expect(houseAt(all, 3, day('2026-02-01')).until).toEqual(meanwhile.from)
  })

  test('that was made last holds, of two that begin together (ST2)', () => {
    const later = change(dearer(400), planned.from)
    expect(inForceAt([later, ...all], planned.from).get(key)).toBe(later)
    expect(inForceAt([...all, later], planned.from).get(key)).toBe(later)
  })

  test('that is dropped never holds, nor does what dropped it (ST11)', () => {
    const dropping = change(null, planned.from, { drops: planned.id })
    expect(inForceAt([...all, dropping], day('2028-01-01')).get(key)).toBe(meanwhile)
    expect(plannedAfter([...all, dropping], day('2026-02-01'))).toEqual([meanwhile])
  })

  test('is always one that was set, or what was built, whatever was changed in whatever order (ST1, ST2)', () => {
    const changes = fc.array(
      fc.record({
        cents: fc.constantFrom(0, 50, 100),
        days: fc.integer({ min: 0, max: 40 }),
        drop: fc.boolean(),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(changes, fc.integer({ min: -5, max: 50 }), (drawn, days) => {
        const time = (after: number) => new Date(day('2026-01-01').getTime() + after * 86_400_000)
        const kept: SettingChange[] = []
        for (const { cents, days: after, drop } of drawn) {
          const next = change(cents === 0 ? null : dearer(cents), time(after))
          kept.push(next)
          if (drop) kept.push(change(null, next.from, { drops: next.id }))
        }
        const dropped = new Set(kept.flatMap(({ drops }) => drops ?? []))
        const holding = kept
          .filter(({ id, drops, from }) => !drops && !dropped.has(id) && from <= time(days))
          .sort((a, b) => a.from.getTime() - b.from.getTime() || a.revision - b.revision)
          .at(-1)
        const { pricing } = houseAt(kept, made, time(days)).offered(hoodie)
        expect(pricing).toEqual(holding?.value ?? built)
      }),
    )
  })
})

describe('prices', () => {
  test.each([
    ['0', 0, []],
    ['10,000,000', 10_000_000, []],
    ['negative', -1, ['pricingCurrency.cad.pricingRange.0.price shape']],
    ['1e9', 1e9, ['pricingCurrency.cad.pricingRange.0.price shape']],
    ['a part of a cent', 10.5, ['pricingCurrency.cad.pricingRange.0.price shape']],
    ['text', '54.80', ['pricingCurrency.cad.pricingRange.0.price shape']],
    ['nothing', Number.NaN, ['pricingCurrency.cad.pricingRange.0.price shape']],
  ])('of %s (ST4)', (_, price, told) => {
    const value = withRange(0, { price }) as Pricing
    const { cad } = value.pricingCurrency
    const alone = { ...cad, pricingRange: [{ ...cad.pricingRange[0], shipping: 0 }] }
    const usd = { ...value.pricingCurrency.usd, pricingRange: [value.pricingCurrency.usd.pricingRange[0]] }
    expect(faultsOf({ ...value, pricingCurrency: { cad: alone, usd } })).toEqual(told)
  })

  test.each([
    ['dearer than the one before', { price: 5481 }, ['pricingCurrency.cad.pricingRange.1.price dearer']],
    // 5480 and 320 before it.
    ['dearer by its delivery', { shipping: 941 }, ['pricingCurrency.cad.pricingRange.1.price dearer']],
    ['as dear', { price: 5480, shipping: 320 }, []],
  ])('of a range that is %s (ST5)', (_, range, told) => {
    expect(faultsOf(withRange(1, range))).toEqual(told)
  })

  test('of ranges that overlap, fall, or begin beyond the maximum (ST5, ST6)', () => {
    const both = (at: number, qty: number) => {
      const cad = withRange(at, { qty }) as Pricing
      const usd = withRange(at, { qty }, 'usd') as Pricing
      return { ...cad, pricingCurrency: { ...cad.pricingCurrency, usd: usd.pricingCurrency.usd } }
    }
    const rules = (value: unknown) => [
      ...new Set(checkSetting(setting, value).faults.map(({ rule }) => rule)),
    ]
    expect(rules(both(1, 20))).toEqual(['order'])
    expect(rules(both(1, 19))).toEqual(['order'])
    expect(rules(both(4, 1000))).toEqual(['beyond_maximum'])
    expect(faultsOf(withRange(1, { qty: 60 }))).toEqual([
      'pricingCurrency.usd.pricingRange.1.qty other_ranges',
    ])
  })

  test('of words that cost more where there are more (ST5)', () => {
    const value = structuredClone(built) as unknown as {
      pricingCurrency: { cad: { personal: { name: { price: number; linked: number }[] } } }
    }
    const { name } = value.pricingCurrency.cad.personal
    name[1] = { ...name[1]!, price: 401, linked: 251 }
    expect(faultsOf(value)).toEqual([
      'pricingCurrency.cad.personal.name.1.price dearer',
      'pricingCurrency.cad.personal.name.1.linked dearer',
    ])
  })

  test('of sizes that the product has not, or turned (ST7)', () => {
    const sized = (sizes: object[]) => ({
      ...built,
      pricingCurrency: {
        ...built.pricingCurrency,
        cad: {
          ...built.pricingCurrency.cad,
          includedSizesPerRange: sizes.map(each => ({
            minQty: 0,
            maxQty: null,
            fromSizeName: 'S',
            toSizeName: 'XL',
            extraSizePrice: 300,
            ...each,
          })),
        },
      },
    })
    const at = 'pricingCurrency.cad.includedSizesPerRange'
    expect(faultsOf(sized([{ fromSizeName: '9XL' }]))).toEqual([`${at}.0.fromSizeName unknown_size`])
    expect(faultsOf(sized([{ toSizeName: '9XL' }]))).toEqual([`${at}.0.toSizeName unknown_size`])
    expect(faultsOf(sized([{ fromSizeName: 'XL', toSizeName: 'S' }]))).toEqual([
      `${at}.0.toSizeName sizes_turned`,
    ])
    expect(faultsOf(sized([{ maxQty: 49 }, { minQty: 49 }]))).toEqual([`${at}.1.minQty order`])
    expect(faultsOf(sized([{}, { minQty: 49 }]))).toEqual([`${at}.1.minQty order`])
    expect(faultsOf(sized([{ maxQty: 49 }, { minQty: 50 }]))).toEqual([])
    expect(faultsOf(sized([{ minQty: 9, maxQty: 8 }]))).toEqual([`${at}.0.maxQty sizes_turned`])
  })

  test('of a minimum above the maximum (ST5)', () => {
    expect(faultsOf({ ...built, minQty: 1000 })).toEqual(['minQty above_maximum'])
    expect(faultsOf({ ...built, minQtyPerSize: 1000 })).toEqual(['minQtyPerSize above_maximum'])
  })

  test('of what has fields that prices have not (ST3)', () => {
    expect(faultsOf({ ...built, cost: 3 })).toEqual([' shape'])
    expect(faultsOf('free')).toEqual([' shape'])
  })
})

describe('a change', () => {
  const now = day('2026-11-01')
  const plan = (changes: { key: string; value: unknown }[], from = now, kept: SettingChange[] = []) =>
    planChange(kept, changes, { from, now })

  test('tells what was, and what is to be (ST11)', () => {
    expect(plan([{ key, value: dearer(100) }])).toEqual({
      issues: [],
      changes: [{ key, was: null, value: dearer(100) }],
    })
    const kept = [change(dearer(100), day('2026-01-01'))]
    expect(plan([{ key, value: dearer(200) }], now, kept)).toMatchObject({
      changes: [{ was: dearer(100), value: dearer(200) }],
    })
  })

  test('to what is so already is none; to what was built it is set no more (ST9)', () => {
    const kept = [change(dearer(100), day('2026-01-01'))]
    expect(plan([{ key, value: dearer(100) }], now, kept)).toEqual({ issues: [], changes: [] })
    expect(plan([{ key, value: built }])).toEqual({ issues: [], changes: [] })
    expect(plan([{ key, value: built }], now, kept)).toMatchObject({ changes: [{ value: null }] })
    expect(plan([{ key, value: null }], now, kept)).toMatchObject({ changes: [{ value: null }] })
  })

  test('is refused as a whole, with each that is wrong (ST3)', () => {
    const planned = plan(
      [
        { key, value: dearer(100) },
        { key: 'prices/cape', value: built },
        { key: 'prices/tshirt', value: 3 },
        { key, value: dearer(200) },
      ],
      new Date(now.getTime() - 1),
    )
    expect(planned).toEqual({
      issues: [
        { key: '', field: 'from', rule: 'past' },
        { key: 'prices/cape', field: '', rule: 'unknown_setting' },
        { key: 'prices/tshirt', field: '', rule: 'shape' },
        { key, field: '', rule: 'twice' },
      ],
    })
    expect(plan([{ key, value: null }], day('2031-11-02'))).toMatchObject({ issues: [{ rule: 'too_far' }] })
    expect(plan([{ key, value: null }], day('2031-10-01')).issues).toEqual([])
  })
})

test('what was ordered keeps its price to the cent, whatever is set afterwards (ST12)', () => {
  const sizes = [
    { name: 'M', qty: 40 },
    { name: '3XL', qty: 12 },
  ]
  const cents = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 12 }), fc.nat(11), (set, at) => {
      const changes: SettingChange[] = []
      const priceNow = (terms: Parameters<typeof priceItem>[0]) => priceItem(terms, sizes, 'cad')
      const termsNow = () => {
        const product = houseAt(changes, changes.length, day('2026-06-01')).offered(hoodie)
        return { pricing: product.pricing, sizeNames: sizeNamesOf(offeredSizes(product)), creditsUsed: 20 }
      }
      let ordered = termsNow()
      let then = priceNow(ordered)
      for (const [index, each] of set.entries()) {
        changes.push(change(dearer(each), day('2026-01-01')))
        if (index === at) [ordered, then] = [termsNow(), priceNow(termsNow())]
        expect(priceNow(ordered)).toEqual(then)
        expect(priceNow(termsNow()).total).toBe(priceNow({ ...termsNow(), pricing: dearer(each) }).total)
      }
    }),
  )
})
