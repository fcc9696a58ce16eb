import { products } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { contains } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { cutPieces } from './cut-pieces.ts'
import { writePatternSheet } from './pattern-sheet.ts'
import { isPartOfPiece, pieceLabels } from './placement-words.ts'

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
  expect(within('tshirt', ['pocket/pocket', 'patch'])).toHaveProperty('pocket')
  expect(within('sleevelessPolar')).not.toHaveProperty('handWelt-left')
  expect(within('sleevelessPolar', ['pocket/pocket', 'welt'])).toHaveProperty('handWelt-left')
})

test('TP29: where a piece is cut apart or opened is drawn on it', () => {
  expect(within('tshirt').front).toEqual([])
  expect(within('tshirt', ['sleeves/sleeves', 'raglan']).front).toEqual(['Sleeves', 'Sleeves'])
  const crossed = within('hoodie', ['sleeves/sleeves', 'raglan'], ['hood/hood', 'crossover'])
  expect(crossed).toMatchObject({ front: ['Sleeves', 'Sleeves'], back: ['Sleeves', 'Sleeves'] })
  expect(within('mockneckFullZip', ['sleeves/sleeves', 'setIn']).front).toEqual(['Zip'])
  expect(within('sleevelessPolar').back).toEqual(['Yoke', 'Side panels', 'Side panels'])
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
      for (const { curve } of lines)
        expect(contains(outline, curve[Math.floor(curve.length / 2)]!)).toBe(true)
  },
)

test('TP29: the sheet speaks its language and says what its lines are', () => {
  const product = find('sleevelessPolar')
  const sheet = writePatternSheet(cutPieces(createDocument(product), product, 'M'), 'A & B, M', 'fr')
  expect(sheet).toContain('>A &amp; B, M<')
  expect(sheet).toContain('>Fermeture éclair<')
  expect(sheet).toMatch(/>1\spo\. Lignes de couture nettes/)
})
