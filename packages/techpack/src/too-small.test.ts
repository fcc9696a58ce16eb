import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from './content.ts'
import { registersOf } from './cover-placements.ts'
import { madeDecorations } from './decorations.ts'
import { itemData } from './document-item.ts'
import { missingOf } from './missing.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'
import { emptySheet, nothingDrawn } from './testing/nothing-drawn.ts'

test('TP70: a lining’s print that is too small for a size is told with the item and with its release, not on its own page alone', () => {
  const product = must(
    products.find(each => each.product.name === 'hoodie'),
    'hoodie',
  )
  const type = 'hoodliningsinglecolorscreenprint'
  const every = must(
    designsWithEveryPlace(product).find(({ decorations }) => decorations.some(each => each.type === type)),
    'lining',
  )
  const document = { ...every, decorations: [every.decorations.find(each => each.type === type)!] }
  const { sizes, cut } = must(findPattern('hoodie'), 'hoodie')
  const { styles } = drawnDesign(document, product)
  const sizeNames = [sizes[0]!, sizes.at(-1)!]
  const registers = madeDecorations(document, product).flatMap(made =>
    registersOf(made, {}, sizeNames, size => cut(size, styles)),
  )
  const item: ContentItem = {
    id: 'item',
    name: 'Hoodie',
    version: '1.0',
    facts: [],
    family: product.family.name,
    product: product.product.name,
    document,
    lookKey: '',
    sides: [],
    creditsUsed: 0,
    isDeprecated: false,
    quantities: [],
    sizeNames,
    artworks: [],
  }
  const sheet = { ...emptySheet, sizeName: sizes[0]!, placements: [], registers }
  const told =
    'One-colour lining print, Hood lining, both halves: too small, cloth shows at the edges, in 4XL.'
  const drawn = { ...nothingDrawn, sheet }
  expect(itemData(item, 0, drawn, { locale: 'en', house: undefined }).tooSmall).toEqual([told])
  expect(missingOf(item, drawn).map(({ en }) => en)).toContain(`Hoodie, ${told}`)
  const whole = { ...drawn, sheet: { ...sheet, registers: [] } }
  expect(itemData(item, 0, whole, { locale: 'en', house: undefined }).tooSmall).toEqual([])
})
