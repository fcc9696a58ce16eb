import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryDates } from '../delivery/delivery-dates.ts'
import { priceItem, sizeNamesOf } from '../pricing/price-item.ts'
import { offeredSizes } from '../pricing/size-quantities.ts'
import { allSettings, keyOf } from './areas/index.ts'
import { choicesOf } from './choices.ts'
import { houseAt } from './house.ts'
import { defaultsAsBuilt } from './house-defaults.ts'
import { planChange } from './plan-change.ts'
import { raisePrices } from './raise-prices.ts'
import type { SettingChange } from './setting-change.ts'

const some = (names: ReadonlySet<string>) => fc.subarray([...names])
const day = fc.integer({ min: 0, max: 400 }).map(at => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000))
const dateOf = (at: Date) => at.toISOString().slice(0, 10)

/** Changes of all that a product is offered by, right and wrong alike, and what sets nothing. */
function anyChangeOf(product: Product) {
  const { name } = product.product
  const known = choicesOf(product)
  const retired = fc.record({
    styles: some(known.styles),
    fabrics: some(known.fabrics),
    colors: some(known.colors),
    decorations: some(known.decorations),
    sizes: some(known.sizes),
  })
  const change = <Value>(key: string, value: fc.Arbitrary<Value>) =>
    fc.record({ key: fc.constant(key), value: value as fc.Arbitrary<unknown> })
  return fc.oneof(
    change(
      keyOf('prices', name),
      fc.integer({ min: -2000, max: 2000 }).map(by => raisePrices(product.pricing, by, 5)),
    ),
    change(keyOf('offer', name), fc.record({ isOffered: fc.boolean(), retired })),
    change(keyOf('youthSizes', name), fc.boolean()),
    change(keyOf('delivery', name), fc.record({ minWeeks: fc.nat(8), maxWeeks: fc.nat(12) })),
    change(
      'calendar',
      fc.record({
        closed: fc.tuple(day, day).map(([from, to]) => [{ from: dateOf(from), to: dateOf(to) }]),
        cutOffHour: fc.option(fc.integer({ min: 1, max: 23 }), { nil: null }),
      }),
    ),
    change(keyOf('offer', name), fc.constant(null)),
    change(keyOf('prices', name), fc.constant(null)),
  )
}

/** Changes that were taken, as a house keeps them. */
function keep(
  asked: readonly { readonly change: { key: string; value: unknown }; readonly at: Date }[],
): SettingChange[] {
  const kept: SettingChange[] = []
  for (const [index, { change, at }] of asked.entries()) {
    const planned = planChange(kept, [change], { from: at, now: new Date(0) })
    if ('changes' in planned)
      for (const { key, value } of planned.changes)
        kept.push({ id: `${index}`, revision: index + 1, key, value, from: at })
  }
  return kept
}

test('each product’s every setting answers, whatever was set: the merge is total (ST1, ST19)', () => {
  for (const product of products) {
    const asked = fc.array(fc.record({ change: anyChangeOf(product), at: day }), { maxLength: 12 })
    fc.assert(
      fc.property(asked, day, (changes, at) => {
        const house = houseAt(keep(changes), changes.length, at)
        for (const { area, subject } of allSettings.filter(each => each.subject === product.product.name))
          expect(house.valueOf(area.area as never, subject)).not.toBeUndefined()
        const offered = house.offered(product)
        expect(house.offered(product)).toBe(offered)
        const document = createDocument(offered)
        expect(isDesignDeprecated({ ...offered, isRetired: false } as unknown as Product, document)).toBe(
          false,
        )
        const sizeNames = sizeNamesOf(offeredSizes(offered))
        expect(sizeNames.length).toBeGreaterThan(0)
        for (const { elements } of offered.parts)
          for (const { styles } of elements)
            for (const { layers } of styles)
              for (const layer of layers) expect(colorsOfLayer(layer).some(isOffered)).toBe(true)
        const terms = { pricing: offered.pricing, sizeNames, creditsUsed: 0 }
        const priced = priceItem(terms, [{ name: sizeNames[0] ?? '', qty: 50 }], 'usd')
        expect(Number.isInteger(priced.total)).toBe(true)
        const { from, to } = deliveryDates(at, offered.deliveryTime)
        expect(from >= at && to >= from).toBe(true)
      }),
      { numRuns: 12 },
    )
  }
})

test('of the house itself every setting answers too (ST1, ST21)', () => {
  const house = houseAt([], 0, new Date(0))
  for (const { area, subject } of allSettings)
    expect(house.valueOf(area.area as never, subject)).toEqual(area.defaultOf(subject, defaultsAsBuilt))
})

test('what was ordered is what it was, to the cent and the day, whatever is set before and after (ST12)', () => {
  for (const product of products.slice(0, 6)) {
    const asked = fc.array(fc.record({ change: anyChangeOf(product), at: day }), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(asked, fc.nat(9), (changes, at) => {
        const moment = new Date(Date.UTC(2027, 5, 1))
        const offeredAfter = (count: number) =>
          houseAt(keep(changes.slice(0, count)), count, moment).offered(product)
        const then = offeredAfter(Math.min(at, changes.length))
        const sizeNames = sizeNamesOf(offeredSizes(then))
        const ordered = structuredClone({ pricing: then.pricing, sizeNames, deliveryTime: then.deliveryTime })
        const sizes = sizeNames.map((name, index) => ({ name, qty: 10 + index }))
        const told = () => ({
          price: priceItem({ ...ordered, creditsUsed: 14 }, sizes, 'cad'),
          dates: deliveryDates(moment, ordered.deliveryTime),
        })
        const before = told()
        for (let count = 0; count <= changes.length; count++) offeredAfter(count)
        expect(told()).toEqual(before)
        // Nothing that was kept is a part of what the house changes.
        expect({ pricing: then.pricing, deliveryTime: then.deliveryTime }).toEqual({
          pricing: ordered.pricing,
          deliveryTime: ordered.deliveryTime,
        })
      }),
      { numRuns: 15 },
    )
  }
})
