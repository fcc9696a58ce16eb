import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { undefinedprint } from '@teamloom/catalog/decorations/undefinedprint.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { expect, test } from 'vitest'
import { suitedType } from './suited-type.ts'

const types = [undefinedprint, screenprint, detailedprint]
const raster = { format: 'png', isVector: false, isFlat: true, colors: ['#101010'] }
const nameOf = (
  of: Parameters<typeof suitedType>[0],
  art: Parameters<typeof suitedType>[2],
  isStaff: boolean,
  firstTypes: readonly string[] = [],
) => suitedType(of, { firstTypes }, art, isStaff)?.type

test.each([
  [true, 'screenprint'],
  [false, 'detailedprint'],
  [null, 'screenprint'],
])('artwork that is flat: %s, begins as %s (DS48)', (isFlat, type) => {
  expect(nameOf(types, { ...raster, isFlat }, false)).toBe(type)
})

test('what suits but is staff’s or does not read the file is left to the next that does (DS48)', () => {
  const staffs = { ...detailedprint, adminOnly: true }
  const toned = { ...raster, isFlat: false }
  expect(nameOf([screenprint, staffs], toned, false)).toBe('screenprint')
  expect(nameOf([screenprint, staffs], toned, true)).toBe('detailedprint')
  expect(nameOf(types, { ...raster, format: 'tiff' }, false)).toBeUndefined()
})

test.each([
  ['beanie', 'a flat picture', raster, 'embroidery'],
  ['beanie', 'a photograph', { ...raster, isFlat: false }, 'detailedprint'],
  ['beanie', 'a drawing of tones', { ...raster, isVector: true, isFlat: false }, 'embroidery'],
  ['socks', 'a flat picture', raster, 'socksknitting'],
  ['socks', 'a photograph', { ...raster, isFlat: false }, 'socklogosublimation'],
])(
  'on every product of the family %s, %s begins as what it can be made as (DS48, DS62)',
  (family, _, art, type) => {
    const ofFamily = products.filter(product => product.family.name === family)
    expect(ofFamily.length).toBeGreaterThan(0)
    for (const product of ofFamily)
      expect(suitedType(product.decorationTypes, product, art, false)?.type).toBe(type)
  },
)
