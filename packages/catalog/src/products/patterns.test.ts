import { must } from '@teamloom/kit/assert.ts'
import { contains, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { describe, expect, test } from 'vitest'
import type { Cut } from '../blocks/pattern.ts'
import { products } from './index.ts'
import { patterns } from './patterns.ts'

/** Pieces of cloth and pockets. */
function panelsOf(cut: Cut): Panel[] {
  return [...cut.pieces, ...cut.trims.flatMap(trim => (trim.kind === 'laid' ? [trim.panel] : []))]
}

describe.each(patterns)('the pattern of the $name', pattern => {
  const product = must(
    products.find(candidate => candidate.product.name === pattern.name),
    `product ${pattern.name}`,
  )
  const styles = Object.fromEntries(
    product.parts.flatMap(part =>
      part.elements.map(element => [`${part.name}/${element.name}`, element.styles[0].name]),
    ),
  )

  test('comes in the sizes and shows the sides of its product', () => {
    expect(pattern.sizes).toEqual(product.sizes.map(size => size.name))
    expect(pattern.sizes).toContain(pattern.baseSize)
    expect(pattern.sides).toEqual(product.sides)
  })

  test('measures what its product’s chart says', () => {
    for (const size of product.sizes) expect(pattern.measures(size.name)).toEqual(size.measurements)
  })

  test('has the panels on which its product is decorated', () => {
    const panels = panelsOf(pattern.cut(pattern.baseSize, styles)).map(panel => panel.name)
    expect(
      product.locations.map(location => location.panel).filter(panel => !panels.includes(panel)),
    ).toEqual([])
    expect(pattern.locations).toEqual(product.locations)
  })

  test.each(product.locations)('has the cloth for a print on the $positionName', location => {
    const panel = must(
      panelsOf(pattern.cut(pattern.baseSize, styles)).find(candidate => candidate.name === location.panel),
      location.panel,
    )
    const outline = outlineOf(panel)
    const halves = [location.maxWidthInches / 2, location.maxHeightInches / 2] as const
    const corners = [-1, 1].flatMap(x =>
      [-1, 1].map(
        y => [location.centerU + x * halves[0], location.centerV + y * halves[1]] as [number, number],
      ),
    )
    expect(corners.filter(corner => !contains(outline, corner))).toEqual([])
  })

  test.each(pattern.sizes)('can be cut in %s', size => {
    expect(pattern.cut(size, styles).pieces.length).toBeGreaterThan(0)
  })
})
