import { expect, test } from 'vitest'
import { products } from './products/index.ts'
import { sizeBandOf } from './size-band.ts'

test('a youth’s size is told by its name or its label', () => {
  const named = (name: string, en = name) => sizeBandOf({ name, displayLabel: { en, fr: en } })
  expect(['YS', 'YXL', 'XS', 'M', '2XL', 'one size'].map(name => named(name))).toEqual([
    'youth',
    'youth',
    'adult',
    'adult',
    'adult',
    'adult',
  ])
  expect(named('S', 'S (youth 1-5)')).toBe('youth')
})

test('every product has a size of adults', () => {
  for (const { sizes } of products) expect(sizes.map(sizeBandOf)).toContain('adult')
})
