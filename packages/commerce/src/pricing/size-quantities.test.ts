import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { completeSizes, offeredSizes, totalQuantity } from './size-quantities.ts'

const product = must(products[0], 'product')

describe('quantities of sizes', () => {
  test('are completed to every size that is offered, in the product’s order (OR4)', () => {
    const sizes = completeSizes(product, [
      { name: 'L', qty: 3 },
      { name: 'S', qty: 2 },
    ])
    expect(sizes.ok && sizes.value.map(size => size.name)).toEqual(
      offeredSizes(product).map(size => size.name),
    )
    expect(sizes.ok && sizes.value.filter(size => size.qty > 0)).toEqual([
      { name: 'S', qty: 2 },
      { name: 'L', qty: 3 },
    ])
  })

  test('of a size that the product does not come in are refused (OR4)', () => {
    expect(completeSizes(product, [{ name: 'one size', qty: 1 }])).toEqual({
      ok: false,
      refusal: { code: 'unknownSize', size: 'one size' },
    })
    const [first, ...rest] = product.sizes
    const shorter = { ...product, sizes: [{ ...first!, display: { displayable: false } }, ...rest] }
    expect(completeSizes(shorter, [{ name: first!.name, qty: 1 }]).ok).toBe(false)
  })

  test('sum up', () => {
    expect(totalQuantity([])).toBe(0)
    expect(
      totalQuantity([
        { name: 'S', qty: 2 },
        { name: 'M', qty: 3 },
      ]),
    ).toBe(5)
  })
})
