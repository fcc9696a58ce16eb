import { products } from '@teamloom/catalog/products/index.ts'
import { findDeprecatedElement, isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extraSizePrice, sizeNamesOf } from '../pricing/price-item.ts'
import { offeredSizes } from '../pricing/size-quantities.ts'
import { findSetting } from './areas/index.ts'
import { checkSetting } from './check-setting.ts'
import { choicesOf } from './choices.ts'
import { newlyRetired } from './newly-retired.ts'
import { type Offer, offeredAsBuilt, type RetiredChoices, withOffer } from './offered-product.ts'
import { productNamed } from './product-named.ts'

const hoodie = productNamed('hoodie')
const tshirt = productNamed('tshirt')

const retiring = (retired: Partial<RetiredChoices>, isOffered = true): Offer => ({
  isOffered,
  retired: { ...offeredAsBuilt.retired, ...retired },
})
const faultsOf = (value: unknown, name = 'hoodie') =>
  checkSetting(must(findSetting(`offer/${name}`), name), value).faults.map(
    ({ field, rule }) => `${field} ${rule}`,
  )

const body = must(hoodie.parts[0]?.elements[0], 'element')
const bodyPath = `${hoodie.parts[0]?.name}/${body.name}`
const layer = must(body.styles[0].layers[0], 'layer')
const usual = `${layer.fabricNames[0]}/${layer.colorName}`

/** An element with a choice. */
const chosen = must(
  hoodie.parts
    .flatMap(part => part.elements.map(element => ({ part, element })))
    .find(({ element }) => element.styles.filter(style => !style.disabled && !style.deprecated).length > 1),
  'element with styles',
)
const elementPath = `${chosen.part.name}/${chosen.element.name}`

describe('an offer', () => {
  test('of which nothing is retired changes nothing that is chosen (ST17)', () => {
    for (const product of products)
      expect(createDocument(withOffer(product, offeredAsBuilt))).toEqual(createDocument(product))
  })

  test('without a colour: designs in it are deprecated, new ones begin in another (ST17, ST18)', () => {
    const offered = withOffer(hoodie, retiring({ colors: [usual] }))
    const before = createDocument(hoodie)
    expect(isDesignDeprecated(hoodie, before)).toBe(false)
    expect(isDesignDeprecated(offered, before)).toBe(true)
    expect(findDeprecatedElement(offered, before)).toMatchObject({ elementName: body.name })
    const fresh = createDocument(offered)
    expect(isDesignDeprecated(offered, fresh)).toBe(false)
    expect(fresh.parts[0]?.elements[0]?.style.layers[0]?.colorName).not.toBe(layer.colorName)
  })

  test('without a style: designs with it are deprecated, new ones begin with the next (ST17, ST18)', () => {
    const [first] = chosen.element.styles
    const offered = withOffer(hoodie, retiring({ styles: [`${elementPath}/${first.name}`] }))
    expect(isDesignDeprecated(offered, createDocument(hoodie))).toBe(true)
    const fresh = createDocument(offered)
    expect(isDesignDeprecated(offered, fresh)).toBe(false)
    const { style } = must(
      fresh.parts.flatMap(part => part.elements).find(({ name }) => name === chosen.element.name),
      'element',
    )
    expect(style.name).not.toBe(first.name)
  })

  test('without a fabric: styles with a layer of it are retired, unless none were left (ST17, ST19)', () => {
    const fabric = must(
      [...choicesOf(tshirt).fabrics].find(
        name => faultsOf(retiring({ fabrics: [name] }), 'tshirt').length === 0,
      ),
      'fabric that can go',
    )
    const offered = withOffer(tshirt, retiring({ fabrics: [fabric] }))
    const styles = offered.parts.flatMap(part => part.elements.flatMap(element => element.styles))
    const withIt = styles.filter(({ layers }) => layers.some(({ fabricNames }) => fabricNames[0] === fabric))
    expect(withIt.length).toBeGreaterThan(0)
    expect(withIt.every(style => style.deprecated)).toBe(true)
    expect(faultsOf(retiring({ fabrics: [layer.fabricNames[0]] }))).toEqual(['retired.fabrics nothing_left'])
  })

  test('without a way of decorating: what has it is deprecated (ST17, ST18)', () => {
    const offered = withOffer(hoodie, retiring({ decorations: ['screenprint'] }))
    expect(offered.decorationTypes.filter(({ isRetired }) => isRetired).map(({ type }) => type)).toEqual([
      'screenprint',
    ])
  })

  test('without a product: each of its designs is deprecated (ST17, ST18)', () => {
    const offered = withOffer(hoodie, retiring({}, false))
    expect(offered.isRetired).toBe(true)
    expect(isDesignDeprecated(offered, createDocument(offered))).toBe(true)
  })

  test('without sizes: what is in the price stays in it, whichever is left (ST17)', () => {
    const [table] = [tshirt.pricing.pricingCurrency.cad]
    const rule = must(table.includedSizesPerRange[0], 'rule')
    const offered = withOffer(tshirt, retiring({ sizes: [rule.fromSizeName, rule.toSizeName] }))
    const names = sizeNamesOf(offeredSizes(offered))
    expect(names).not.toContain(rule.toSizeName)
    const costs = (of: typeof tshirt, name: string) =>
      extraSizePrice(of.pricing.pricingCurrency.cad, sizeNamesOf(offeredSizes(of)), name, 50)
    for (const name of names) expect(`${name} ${costs(offered, name)}`).toBe(`${name} ${costs(tshirt, name)}`)
    expect(offered.sizes.filter(({ isRetired }) => isRetired).map(({ name }) => name)).toEqual(
      [rule.fromSizeName, rule.toSizeName].toSorted(
        (a, b) => sizeNamesOf(tshirt.sizes).indexOf(a) - sizeNamesOf(tshirt.sizes).indexOf(b),
      ),
    )
  })

  test.each([
    ['a style', { styles: [`${bodyPath}/cape`] }, 'retired.styles.0 unknown_choice'],
    ['a fabric', { fabrics: ['tweed'] }, 'retired.fabrics.0 unknown_choice'],
    ['a colour of that fabric', { colors: ['metal/1001'] }, 'retired.colors.0 unknown_choice'],
    ['a decoration', { decorations: ['undefinedprint'] }, 'retired.decorations.0 unknown_choice'],
    ['a size', { sizes: ['M', '9XL'] }, 'retired.sizes.1 unknown_choice'],
  ])('is refused with %s that the product has not (ST19)', (_, retired, fault) => {
    expect(faultsOf(retiring(retired))).toEqual([fault])
  })

  test('is refused where it leaves no style, colour or size (ST19)', () => {
    const styles = chosen.element.styles.map(({ name }) => `${elementPath}/${name}`)
    const known = choicesOf(hoodie)
    expect(faultsOf(retiring({ styles: styles.filter(name => known.styles.has(name)) }))).toEqual([
      'retired.styles nothing_left',
    ])
    const colors = [...known.colors].filter(name => name.startsWith(`${layer.fabricNames[0]}/`))
    expect(faultsOf(retiring({ colors }))).toEqual(['retired.colors nothing_left'])
    expect(faultsOf(retiring({ sizes: [...known.sizes] }))).toEqual(['retired.sizes nothing_left'])
  })

  test('of another shape is refused (ST3)', () => {
    expect(faultsOf({ isOffered: 'yes' })).toContain('isOffered shape')
    expect(faultsOf({ ...offeredAsBuilt, price: 1 })).toEqual([' shape'])
  })

  test('of a product that lost all of a choice leaves that choice whole, whatever is retired (ST1, ST19)', () => {
    const some = (names: ReadonlySet<string>) => fc.subarray([...names])
    for (const product of [hoodie, tshirt, productNamed('beanie'), productNamed('casualSocks')]) {
      const known = choicesOf(product)
      const any = fc.record({
        styles: some(known.styles),
        fabrics: some(known.fabrics),
        colors: some(known.colors),
        decorations: some(known.decorations),
        sizes: some(known.sizes),
      })
      fc.assert(
        fc.property(any, retired => {
          const offered = withOffer(product, retiring(retired))
          expect(offeredSizes(offered).length).toBeGreaterThan(0)
          for (const part of offered.parts)
            for (const { styles } of part.elements) {
              expect(styles[0].deprecated || styles[0].disabled).toBe(false)
              for (const { layers } of styles)
                for (const each of layers) expect(colorsOfLayer(each).some(isOffered)).toBe(true)
            }
          expect(isDesignDeprecated({ ...offered }, createDocument(offered))).toBe(false)
        }),
        { numRuns: 40 },
      )
    }
  })

  test('is newly without what it had before (ST20)', () => {
    const before = retiring({ colors: ['fleece/1014'] })
    const after = retiring({ colors: ['fleece/1014', 'fleece/1001'], sizes: ['M'] }, false)
    expect(newlyRetired(before, after)).toEqual({
      all: true,
      of: { styles: [], fabrics: [], colors: ['fleece/1001'], decorations: [], sizes: ['M'] },
    })
    expect(newlyRetired(after, before).all).toBe(false)
  })
})
