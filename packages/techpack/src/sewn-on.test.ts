import type { Styles } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { sewnOnOf } from './sewn-on.ts'
import { eachStyleOf } from './testing/each-style.ts'
import { trimsIn } from './trims-in.ts'

function sewnOn(name: string, styles: Styles, sizes?: readonly string[]) {
  const pattern = must(findPattern(name), name)
  return sewnOnOf(
    sizes ?? [pattern.baseSize],
    size => pattern.cut(size, styles),
    (cut: Cut) => trimsIn(pattern, cut, styles),
  )
}

const newStyles = (name: string): Styles =>
  eachStyleOf(
    must(
      products.find(each => each.product.name === name),
      name,
    ),
  )[0]!

test('TP34: the pocket of a hoodie is placed from the shoulder or collar, in the middle, in each size', () => {
  const pocket = must(
    sewnOn('hoodie', newStyles('hoodie'), ['S', 'XL']).find(({ name }) => name === 'pocket'),
    'pocket',
  )
  expect(pocket.sizes.map(({ sizeName }) => sizeName)).toEqual(['S', 'XL'])
  for (const { down, across, widthInches } of pocket.sizes) {
    expect(down.inches).toBeGreaterThan(5)
    expect(down.rule.en).toMatch(/to the upper edge of the piece$/)
    expect(across.isCentred).toBe(true)
    expect(widthInches).toBeGreaterThan(8)
    // TP11: the figure of the page is that of the table.
    expect((8 * widthInches) % 1).toBe(0)
  }
})

test('TP34: a shirt without a pocket and a hat without a label have nothing sewn on', () => {
  const named = (name: string, chosen: Styles) =>
    sewnOn(name, { ...newStyles(name), ...chosen }).map(each => each.name)
  expect(named('tshirt', { 'pocket/pocket': 'none' })).toEqual([])
  expect(named('tshirt', { 'pocket/pocket': 'patch' })).toEqual(['pocket'])
  expect(named('beanie', { 'label/label': 'none' })).toEqual([])
  expect(named('beanie', { 'label/label': 'patch' })).toEqual(['patch'])
})

test('TP34: a slanted welt is as wide and its opening as long as they are measured, with its lean', () => {
  for (const [name, styles] of [
    ['mockneckFullZip', {}],
    ['sweatpants', {}],
  ] as const) {
    const welt = must(
      sewnOn(name, { ...newStyles(name), ...styles }).find(each => each.name.startsWith('welt')),
      name,
    )
    const { widthInches, heightInches, leanDegrees } = welt.sizes[0]!
    expect([name, widthInches < 1.1, heightInches > 5]).toEqual([name, true, true])
    expect(leanDegrees).toBeGreaterThan(5)
    expect(leanDegrees).toBeLessThan(30)
  }
  const pocket = sewnOn('hoodie', newStyles('hoodie')).find(({ name }) => name === 'pocket')!
  expect(pocket.sizes[0]!.leanDegrees).toBe(0)
})

test.each(products.map(product => [product.product.name, product] as const))(
  'TP34: what is sewn on a %s in each of its styles is drawn on it, and is told by a name of both languages',
  (name, product) => {
    const pattern = must(findPattern(name), name)
    const wrong = new Set<string>()
    for (const styles of eachStyleOf(product)) {
      const told = sewnOn(name, styles)
      if (told.length === 0) continue
      const drawn = new Set(
        (['front', 'back'] as const).flatMap(side =>
          drawFlat(pattern, pattern.baseSize, styles, side).marks.map(({ of }) => of),
        ),
      )
      for (const { name: piece, what, sizes } of told) {
        if (!drawn.has(piece)) wrong.add(piece)
        expect(what.fr).not.toBe('')
        expect(sizes.length).toBeGreaterThan(0)
      }
    }
    expect([...wrong]).toEqual([])
  },
)
