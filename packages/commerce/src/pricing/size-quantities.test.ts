import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeSizes, offeredSizes, renewSizes, totalQuantity } from './size-quantities.ts'

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

  test('of a size that was withdrawn count as the one that is cut alike (OR38)', () => {
    const [small, medium, ...larger] = product.sizes
    const was = { ...medium!, name: 'one size', display: { displayable: false }, successor: medium!.name }
    const renewed = renewSizes({ ...product, sizes: [small!, medium!, was, ...larger] }, [
      { name: 'one size', qty: 7 },
      { name: medium!.name, qty: 2 },
      { name: 'of nobody', qty: 5 },
    ])
    expect(renewed.filter(({ qty }) => qty > 0)).toEqual([{ name: medium!.name, qty: 9 }])
    expect(renewed.map(({ name }) => name)).toEqual(offeredSizes(product).map(({ name }) => name))
  })

  const everOffered = ({ sizes }: Product) =>
    sizes.filter(({ display, successor }) => display.displayable || successor).map(size => size.name)

  test('stay as many pieces in the sizes of now, of every product and whatever sizes it ever came in (OR38)', () => {
    const ordered = fc.constantFrom(...products).chain(of =>
      fc.record({
        of: fc.constant(of),
        sizes: fc.uniqueArray(fc.record({ name: fc.constantFrom(...everOffered(of)), qty: fc.nat(999) }), {
          selector: size => size.name,
        }),
      }),
    )
    fc.assert(
      fc.property(ordered, ({ of, sizes }) => {
        const renewed = renewSizes(of, sizes)
        expect(totalQuantity(renewed)).toBe(totalQuantity(sizes))
        expect(completeSizes(of, renewed)).toEqual({ ok: true, value: renewed })
      }),
    )
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
