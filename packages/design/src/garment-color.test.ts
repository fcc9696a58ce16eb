import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from './actions/action.ts'
import type { DesignChange } from './actions/index.ts'
import type { DesignDocument } from './document.ts'
import { dyedLayersOf, garmentColorOf, garmentLayerOf, paintGarment } from './garment-color.ts'
import { colorsOfLayer, isOffered } from './layer-colors.ts'
import { createDocument } from './new-design.ts'
import { backTo, change } from './testing/sample.ts'

function apply(document: DesignDocument, product: Product, sent: DesignChange): DesignDocument {
  const about: Partial<ActionContext> = { product }
  const result = change(document, sent, { context: about })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

function painted(document: DesignDocument, product: Product, colorName: string, kept: ReadonlySet<string>) {
  const color = must(findColor(colorName), colorName)
  return apply(document, product, {
    action: 'setColors',
    changes: paintGarment(document, product, color, kept),
  })
}

const keptOf = (document: DesignDocument, product: Product) =>
  new Set(
    dyedLayersOf(document, product)
      .filter(({ follows }) => !follows)
      .map(({ key }) => key),
  )

const followersOf = (document: DesignDocument, product: Product) =>
  dyedLayersOf(document, product)
    .filter(({ follows }) => follows)
    .map(({ key }) => key)

const wornBy = ({ parts }: DesignDocument) =>
  Object.fromEntries(
    parts.flatMap(part =>
      part.elements.flatMap(element =>
        element.style.layers.map(layer => [`${part.name}/${element.name}/${layer.name}`, layer.colorName]),
      ),
    ),
  )

const named = (name: string) =>
  must(
    products.find(({ product }) => product.name === name),
    name,
  )

test('of a new hoodie the hood and its lining, hem, sleeves, cuffs and pocket follow; the cord keeps its own (DS45)', () => {
  const product = named('hoodie')
  const fresh = createDocument(product)
  expect(followersOf(fresh, product)).toEqual([
    'hood/hood/hood',
    'hood/lining/lining',
    'body/body/body',
    'body/hem/hem',
    'sleeves/sleeves/sleeves',
    'sleeves/cuffs/cuff',
    'pocket/pocket/pocket',
  ])
  expect([...keptOf(fresh, product)]).toEqual(['hood/drawstring/cord'])
})

test('trims that match go along, to the nearest that they come in (DS45)', () => {
  const product = named('hoodieZip')
  const fresh = createDocument(product)
  const worn = wornBy(painted(fresh, product, '1025', keptOf(fresh, product)))
  expect(worn['body/body/body']).toBe('1025')
  // Zips do not come in purple.
  expect(worn['zip/zip/tape']).toBe('5007')
  expect(worn['zip/puller/slider']).toBe('4001')
})

test('an accent stays one when the garment comes to have its colour (DS45)', () => {
  const product = named('sweatpants')
  const striped = apply(createDocument(product), product, {
    action: 'setStyle',
    partName: 'legs',
    elementName: 'sideStripe',
    styleName: 'single',
  })
  const navy = painted(striped, product, '1010', keptOf(striped, product))
  const red = painted(navy, product, '1022', keptOf(navy, product))
  expect(wornBy(red)['legs/sideStripe/stripe']).toBe('1010')
})

test('printed cloth and metal have no part in it (DS45)', () => {
  const product = named('hoodie')
  const lined = apply(createDocument(product), product, {
    action: 'setStyle',
    partName: 'hood',
    elementName: 'lining',
    styleName: 'printed',
  })
  const keys = dyedLayersOf(lined, product).map(({ key }) => key)
  expect(keys).toContain('hood/hood/hood')
  expect(keys).not.toContain('hood/lining/lining')
  expect(keys).not.toContain('hood/eyelets/eyelet')
})

/** A product in styles and colours that someone could have chosen. */
function anyDesign(product: Product): fc.Arbitrary<DesignDocument> {
  const elements = product.parts.flatMap(part =>
    part.elements.map(element => ({
      partName: part.name,
      elementName: element.name,
      styles: element.styles,
    })),
  )
  return fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { maxLength: 12 }).map(steps => {
    let document = createDocument(product)
    for (const [a, b, c] of steps) {
      const { partName, elementName, styles } = must(elements[a % elements.length], 'element')
      const style = must(styles[b % styles.length], 'style')
      const styled = change(
        document,
        { action: 'setStyle', partName, elementName, styleName: style.name },
        { context: { product } },
      )
      if (styled.ok) document = styled.value
      const dyed = dyedLayersOf(document, product)
      const layer = must(dyed[c % dyed.length], 'layer')
      const offered = colorsOfLayer(layer.definition).filter(isOffered)
      const color = must(offered[b % offered.length], 'colour').name
      document = apply(document, product, { action: 'setColor', ...layer, color })
    }
    return document
  })
}

describe.each(products)('the colour of the whole $product.name', product => {
  const offered = colorsOfLayer(garmentLayerOf(createDocument(product), product)).filter(isOffered)
  const anyColor = fc.constantFrom(...offered.map(({ name }) => name))

  test('is taken by all that follow, keeps the rest, and what followed still does (DS45)', () => {
    fc.assert(
      fc.property(anyDesign(product), anyColor, (document, colorName) => {
        const [follow, kept] = [followersOf(document, product), keptOf(document, product)]
        const after = painted(document, product, colorName, kept)
        expect(garmentColorOf(after, product).name).toBe(colorName)
        expect(followersOf(after, product)).toEqual(expect.arrayContaining(follow))
        const [before, now] = [wornBy(document), wornBy(after)]
        const rest = Object.keys(before).filter(key => !follow.includes(key))
        expect(rest.map(key => now[key])).toEqual(rest.map(key => before[key]))
      }),
      { numRuns: 25 },
    )
  })

  test('leaves no trace of the colour tried before it, and is taken back (DS9, DS44, DS45)', () => {
    fc.assert(
      fc.property(anyDesign(product), anyColor, anyColor, (document, first, second) => {
        const kept = keptOf(document, product)
        const tried = painted(document, product, first, kept)
        expect(wornBy(painted(tried, product, second, kept))).toEqual(
          wornBy(painted(document, product, second, kept)),
        )
        expect(wornBy(apply(tried, product, backTo(document, tried)))).toEqual(wornBy(document))
      }),
      { numRuns: 25 },
    )
  })

  test('reaches every dyed layer when none is kept (DS45)', () => {
    fc.assert(
      fc.property(anyDesign(product), anyColor, (document, colorName) => {
        const all = painted(document, product, colorName, new Set())
        const again = painted(all, product, colorName, new Set())
        expect(wornBy(again)).toEqual(wornBy(all))
        const comesInIt = dyedLayersOf(all, product).filter(({ definition }) =>
          colorsOfLayer(definition).some(({ name }) => name === colorName),
        )
        expect(new Set(comesInIt.map(({ state }) => state.colorName))).toEqual(new Set([colorName]))
      }),
      { numRuns: 20 },
    )
  })
})
