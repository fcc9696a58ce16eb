import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pattern } from '@teamloom/catalog/blocks/pattern.ts'
import type { Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { patterns } from '@teamloom/catalog/products/patterns.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Cloth, Look, Picture } from '@teamloom/garment/look.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Styles } from '@teamloom/layers/manifest.ts'
import { slotOf } from '@teamloom/layers/region.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { layersFolder, readManifest, readSide } from '../layer-files.ts'

/** Channels of pixels, and their difference in bytes, from which on a change is seen. */
const seen = 60
const leastStep = 2

const productOf = (pattern: Pattern): Product =>
  must(
    products.find(({ product }) => product.name === pattern.name),
    pattern.name,
  )

type ElementStyles = { readonly element: string; readonly styles: readonly StyleDefinition[] }

function elementsOf(product: Product): ElementStyles[] {
  return product.parts.flatMap(part =>
    part.elements.map(({ name, styles }) => ({ element: `${part.name}/${name}`, styles })),
  )
}

/** The first style of each element but for those given; one slot may have a colour of its own. */
function lookIn(product: Product, changed: Styles, recoloured?: string): Look {
  const styles: Record<string, string> = {}
  const cloths: Record<string, Cloth> = {}
  for (const { element, styles: offered } of elementsOf(product)) {
    const style = offered.find(({ name }) => name === changed[element]) ?? must(offered[0], element)
    styles[element] = style.name
    for (const { name, fabricNames, excludeFromInheritance } of style.layers) {
      const slot = `${element}/${name}`
      const hex = slot === recoloured ? '#c12971' : excludeFromInheritance ? '#f0be49' : '#456080'
      cloths[slot] = { hex, fabric: fabricNames[0] }
    }
  }
  return { styles, cloths, prints: [] }
}

function isSeenToDiffer(one: Picture, other: Picture): boolean {
  let channels = 0
  for (let at = 0; at < one.rgba.length; at++)
    if (Math.abs(one.rgba[at]! - other.rgba[at]!) >= leastStep && ++channels >= seen) return true
  return false
}

/** That all are is a test of the bakes. */
const baked = patterns.filter(pattern => existsSync(join(layersFolder(pattern.name), 'layers.json')))

describe.each(baked)('the pictures of the $name', pattern => {
  const product = productOf(pattern)
  const manifest = readManifest(pattern.name)
  const plain = lookIn(product, {})
  const plainPictures = new Map<DecodedSide, Picture>()
  const drawPlain = (side: DecodedSide): Picture => {
    const picture = plainPictures.get(side) ?? composeSide(side, plain)
    plainPictures.set(side, picture)
    return picture
  }
  let sides: readonly DecodedSide[] = []
  beforeAll(async () => {
    sides = await Promise.all(pattern.sides.map(side => readSide(manifest, side)))
  })

  const others = elementsOf(product).flatMap(({ element, styles }) =>
    styles.slice(1).map(style => ({ element, style: style.name })),
  )
  test.each(others)('tell $element in $style from the first', ({ element, style }) => {
    const other = lookIn(product, { [element]: style })
    expect(sides.some(side => isSeenToDiffer(drawPlain(side), composeSide(side, other)))).toBe(true)
  })

  const slots = elementsOf(product).flatMap(({ element, styles }) =>
    styles.flatMap(style =>
      style.layers.map(layer => ({ element, style: style.name, slot: `${element}/${layer.name}` })),
    ),
  )
  test.each(slots)('show the colour of $slot in $style', ({ element, style, slot }) => {
    const changed = { [element]: style }
    const own = lookIn(product, changed)
    const recoloured = lookIn(product, changed, slot)
    const draw = (side: DecodedSide) =>
      style === plain.styles[element] ? drawPlain(side) : composeSide(side, own)
    expect(sides.some(side => isSeenToDiffer(draw(side), composeSide(side, recoloured)))).toBe(true)
  })

  test('are drawn in slots that the product has', () => {
    const known = new Set(slots.map(({ slot }) => slot))
    const used = manifest.regions.flatMap(region => slotOf(region) ?? [])
    expect(used.filter(slot => !known.has(slot))).toEqual([])
  })

  test('are made of the layers that the pattern plans', () => {
    const baked = Object.values(manifest.sides).flatMap(entries => entries.map(({ name }) => name))
    expect(new Set(baked)).toEqual(new Set(pattern.layers.map(({ name }) => name)))
  })
})
