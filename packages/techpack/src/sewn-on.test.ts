import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { sewnOnOf } from './sewn-on.ts'

const sewnOn = (name: string, sizes?: readonly string[]) => {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const pattern = must(findPattern(name), name)
  const { styles } = drawnDesign(createDocument(product), product)
  const cutIn = (size: string) => pattern.cut(size, styles)
  return sewnOnOf(sizes ?? [pattern.baseSize], cutIn)
}

test('TP34: the pocket of a hoodie is placed from the shoulder or collar, in the middle, in each size', () => {
  const pocket = must(
    sewnOn('hoodie', ['S', 'XL']).find(({ name }) => name === 'pocket'),
    'pocket',
  )
  expect(pocket.sizes.map(({ sizeName }) => sizeName)).toEqual(['S', 'XL'])
  for (const { down, across, widthInches } of pocket.sizes) {
    expect(down.inches).toBeGreaterThan(5)
    expect(down.rule.en).toMatch(/to the upper edge of the piece$/)
    expect(across.isCentred).toBe(true)
    expect(widthInches).toBeGreaterThan(8)
  }
})

test.each(products.map(({ product: { name } }) => name))(
  'TP34: what is sewn on is told of %s by a name of both languages',
  name => {
    if (!findPattern(name)) return
    for (const { what, sizes } of sewnOn(name)) {
      expect(what.fr).not.toBe('')
      expect(sizes.length).toBeGreaterThan(0)
    }
  },
)
