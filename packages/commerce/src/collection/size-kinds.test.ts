import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { offeredSizes } from '../pricing/size-quantities.ts'
import { designTexts } from './design-texts.ts'
import { sizeKinds } from './size-kinds.ts'

const design = (family: string, product: string) => ({
  product,
  sizes: offeredSizes(must(findProduct(family, product), product)),
})

test('garments stand in columns of their own, socks in theirs (SC29)', () => {
  const designs = [design('shirt', 'tshirt'), design('socks', 'casualSocks'), design('hoodie', 'hoodie')]
  const kinds = sizeKinds(designs)
  expect(kinds.map(kind => kind.designs.map(({ product }) => product))).toEqual([
    ['tshirt', 'hoodie'],
    ['casualSocks'],
  ])
  const labels = kinds.map(({ sizes }) => sizes.map(({ displayLabel }) => displayLabel.en))
  expect(labels[0]).toContain('M')
  expect(labels[1]?.some(label => label.includes('shoe'))).toBe(true)
  for (const { sizes } of kinds) expect(new Set(sizes.map(({ name }) => name)).size).toBe(sizes.length)
})

test('designs of one name are told apart by product, then by number (SC29)', () => {
  const named = (id: string, name: string | null, product: string) => ({ id, name, product })
  const texts = designTexts(
    [
      named('a', null, 'Hoodie'),
      named('b', null, 'Socks'),
      named('c', 'Tour', 'Hoodie'),
      named('d', null, 'Hoodie'),
      named('e', 'Kit', 'Socks'),
    ],
    'Untitled',
  )
  expect([...texts.values()]).toEqual([
    'Untitled (Hoodie)',
    'Untitled (Socks)',
    'Tour',
    'Untitled (Hoodie 2)',
    'Kit',
  ])
})
