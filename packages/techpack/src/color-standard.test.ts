import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { expect, test } from 'vitest'
import { colorOfFabric, colorStandardOf } from './color-standard.ts'
import { madeDecorations } from './decorations.ts'
import { fullColorsOf, fullColorText, isPressedIn } from './full-color.ts'
import { materialsOf } from './materials.ts'
import { clothKinds } from './settings/cloth-kind.ts'
import { standardText } from './standard-text.ts'
import { readSupplierCodes, supplierCodeText } from './supplier-codes.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

test('TP35: white and black have their L*a*b*, and each kind how far it may be off', () => {
  expect(colorStandardOf('#ffffff', 'cloth')).toEqual({ lab: [100, 0, 0], toleranceDe00: 1.5 })
  expect(colorStandardOf('#000000', 'ink')).toEqual({ lab: [0, 0, 0], toleranceDe00: 2 })
  const told = standardText('#163e2d', 'trim', 'fr')
  expect(told.replaceAll('\u00a0', ' ')).toBe('#163E2D, ΔE00 ≤ 3,0\nL* 23,0 a* −18,9 b* 6,3')
  // Only where it is meant to.
  expect(told).not.toMatch(/[ -]/)
})

test('TP35: a fabric makes cloth, yarn, thread or trim of its colour', () => {
  expect(['fleece', 'sockKnit', 'thread', 'cord', 'metal'].map(colorOfFabric)).toEqual([
    'cloth',
    'yarn',
    'thread',
    'trim',
    'trim',
  ])
})

test('TP35: every material of every product has a standard', () => {
  for (const product of products)
    for (const { color, colorOf } of materialsOf(createDocument(product), product))
      expect(colorStandardOf(color.hex, colorOf).lab.every(Number.isFinite)).toBe(true)
})

test('TP67: a print in all colours of its file tells the main ones with their targets, another its inks alone', () => {
  const shirt = products.find(({ product }) => product.name === 'tshirt')!
  const [document] = designsWithEveryPlace(shirt)
  const made = madeDecorations(document!, shirt)
  const of = (type: string) => made.find(({ decoration }) => decoration.type === type)!
  const full = { ...of('detailedprint'), colors: [] }
  expect(fullColorsOf(full)).toEqual(['#112233'])
  expect(fullColorsOf(of('embroidery'))).toEqual([])
  expect(fullColorsOf({ ...full, colors: [{ code: 'PT1' } as never] })).toEqual([])
  expect(fullColorText('#163e2d', 'en').replaceAll('\u00a0', ' ')).toBe(
    '#163E2D, ΔE00 ≤ 3.0\nL* 23.0 a* −18.9 b* 6.3',
  )
})

test('TP67: what is pressed into leather without ink has no colours to be held to', () => {
  const tags = products.flatMap(product =>
    designsWithEveryPlace(product).flatMap(document =>
      madeDecorations(document, product).filter(({ technique }) => isPressedIn(technique)),
    ),
  )
  expect(tags.length).toBeGreaterThan(0)
  expect(tags.flatMap(fullColorsOf)).toEqual([])
})

test('TP35: what is knitted of yarn is held to as yarn throughout, so that one yarn has one tolerance', () => {
  const socks = products.filter(({ family }) => family.name === 'socks')
  const told = socks.flatMap(product =>
    materialsOf(createDocument(product), product).map(({ colorOf }) => colorOf),
  )
  expect(new Set(told)).toEqual(new Set(['yarn']))
  const knitted = Object.entries(clothKinds).flatMap(([fabricName, kind]) =>
    kind === 'knit' || kind === 'sock' ? [fabricName] : [],
  )
  expect(new Set(knitted.map(colorOfFabric))).toEqual(new Set(['yarn']))
})

test('TP35: the house’s table tells codes; a row that is wrong is named', () => {
  const head = ['of', 'code', 'supplier', 'supplier_code']
  const read = readSupplierCodes([head, ['cloth', '1010 Navy', 'Pantone TCX', '19-4024'], ['', '', '', '']])
  const codes = 'codes' in read ? read.codes : []
  expect(supplierCodeText(codes, 'cloth', '1010 navy')).toBe('Pantone TCX 19-4024')
  expect(supplierCodeText(codes, 'ink', '1010 navy')).toBeNull()
  expect(readSupplierCodes([head, ['cotton', 'a', 'b', 'c']])).toEqual({
    fault: 'row 2: cotton is none of cloth, thread, ink, yarn, trim',
  })
  expect(readSupplierCodes([head, ['cloth', '1010', 'Pantone TCX', '19-4024']])).toEqual({
    fault: 'row 2: no colour is written “1010”, did you mean “1010 Navy”?',
  })
  expect(readSupplierCodes([head, ['trim', 'Cognac', 'Tannerie', 'C-12']])).toHaveProperty('fault')
  expect(readSupplierCodes([['code']])).toHaveProperty('fault')
})
