import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { madeDecorations } from './decorations.ts'
import { drawSheet } from './sheet.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

test.each([
  [
    'hoodie',
    [
      'Manche gauche',
      'Capuchon, moitié gauche, intérieur',
      'Étiquette du bas, agrandissement; sur\u00a0: Bande du bas',
    ],
  ],
  ['tshirt', ['Manche gauche']],
  ['beanie', []],
  ['sportSocks', []],
])('TP41: %s: each decoration is drawn on a flat, or on its piece', (name, pieces) => {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const labels = new Set<string>()
  for (const document of designsWithEveryPlace(product)) {
    const sheet = must(
      drawSheet({
        document,
        product,
        sizeNames: [product.sizes[0]!.name],
        locale: 'en',
        printWidths: {},
        manifest: undefined,
        keep: (_, make) => make(),
      }),
      'sheet',
    )
    for (const { label } of sheet.pieces) labels.add(label.fr)
    const drawn = [...sheet.flats.map(({ placingSvg }) => placingSvg), ...sheet.pieces.map(({ svg }) => svg)]
    const numbers = new Set(
      drawn.flatMap(svg => [...svg.matchAll(/fill="#ffffff">(\d+)<\/text>/g)].map(([, n]) => Number(n))),
    )
    expect(
      madeDecorations(document, product).flatMap((made, i) =>
        numbers.has(i + 1) ? [] : [made.decoration.id],
      ),
    ).toEqual([])
  }
  expect([...labels]).toEqual(expect.arrayContaining(pieces))
})

test('TP41: what is said of a small tag stands on a drawing of its own, and not on the flat', () => {
  const product = must(
    products.find(each => each.product.name === 'hoodie'),
    'hoodie',
  )
  const sheets = designsWithEveryPlace(product).map(document =>
    must(
      drawSheet({
        document,
        product,
        sizeNames: ['M'],
        locale: 'en',
        printWidths: {},
        manifest: undefined,
        keep: (_, make) => make(),
      }),
      'sheet',
    ),
  )
  const closeUps = sheets.flatMap(({ pieces }) => pieces.filter(({ name }) => name.startsWith('close-')))
  expect(closeUps.length).toBeGreaterThan(0)
  for (const { svg } of closeUps) expect(svg.split('\u00a0in</text>').length).toBeGreaterThan(2)
})

test('TP41: drawings are of a size that is made: the pattern’s own, else the middle one', () => {
  const drawnOf = (name: string, sizeNames: readonly string[]) => {
    const product = must(
      products.find(each => each.product.name === name),
      name,
    )
    const [document] = designsWithEveryPlace(product)
    const asked = { product, sizeNames, locale: 'en', printWidths: {}, manifest: undefined } as const
    return drawSheet({ ...asked, document: document!, keep: (_, make) => make() })?.sizeName
  }
  expect(drawnOf('sportSocks', ['S'])).toBe('S')
  expect(drawnOf('sportSocks', ['S', 'M', 'L'])).toBe('M')
  expect(drawnOf('tshirt', ['L', 'XL', '2XL'])).toBe('XL')
})

test('TP49: what is told of a decoration whose words are each person’s is said to be of the sample, nothing else is', () => {
  const product = must(
    products.find(each => each.product.name === 'tshirt'),
    'tshirt',
  )
  for (const document of designsWithEveryPlace(product)) {
    const figuresWith = (samples: readonly string[], locale: 'en' | 'fr') => {
      const sheet = must(
        drawSheet({
          document,
          product,
          sizeNames: ['M'],
          locale,
          printWidths: {},
          samples,
          manifest: undefined,
          keep: (_, make) => make(),
        }),
        'sheet',
      )
      const drawn = [
        ...sheet.flats.map(({ placingSvg }) => placingSvg),
        ...sheet.pieces.map(({ svg }) => svg),
      ]
      return drawn.flatMap(svg =>
        [...svg.matchAll(/>([^<>]*(?:in|po)[^<>]*)<\/text>/g)].map(([, text]) => text!),
      )
    }
    const all = document.decorations.map(({ id }) => id)
    const plain = figuresWith([], 'en')
    expect(plain.length).toBeGreaterThan(4)
    expect(plain.filter(text => text.includes('sample'))).toEqual([])
    expect(figuresWith(all, 'en').filter(text => !text.endsWith(', sample'))).toEqual([])
    expect(figuresWith(all, 'fr').filter(text => !text.endsWith(', exemple'))).toEqual([])
  }
})
