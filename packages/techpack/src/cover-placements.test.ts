import { layRepeat } from '@teamloom/artwork/repeat-layout.ts'
import { repeatDetailsOf } from '@teamloom/catalog/decorations/repeat-options.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { spreadsOf } from '@teamloom/design/locations.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { registersOf } from './cover-placements.ts'
import { madeDecorations } from './decorations.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

/** What is told in each size of every place that something covers. */
function toldIn(name: string) {
  const product = must(
    products.find(({ product }) => product.name === name),
    name,
  )
  const pattern = must(findPattern(name), name)
  return designsWithEveryPlace(product).flatMap(document => {
    const { styles } = drawnDesign(document, product)
    return madeDecorations(document, product).flatMap(made =>
      registersOf(made, {}, pattern.sizes, size => pattern.cut(size, styles)).map((told, half) => ({
        ...told,
        made,
        spread: spreadsOf(must(made.location, name))[half]!,
      })),
    )
  })
}

test.each(['hoodie', 'pulloverZip', 'tshirt', 'sportSocks'])(
  'TP70: %s: an image of a pattern lies where its rule leads, a whole number of repeats from where it is drawn',
  name => {
    const patterns = toldIn(name).filter(({ made }) => made.repeat)
    expect(patterns.length).toBeGreaterThan(0)
    for (const { made, spread, sizes } of patterns) {
      const { artwork, options } = made.decoration
      const { spots, tileHeightInches, offsetY } = layRepeat(
        repeatDetailsOf(options),
        artwork!.width / artwork!.height,
      )
      for (const { down, across, fits } of sizes) {
        expect(fits).toBe(true)
        // Hoods and collars begin at their neck edge, at 0; cuffs and pockets at their upper edge, at 0 too.
        const isUp = down.rule.en.includes('upwards')
        expect(isUp).toBe(['hoodNotch', 'neckSeam'].includes(down.from))
        const repeats =
          ((isUp ? -1 : 1) * down.inches - (spread.centerV + spots[0]!.y + offsetY)) / tileHeightInches
        expect(Math.abs(repeats - Math.round(repeats)) * tileHeightInches).toBeLessThan(1 / 16)
        expect(down.inches).toBeLessThan(tileHeightInches)
        expect(across.isCentred).toBe(true)
        expect(down.rule.en).toMatch(/to the middle of an image$/)
      }
    }
  },
)

test('TP70: a pattern that is moved is told beside the seam that it follows, to the wearer’s left', () => {
  const told = must(
    toldIn('hoodie').find(({ made }) => made.repeat),
    'pattern',
  )
  const { made } = told
  const moved = { ...made, repeat: { ...made.repeat!, first: { x: 0.5, y: 0.25 } } }
  const pattern = must(findPattern('hoodie'), 'hoodie')
  const [left, right] = registersOf(moved, {}, ['M'], size => pattern.cut(size, {}))
  expect(left?.sizes[0]?.across).toMatchObject({ from: 'hoodSeam', towards: 'left', inches: 0.5 })
  expect(right?.sizes[0]?.across).toEqual(left?.sizes[0]?.across)
  expect(left?.sizes[0]?.across.rule.fr).toBe(
    'à partir de la couture arrière du capuchon, vers la gauche du porteur, jusqu’au milieu d’un motif',
  )
})

test('TP70: artwork over a lining that is larger in some sizes is told not to reach its edges there', () => {
  const over = toldIn('hoodie').filter(
    ({ made }) => made.decoration.type === 'hoodliningsinglecolorscreenprint',
  )
  expect(over.length).toBeGreaterThan(0)
  for (const { sizes } of over) {
    expect(sizes[0]!.down).toMatchObject({ from: 'hoodNotch', inches: 6.75 })
    expect(sizes.map(({ fits }) => fits)).toContain(false)
    expect(sizes[0]?.fits).toBe(true)
  }
})
