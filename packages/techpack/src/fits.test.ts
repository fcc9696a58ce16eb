import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { madeDecorations } from './decorations.ts'
import { placementsOf } from './item-placements.ts'
import { designsWithEveryPlace, withoutMargins } from './testing/every-place.ts'

test.each([
  [400, 200],
  [300, 300],
  [200, 400],
])(
  'TP8: of %i × %i what the place itself lays down is larger than its piece in no product, in the size that it is drawn in',
  (width, height) => {
    const large = products.flatMap(product => {
      const pattern = findPattern(product.product.name)
      if (!pattern) return []
      return designsWithEveryPlace(product, { ...withoutMargins, width, height }).flatMap(document => {
        const { styles } = drawnDesign(document, product)
        const cut = pattern.cut(pattern.baseSize, styles)
        return madeDecorations(document, product).flatMap(made =>
          placementsOf(made, {}, [pattern.baseSize], () => cut, cut).flatMap(({ sizes }) =>
            sizes.some(({ fits }) => !fits) ? [`${product.product.name} ${made.decoration.id}`] : [],
          ),
        )
      })
    })
    expect(large).toEqual([])
  },
)
