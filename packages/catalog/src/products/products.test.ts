import { currencies } from '@teamloom/kit/money.ts'
import { describe, expect, test } from 'vitest'
import type { Product } from '../definition.ts'
import { findFabric } from '../fabrics/index.ts'
import { layerAt } from '../place-cloth.ts'
import { findProduct, products } from './index.ts'
import { loadProduct } from './load-product.ts'

/** Every label inside a value, with where it is. */
function labelsIn(value: unknown, path = ''): { path: string; en: unknown; fr: unknown }[] {
  if (value === null || typeof value !== 'object') return []
  if ('en' in value && 'fr' in value) return [{ path, en: value.en, fr: value.fr }]
  return Object.entries(value).flatMap(([key, part]) => labelsIn(part, `${path}.${key}`))
}

function elementsOf(product: Product) {
  return product.parts.flatMap(part => part.elements.map(element => ({ part, element })))
}

function layersOf(product: Product) {
  return elementsOf(product).flatMap(({ part, element }) =>
    element.styles.flatMap(style =>
      style.layers.map(layer => ({
        name: `${part.name}/${element.name}/${style.name}/${layer.name}`,
        layer,
      })),
    ),
  )
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}

test('products are found by family and name, and by the versions that exist (DS1)', () => {
  expect(isUnique(products.map(({ family, product }) => `${family.name}/${product.name}`))).toBe(true)
  for (const product of products) {
    const names = [product.family.name, product.product.name] as const
    const versions = { family: product.family.version, product: product.product.version }
    expect(findProduct(...names)).toBe(product)
    expect(findProduct(...names, versions)).toBe(product)
    expect(findProduct(...names, { family: '9.9' })).toBeUndefined()
    expect(findProduct(...names, { product: '9.9' })).toBeUndefined()
  }
  expect(findProduct('hoodie', 'tshirt')).toBeUndefined()
})

test('each product can be loaded by itself, by its family and name', async () => {
  for (const { family, product } of products) {
    expect(await loadProduct(family.name, product.name)).toBe(findProduct(family.name, product.name))
    expect(await loadProduct('spaceware', product.name)).toBeUndefined()
  }
  expect(await loadProduct('hoodie', 'spacesuit')).toBeUndefined()
})

describe.each(products)('the $product.name', product => {
  test('is worded in both languages', () => {
    const unworded = labelsIn(product).filter(
      ({ en, fr }) => typeof en !== 'string' || typeof fr !== 'string' || !en.trim() || !fr.trim(),
    )
    expect(unworded).toEqual([])
  })

  test('has names of its own for each part, element, style and layer', () => {
    expect(isUnique(product.parts.map(part => part.name))).toBe(true)
    for (const part of product.parts) expect(isUnique(part.elements.map(element => element.name))).toBe(true)
    for (const { element } of elementsOf(product)) {
      expect(isUnique(element.styles.map(style => style.name))).toBe(true)
      for (const style of element.styles) expect(isUnique(style.layers.map(layer => layer.name))).toBe(true)
    }
  })

  test('leaves enough to choose: five elements, three of them in several styles', () => {
    const elements = elementsOf(product).map(({ element }) => element)
    const offered = elements.map(element =>
      element.styles.filter(style => !style.deprecated && !style.disabled),
    )
    expect(offered.filter(styles => styles.length > 1 || styles[0]?.layers.length).length).toBeGreaterThan(4)
    expect(offered.filter(styles => styles.length > 1).length).toBeGreaterThan(2)
  })

  test('has a main element in each part', () => {
    for (const part of product.parts) {
      expect(part.elements.map(element => element.name)).toContain(part.mainElement)
    }
  })

  test('starts in styles that are offered and that leave every element available', () => {
    const starts = elementsOf(product).map(({ element }) => element.styles[0])
    expect(starts.filter(style => style.disabled || style.deprecated)).toEqual([])
    expect(starts.flatMap(style => style.disables)).toEqual([])
  })

  test('has layers in cloth that exists, in colours of it that are offered (DS6)', () => {
    const faulty = layersOf(product).filter(({ layer }) => {
      const colors = layer.fabricNames.flatMap(fabric => findFabric(fabric)?.palette.colors ?? [])
      const start = colors.find(color => color.name === layer.colorName)
      return !start || start.deprecated || start.disabled || (layer.required && !layer.active)
    })
    expect(faulty.map(({ name }) => name)).toEqual([])
  })

  test('disables only what it has, and never the element that disables', () => {
    for (const { part, element } of elementsOf(product)) {
      for (const { partName, elementName } of element.styles.flatMap(style => style.disables)) {
        const target = product.parts.find(({ name }) => name === partName)
        expect(target?.elements.map(({ name }) => name)).toContain(elementName)
        expect(`${partName}/${elementName}`).not.toBe(`${part.name}/${element.name}`)
      }
    }
  })

  test('has places with names of their own, of every kind that it can be decorated in', () => {
    expect(isUnique(product.locations.map(location => location.positionName))).toBe(true)
    expect(isUnique(product.decorationTypes.map(({ type }) => type))).toBe(true)
    const kinds = product.locations.map(location => location.category)
    for (const { type, categories } of product.decorationTypes)
      expect([type, categories.some(category => kinds.includes(category))]).toEqual([type, true])
    for (const location of product.locations) {
      expect(product.sides).toContain(location.side)
      expect(location.maxWidthInches).toBeGreaterThanOrEqual(1)
      expect(location.maxHeightInches).toBeGreaterThanOrEqual(location.category === 'tag' ? 0.5 : 1)
    }
  })

  test('has cloth under every place: a layer of the styles that it needs, or that a new design has (DS54)', () => {
    const bare = product.locations.filter(
      ({ cloth, needs }) =>
        !cloth.some(ref => {
          const element = product.parts
            .find(({ name }) => name === ref.partName)
            ?.elements.find(({ name }) => name === ref.elementName)
          const need = needs.find(
            ({ partName, elementName }) => partName === ref.partName && elementName === ref.elementName,
          )
          const worn = need ? need.styleNames : element ? [element.styles[0].name] : []
          const styles = worn.map(name => element?.styles.find(style => style.name === name))
          return styles.length > 0 && styles.every(style => style && layerAt(style.layers, ref))
        }),
    )
    expect(bare.map(({ positionName }) => positionName)).toEqual([])
  })

  test('has places whose need is a style of its own', () => {
    const styles = elementsOf(product).flatMap(({ part, element }) =>
      element.styles.map(style => `${part.name}/${element.name}/${style.name}`),
    )
    const needed = product.locations.flatMap(location =>
      location.needs.flatMap(need =>
        need.styleNames.map(style => `${need.partName}/${need.elementName}/${style}`),
      ),
    )
    expect(needed.filter(need => !styles.includes(need))).toEqual([])
  })

  test('has a placeholder for each kind of decoration that it takes (DS19)', () => {
    const names = product.decorationTypes.map(({ type }) => type)
    for (const { undefinedType } of product.decorationTypes) expect(names).toContain(undefinedType)
  })

  test('has a front and at least one side more', () => {
    expect(product.sides).toContain('front')
    expect(product.sides.length).toBeGreaterThan(1)
    expect(isUnique(product.sides)).toBe(true)
  })

  test('has sizes of youths, where it is cut for them, that grow and are not offered by themselves (ST16)', () => {
    const youths = product.sizes.filter(({ name }) => name.startsWith('Y'))
    for (const { display } of youths) expect(display.displayable).toBe(false)
    youths.slice(1).forEach((size, index) => {
      const smaller = youths[index]!.measurements
      for (const [at, { inches }] of size.measurements.entries())
        expect(inches).toBeGreaterThan(smaller[at]!.inches)
    })
  })

  test('has sizes that grow, each with the same measurements', () => {
    expect(isUnique(product.sizes.map(size => size.name))).toBe(true)
    const columns = product.sizes.map(size => size.measurements.map(({ name }) => name).join())
    expect(new Set(columns).size).toBe(1)
    const offered = product.sizes.filter(({ display }) => display.displayable)
    offered.slice(1).forEach((size, index) => {
      const smaller = offered[index]!
      expect(size.widthInInches).toBeGreaterThan(smaller.widthInInches)
      expect(size.heightInInches).toBeGreaterThanOrEqual(smaller.heightInInches)
      size.measurements.forEach((measure, at) => {
        expect(measure.inches).toBeGreaterThanOrEqual(smaller.measurements[at]!.inches)
      })
    })
    for (const size of product.sizes) {
      expect([size.widthInInches, size.heightInInches]).toEqual(
        size.measurements.slice(0, 2).map(measure => measure.inches),
      )
    }
  })

  test('was cut in sizes that it comes in no more as in others that it comes in (DS1)', () => {
    const chart = new Map(product.sizes.map(size => [size.name, size]))
    for (const { display, successor, measurements } of product.sizes) {
      if (successor === undefined) continue
      expect(display.displayable).toBe(false)
      expect(chart.get(successor)).toMatchObject({ display: { displayable: true }, measurements })
    }
  })

  test.each(currencies)('costs less the more are ordered, in %s (PR1)', currency => {
    const { pricingRange, priceOfExtraCredit } = product.pricing.pricingCurrency[currency]
    expect(pricingRange[0].qty).toBe(product.pricing.minQty)
    expect(priceOfExtraCredit).toBeGreaterThan(0)
    pricingRange.slice(1).forEach((range, index) => {
      const before = pricingRange[index]!
      expect(range.qty).toBeGreaterThan(before.qty)
      expect(range.price).toBeLessThan(before.price)
      expect(range.shipping).toBeLessThanOrEqual(before.shipping)
      expect(range.qty).toBeLessThanOrEqual(product.pricing.maxQty)
    })
    const cents = pricingRange.flatMap(range => [range.price, range.shipping])
    expect(cents.every(amount => Number.isInteger(amount) && amount > 0)).toBe(true)
  })

  test('costs round sums in US dollars, not the Canadian ones at one rate (PR15)', () => {
    const { cad, usd } = product.pricing.pricingCurrency
    for (const { price } of usd.pricingRange) expect(price % 25).toBe(0)
    const rates = usd.pricingRange.map(({ price }, at) => price / cad.pricingRange[at]!.price)
    expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(0.01)
  })

  test.each(currencies)('includes sizes that it comes in, at every quantity, in %s (PR5)', currency => {
    const { includedSizesPerRange } = product.pricing.pricingCurrency[currency]
    const names = product.sizes.filter(({ display }) => display.displayable).map(size => size.name)
    for (const rule of includedSizesPerRange) {
      expect(names.indexOf(rule.fromSizeName)).toBeGreaterThanOrEqual(0)
      expect(names.indexOf(rule.toSizeName)).toBeGreaterThanOrEqual(names.indexOf(rule.fromSizeName))
      expect(rule.extraSizePrice).toBeGreaterThan(0)
    }
    const rulesFor = (qty: number) =>
      includedSizesPerRange.filter(rule => qty >= rule.minQty && (rule.maxQty === null || qty <= rule.maxQty))
    for (const qty of [1, product.pricing.minQty, product.pricing.maxQty]) {
      expect(rulesFor(qty)).toHaveLength(1)
    }
  })

  test('keeps to the minimums of the trade (PR8)', () => {
    expect(product.pricing.minQty).toBe(product.family.name === 'socks' ? 60 : 20)
    expect(product.pricing.minQtyPerSize).toBe(0)
  })

  test('is made in three to ten weeks, a mask in two to four (DE2)', () => {
    const [minWeeks, maxWeeks] = product.family.name === 'mask' ? [2, 4] : [3, 10]
    expect(product.deliveryTime).toEqual({ minWeeks, maxWeeks })
  })
})
