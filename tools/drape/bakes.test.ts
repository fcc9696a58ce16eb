import { statSync } from 'node:fs'
import { join } from 'node:path'
import { colorDifference } from '@teamloom/artwork/match-color.ts'
import type { Pattern } from '@teamloom/catalog/blocks/pattern.ts'
import { clothPalette } from '@teamloom/catalog/colors/cloth.ts'
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
import { meanColour, mixHex } from './mean-colour.ts'

const megabyte = 1e6
/** Pixels between a garment and the rim of its picture. */
const margin = 10
/** Colour channels that must differ for a change to be seen. */
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

/** The first style of each element but for those given. */
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

describe.each(patterns)('the layers of the $name', pattern => {
  const product = productOf(pattern)
  const manifest = readManifest(pattern.name)
  let sides: readonly DecodedSide[] = []
  beforeAll(async () => {
    sides = await Promise.all(pattern.sides.map(side => readSide(manifest, side)))
  })

  const differsSomewhere = (one: Look, other: Look) =>
    sides.some(side => isSeenToDiffer(composeSide(side, one), composeSide(side, other)))

  const others = elementsOf(product).flatMap(({ element, styles }) =>
    styles.slice(1).map(style => ({ element, style: style.name })),
  )
  test.each(others)('show $element in $style', ({ element, style }) => {
    expect(differsSomewhere(lookIn(product, {}), lookIn(product, { [element]: style }))).toBe(true)
  })

  const slots = elementsOf(product).flatMap(({ element, styles }) =>
    styles.flatMap(style =>
      style.layers.map(layer => ({ element, style: style.name, slot: `${element}/${layer.name}` })),
    ),
  )
  test.each(slots)('show the colour of $slot in $style', ({ element, style, slot }) => {
    const changed = { [element]: style }
    expect(differsSomewhere(lookIn(product, changed), lookIn(product, changed, slot))).toBe(true)
  })

  test('are drawn in slots that the product has', () => {
    const known = new Set(slots.map(({ slot }) => slot))
    const used = manifest.regions.flatMap(region => slotOf(region) ?? [])
    expect(used.filter(slot => !known.has(slot))).toEqual([])
  })

  test('are those that the pattern plans', () => {
    const baked = Object.values(manifest.sides).flatMap(entries => entries.map(({ name }) => name))
    expect(new Set(baked)).toEqual(new Set(pattern.layers.map(({ name }) => name)))
  })

  test('stay inside the frame', () => {
    const { width, height } = manifest.camera
    const outside = Object.values(manifest.sides)
      .flat()
      .filter(
        ({ box }) =>
          box.x < margin ||
          box.y < margin ||
          box.x + box.width > width - margin ||
          box.y + box.height > height - margin,
      )
    expect(outside.map(({ file }) => file)).toEqual([])
  })

  // Bleached cotton throws back no more light than this, or its folds would have no lights.
  const targets: Readonly<Record<string, string>> = { White: '#e6e6e4', Black: '#17181a' }
  test.each(['White', 'Heather grey', 'Red', 'Navy', 'Royal', 'Black'])('show %s as it is', name => {
    const { hex, heather } = must(
      clothPalette.colors.find(({ label }) => label.en === name),
      name,
    )
    const plain = lookIn(product, {})
    const cloths = Object.fromEntries(
      Object.entries(plain.cloths).map(([slot, { fabric }]): [string, Cloth] => [
        slot,
        { hex, fabric, ...(heather ? { heather } : {}) },
      ]),
    )
    const front = must(
      sides.find(({ side }) => side === 'front'),
      'front',
    )
    const wanted = targets[name] ?? (heather ? mixHex(hex, heather.hex, heather.amount) : hex)
    expect(colorDifference(meanColour(front, { ...plain, cloths }, pattern.meter), wanted)).toBeLessThan(3)
  })
})

test('weigh no more than 2.5 MB a product on average', () => {
  const bytes = patterns.flatMap(({ name }) =>
    Object.values(readManifest(name).sides)
      .flat()
      .map(({ file }) => statSync(join(layersFolder(name), file)).size),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0) / patterns.length).toBeLessThan(2.5 * megabyte)
})
