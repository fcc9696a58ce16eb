import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from './content.ts'
import { madeDecorations } from './decorations.ts'
import { artworkData } from './document-artwork.ts'
import { waitsForRedrawing } from './hindrances.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

const product = must(
  products.find(each => each.product.name === 'tshirt'),
  'tshirt',
)
const document = must(designsWithEveryPlace(product)[0], 'design')
const made = must(madeDecorations(document, product)[0], 'decoration')
const filename = must(made.decoration.artwork, 'artwork').filename

function itemWith(
  redraws: readonly string[],
  checks: ContentItem['artworks'][number]['checks'],
): ContentItem {
  return {
    id: 'item',
    name: 'Item',
    version: '1.0',
    facts: [],
    family: product.family.name,
    product: product.product.name,
    document,
    lookKey: '',
    sides: [],
    creditsUsed: 0,
    isDeprecated: false,
    redraws,
    quantities: [],
    sizeNames: ['M'],
    artworks: [
      {
        decorationId: made.decoration.id,
        quality: 'great',
        background: '#DADADA',
        calibrationColors: [],
        production: null,
        checks,
      },
    ],
  }
}

const factsOf = (item: ContentItem) =>
  Object.fromEntries(artworkData(made, 0, item, undefined, name => name, { locale: 'en' }).facts)

test('TP31: what waits for its redrawing has no file for production, and its quality is said to be of its dots alone', () => {
  const waiting = itemWith([filename], [])
  expect(waitsForRedrawing(made, waiting)).toBe(true)
  expect(factsOf(waiting)).toMatchObject({
    'Production file': 'none yet: it waits for its redrawing',
    Quality: 'sharpness great; see what to watch as it is made',
  })
  const open = itemWith([], [{ en: 'A line is too thin', fr: 'Un trait est trop mince' }])
  expect(factsOf(open).Quality).toMatch(/see what to watch/)
  const settled = itemWith([], [])
  expect(waitsForRedrawing(made, settled)).toBe(false)
  expect(factsOf(settled)).toMatchObject({ Quality: 'great', 'Production file': 'none' })
})

test('TP31: a file that staff gave ends the wait', () => {
  const waiting = itemWith([filename], [])
  const file = {
    assetVersionId: 'v',
    contentId: 'c',
    readingId: 'r',
    filename: 'redrawn.svg',
    format: 'svg',
    isVector: true,
  }
  const given = { ...waiting, artworks: waiting.artworks.map(each => ({ ...each, production: file })) }
  expect(waitsForRedrawing(made, given)).toBe(false)
  expect(factsOf(given)).toMatchObject({ 'Production file': 'redrawn.svg', Quality: 'great' })
})
