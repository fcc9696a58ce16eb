import { slotOf } from '@teamloom/bakes/region.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Picture } from '@teamloom/garment/look.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readManifest, readSide } from '../bake-files.ts'
import { baked, elementsOf, lookIn, productOf } from './looks.ts'

/** Channels of pixels, and their difference in bytes, from which on a change is seen. */
const seen = 60
const leastStep = 2

function isSeenToDiffer(one: Picture, other: Picture): boolean {
  let channels = 0
  for (let at = 0; at < one.rgba.length; at++)
    if (Math.abs(one.rgba[at]! - other.rgba[at]!) >= leastStep && ++channels >= seen) return true
  return false
}

describe.each(baked)('the pictures of the $name', pattern => {
  const product = productOf(pattern)
  const manifest = readManifest(pattern.name)
  const plain = lookIn(product, {})
  const plainPictures = new WeakMap<DecodedSide, Picture>()
  const drawPlain = (side: DecodedSide): Picture => {
    const picture = plainPictures.get(side) ?? composeSide(side, plain)
    plainPictures.set(side, picture)
    return picture
  }
  let sides: readonly DecodedSide[] = []
  beforeAll(async () => {
    sides = await Promise.all(pattern.sides.map(side => readSide(manifest, side)))
  })
  // All products' sides together would fill the memory.
  afterAll(() => {
    sides = []
  })

  const others = elementsOf(product).flatMap(({ element, styles }) =>
    styles.slice(1).map(style => ({ element, style: style.name })),
  )
  test.each(others)('tell $element in $style from the first', ({ element, style }) => {
    const other = lookIn(product, { [element]: style })
    expect(sides.some(side => isSeenToDiffer(drawPlain(side), composeSide(side, other)))).toBe(true)
  })

  test('are drawn in slots that the product has', () => {
    const known = new Set(
      elementsOf(product).flatMap(({ element, styles }) =>
        styles.flatMap(({ layers }) => layers.map(({ name }) => `${element}/${name}`)),
      ),
    )
    const used = manifest.regions.flatMap(region => slotOf(region) ?? [])
    expect(used.filter(slot => !known.has(slot))).toEqual([])
  })

  test('are made of the bakes that the pattern plans', () => {
    const baked = Object.values(manifest.sides).flatMap(entries => entries.map(({ name }) => name))
    expect(new Set(baked)).toEqual(new Set(pattern.plans.map(({ name }) => name)))
  })
})
