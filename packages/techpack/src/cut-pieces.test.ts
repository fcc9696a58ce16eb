import { products } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { measureHat } from '@teamloom/pattern/points-of-measure/hat.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, contains, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { expect, test } from 'vitest'
import { grainOf } from './cut-note.ts'
import { cutPieces } from './cut-pieces.ts'
import { layPiece, writePatternSheet } from './pattern-sheet.ts'
import { lineLabels } from './pieces/line-labels.ts'
import { wordPlace } from './pieces/word-place.ts'
import { isPartOfPiece, pieceLabels } from './placement-words.ts'
import { sewingRowsOf } from './sewing/sewing-rows.ts'
import { suppliesOf } from './supplies.ts'

const find = (name: string) =>
  must(
    products.find(({ product }) => product.name === name),
    name,
  )

function withStyle(document: DesignDocument, place: string, name: string): DesignDocument {
  const parts = document.parts.map(part => ({
    ...part,
    elements: part.elements.map(element =>
      `${part.name}/${element.name}` === place ? { ...element, style: { ...element.style, name } } : element,
    ),
  }))
  return { ...document, parts }
}

/** Each piece with the names of the lines within it. */
function within(name: string, ...styles: readonly (readonly [place: string, style: string])[]) {
  const product = find(name)
  const document = styles.reduce(
    (before, [place, style]) => withStyle(before, place, style),
    createDocument(product),
  )
  const pieces = cutPieces(document, product, 'M')
  return Object.fromEntries(pieces.map(({ name: of, lines }) => [of, lines.map(({ label }) => label.en)]))
}

test('TP29: what is sewn on is cut for the styles that have it alone', () => {
  expect(within('tshirt')).not.toHaveProperty('pocket')
  // It is bought, woven.
  expect(within('tshirt')).not.toHaveProperty('neckLabel')
  expect(within('tshirt', ['pocket/pocket', 'patch'])).toHaveProperty('pocket')
  expect(within('sleevelessPolar')).not.toHaveProperty('handWelt-left')
  expect(within('sleevelessPolar', ['pocket/pocket', 'welt'])).toHaveProperty('handWelt-left')
})

test('TP66: a strip beside a zip in another cloth or over a yoke is a piece, and laid on; a front that is folded back has none', () => {
  const facingsOf = (name: string) =>
    Object.keys(within(name)).filter(piece => /^zipEdge-(front|collar)/.test(piece))
  expect(facingsOf('sleevelessJacketMen')).toEqual([
    'zipEdge-collar-left',
    'zipEdge-collar-right',
    'zipEdge-front-left',
    'zipEdge-front-right',
  ])
  expect(facingsOf('sleevelessPolar')).toEqual(['zipEdge-front-left', 'zipEdge-front-right'])
  for (const name of ['hoodieZip', 'pulloverZip', 'mockneckFullZip']) expect(facingsOf(name)).toEqual([])
  for (const product of products.filter(({ product: { name } }) =>
    /[zZ]ip|Jacket|Polar|hoodie|tshirt/.test(name),
  )) {
    const { name } = product.product
    const pattern = must(findPattern(name), name)
    const { styles } = drawnDesign(createDocument(product), product)
    const operations = sewingRowsOf(pattern, pattern.cut(pattern.baseSize, styles), styles).map(
      row => row.name,
    )
    expect([name, operations.includes('zipFacings')]).toEqual([name, facingsOf(name).length > 0])
  }
})

test('TP29: where a piece is cut apart or opened is drawn on it', () => {
  expect(within('tshirt').front).toEqual([])
  // Its sleeves are cut up to the neck: no line is left of them on the body.
  const crossed = within('hoodie', ['sleeves/sleeves', 'raglan'], ['hood/hood', 'crossover'])
  expect(crossed).toMatchObject({ front: [], back: [], leftSleeve: [] })
  expect(within('mockneckFullZip', ['sleeves/sleeves', 'setIn']).front).toEqual([
    'Zip: cut open',
    'Fold beside the zip',
    'Fold beside the zip',
  ])
  // What is pieced in is a piece of its own.
  expect(within('sleevelessPolar')).toMatchObject({ back: [], 'back-part1': [], 'back-part2': [] })
})

test('TP25: thread of a raglan is counted on its raglan seams too', () => {
  const product = find('tshirt')
  const pattern = must(findPattern('tshirt'), 'tshirt')
  const { styles } = drawnDesign(withStyle(createDocument(product), 'sleeves/sleeves', 'raglan'), product)
  const cut = pattern.cut('M', styles)
  const threadOf = (each: typeof cut) =>
    must(suppliesOf(pattern, each, styles).find(({ name }) => name === 'seams')?.amount, 'seams')
  const inches = cut.pieces
    .flatMap(({ fields = [] }) => fields)
    .reduce((sum, { seam }) => sum + lengthOf(seam), 0)
  const bodies = cut.pieces.map(({ fields: _, ...piece }) => piece)
  expect(inches).toBeGreaterThan(40)
  expect(threadOf(cut) - threadOf({ ...cut, pieces: bodies })).toBeCloseTo(inches * 18 * 0.0254, 1)
})

test('TP29: what is folded double is cut at twice its height, with its fold, and a parted band is open', () => {
  const highOf = (name: string) => {
    const product = find(name)
    return Object.fromEntries(
      cutPieces(createDocument(product), product, 'M').map(({ name: of, outline }) => {
        const { top, bottom } = boundsOf(outline)
        return [of, Math.round((bottom - top) * 100) / 100]
      }),
    )
  }
  expect(highOf('hoodie')).toMatchObject({ hemBand: 5, leftCuff: 5.2 })
  expect(highOf('mockneckFullZip')).toMatchObject({ hemBand: 6, leftCuff: 6.2, collar: 4.2 })
  // A pair of plies, and elastic that is folded over.
  expect(highOf('sleevelessPolar')).toMatchObject({ collar: 3.1, hemBand: 1.2 })
  expect(within('hoodie').hemBand).toEqual(['Fold'])
  const ends = ['Both ends open at the centre front']
  expect(within('hoodieZip').hemBand).toEqual(['Fold beside the zip', 'Fold beside the zip', ...ends, 'Fold'])
  expect(within('mockneckFullZip').collar).toEqual(expect.arrayContaining([...ends, 'Fold']))
  expect(within('pulloverFullSnap').hemBand).toEqual(expect.arrayContaining(ends))
})

test('TP29: a quarter of a hat and its turn-up are together as long as the hat is measured, opened', () => {
  const product = find('beanie')
  const document = createDocument(product)
  const pattern = must(findPattern('beanie'), 'beanie')
  const high = cutPieces(document, product, pattern.baseSize).map(({ outline }) => {
    const { top, bottom } = boundsOf(outline)
    return bottom - top
  })
  const cut = pattern.cut(pattern.baseSize, drawnDesign(document, product).styles)
  const whole = must(
    measureHat(cut, []).points.find(({ name }) => name === 'wholeLength'),
    'wholeLength',
  )
  const length = whole.legs.reduce((sum, { from, to }) => sum + distance(from, to), 0)
  expect(high[0]! + high.at(-1)!).toBeCloseTo(length, 2)
})

test('TP29: a folded band of a V neck is cut double on the slant, and as large as its two plies', () => {
  const product = find('tshirt')
  const document = withStyle(createDocument(product), 'collar/collar', 'v')
  expect(within('tshirt', ['collar/collar', 'v']).collar).toContain('Fold')
  const pattern = must(findPattern('tshirt'), 'tshirt')
  const single = must(
    pattern.cut('M', drawnDesign(document, product).styles).pieces.find(({ name }) => name === 'collar'),
    'collar',
  )
  const collar = must(
    cutPieces(document, product, 'M').find(({ name }) => name === 'collar'),
    'collar',
  )
  expect(areaOf(collar.outline)).toBeCloseTo(2 * areaOf(outlineOf(single)), 4)
})

test.each(products.map(product => [product.product.name, product] as const))(
  'TP29: each piece of the %s has a name in both languages, and its lines lie on it',
  (name, product) => {
    const pattern = must(findPattern(name), name)
    const document = createDocument(product)
    const { pieces, trims } = pattern.cut(pattern.baseSize, drawnDesign(document, product).styles)
    const laid = trims.flatMap(trim => (trim.kind === 'laid' ? [trim.panel.name] : []))
    const named = [...pieces.map(piece => piece.name), ...laid].filter(each => !isPartOfPiece(each))
    expect(named.filter(each => !pieceLabels[each])).toEqual([])
    for (const { outline, lines } of cutPieces(document, product, pattern.baseSize))
      for (const { curve } of lines) {
        const middle = curve[Math.floor(curve.length / 2)]!
        expect(contains(outline, middle) || distanceTo(outline, middle) < 0.001).toBe(true)
      }
  },
)

test('TP29: each piece says of what it is cut and how often, a lined one of both cloths', () => {
  const noteOf = (name: string, piece: string) => {
    const product = find(name)
    const pieces = cutPieces(createDocument(product), product, 'M')
    return must(
      pieces.find(each => each.name === piece),
      piece,
    ).note
  }
  expect(noteOf('tshirt', 'front')).toEqual({ en: 'Body, cut 1', fr: 'Corps, couper 1' })
  expect(noteOf('hoodie', 'leftHood').en).toBe('Hood, cut 1; Lining, cut 1')
})

test.each(products.map(product => [product.product.name, product] as const))(
  'TP29: the straight grain of each piece of the %s lies on it',
  (_, product) => {
    for (const { outline } of cutPieces(createDocument(product), product, product.sizes[0]!.name)) {
      const grain = grainOf(outline)
      for (const point of [grain[0]!, grain.at(-1)!]) expect(contains(outline, point)).toBe(true)
      expect(grain[0]![0]).toBe(grain.at(-1)![0])
    }
  },
)

test.each(products.map(product => [product.product.name, product] as const))(
  'TP53: the arrow of the grain of each piece of the %s meets no words, in the least and the largest size and both languages',
  (_, product) => {
    const faults = [product.sizes[0]!, product.sizes.at(-1)!].flatMap(({ name: size }) =>
      cutPieces(createDocument(product), product, size).flatMap((piece, i) =>
        (['en', 'fr'] as const).flatMap(locale => {
          const { labels, numbers, grain, box } = layPiece(piece, i + 1, locale)
          const [[u, from], [, to]] = [grain[0]!, grain.at(-1)!]
          const isMet = [box, ...[...labels, ...numbers].map(each => each.box)].some(
            ({ left, right, top, bottom }) =>
              u + 0.15 > left && u - 0.15 < right && to > top && from < bottom,
          )
          return isMet ? [`${size} ${piece.name} ${locale}`] : []
        }),
      ),
    )
    expect(faults).toEqual([])
  },
)

test('TP29: the sheet speaks its language and says what its lines are', () => {
  const product = find('sleevelessPolar')
  const sheet = writePatternSheet(cutPieces(createDocument(product), product, 'M'), 'A & B, M', 'fr')
  expect(sheet).toContain('>A &amp; B, M<')
  expect(sheet).toContain('>Fermeture éclair\u00a0: fendre<')
  expect(sheet).toMatch(/>1\spo\. Lignes de couture nettes/)
})

test.each(products.map(product => [product.product.name, product] as const))(
  'TP29: what is written of a line on a piece of the %s lies on no other words, nor on a line that runs down beside it',
  (_, product) => {
    const faults: string[] = []
    for (const { name, lines, outline } of cutPieces(
      createDocument(product),
      product,
      product.sizes[0]!.name,
    )) {
      const labels = lineLabels(lines, outline, 0.35, 'fr')
      for (const [i, { box, text }] of labels.entries()) {
        const others = labels.filter(
          (other, at) => at > i && other.box.left < box.right && box.left < other.box.right,
        )
        if (others.some(other => other.box.top < box.bottom && box.top < other.box.bottom))
          faults.push(`${name} ${text}`)
        const crossed = lines.some(({ curve }) =>
          curve.some(
            ([u, v]) =>
              u > box.left &&
              u < box.right &&
              v > box.top &&
              v < box.bottom &&
              curve.at(-1)![1] - curve[0]![1] > 4,
          ),
        )
        if (crossed) faults.push(`${name} ${text} over a line`)
      }
    }
    expect(faults).toEqual([])
  },
)

test('TP29: a piece has its words where nothing is drawn on it, else below it', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  const words = { width: 3, height: 1 }
  expect(wordPlace(words, square, [])).toEqual([5, 5])
  const [u] = must(
    wordPlace(words, square, [
      [
        [5, 0],
        [5, 10],
      ],
    ]),
    'place',
  )
  expect(Math.abs(u - 5)).toBeGreaterThan(1.5)
  expect(wordPlace({ width: 11, height: 1 }, square, [])).toBeUndefined()
})
