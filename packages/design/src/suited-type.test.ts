import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { undefinedprint } from '@teamloom/catalog/decorations/undefinedprint.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { expect, test } from 'vitest'
import { suitedType } from './suited-type.ts'

const types = [undefinedprint, screenprint, detailedprint]
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
  expect(nameOf(types, { format: 'png', isFlat }, false)).toBe(type)
})

test('what suits but is staff’s or does not read the file is left to the next that does (DS48)', () => {
  const staffs = { ...detailedprint, adminOnly: true }
  const toned = { format: 'png', isFlat: false }
  expect(nameOf([screenprint, staffs], toned, false)).toBe('screenprint')
  expect(nameOf([screenprint, staffs], toned, true)).toBe('detailedprint')
  expect(nameOf(types, { format: 'tiff', isFlat: true }, false)).toBeUndefined()
})

test.each([
  ['beanie', true, 'embroidery'],
  ['beanie', false, 'embroidery'],
  ['socks', true, 'socksknitting'],
  ['socks', false, 'socklogosublimation'],
])('on every product of the family %s, art that is flat: %s, begins as %s (DS48)', (family, isFlat, type) => {
  const ofFamily = products.filter(product => product.family.name === family)
  expect(ofFamily.length).toBeGreaterThan(0)
  for (const product of ofFamily)
    expect(suitedType(product.decorationTypes, product, { format: 'png', isFlat }, false)?.type).toBe(type)
})
