import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bakeSource, bakesFolder } from '@teamloom/api/pictures/bake-files.ts'
import { type Bake, clearedChart, fullCoverage, isPlain, mixedChart } from '@teamloom/bakes/bake.ts'
import { type Manifest, pictureBoxOf, type StyleCondition, type Styles } from '@teamloom/bakes/manifest.ts'
import { lightOfCode } from '@teamloom/bakes/shade-code.ts'
import { type Side, sides } from '@teamloom/bakes/side.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { readBake } from '@teamloom/garment/garment-store.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'
import { patterns } from '@teamloom/pattern/products/index.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { fileOf, readManifest } from '../bake-files.ts'

/** The base of a side, unpacked once. */
const bases = new Map<string, Promise<Bake>>()
function readBase(manifest: Manifest, side: Side): Promise<Bake> {
  const entry = manifest.sides[side].find(bake => bake.kind === 'base')!
  const file = fileOf(manifest, entry)
  const base = bases.get(file) ?? readBake(bakeSource, manifest, entry)
  bases.set(file, base)
  return base
}

/** Calls with the picture pixel, chart and share of every place that a bake shows. */
function eachPlace(
  { box, chart, mixed }: Bake,
  visit: (x: number, y: number, chart: number, share: number) => void,
) {
  let next = 0
  chart.forEach((number, at) => {
    const [x, y] = [box.x + (at % box.width), box.y + Math.floor(at / box.width)]
    if (isPlain(number)) visit(x, y, number, 1)
    if (number !== mixedChart) return
    for (let k = mixed.first[next]!; k < mixed.first[next + 1]!; k++)
      visit(x, y, mixed.chart[k]!, mixed.coverage[k]! / fullCoverage)
    next++
  })
}

/** How much of each pixel of the picture the bake covers. */
function silhouetteOf({ camera }: Manifest, bake: Bake): Float32Array {
  const cover = new Float32Array(camera.width * camera.height)
  eachPlace(bake, (x, y, _, share) => {
    cover[y * camera.width + x]! += share
  })
  return cover
}

/** Share of the area covered by one or the mirrored other that both cover. */
function mirrored({ camera: { width } }: Manifest, one: Float32Array, other: Float32Array): number {
  let [both, either] = [0, 0]
  one.forEach((cover, at) => {
    const x = at % width
    const twin = other[at - x + width - 1 - x]!
    both += Math.min(cover, twin)
    either += Math.max(cover, twin)
  })
  return both / either
}

/** Styles for which a bake is drawn. */
function stylesOf(when: StyleCondition): Styles {
  return Object.fromEntries(Object.entries(when).map(([element, names]) => [element, names[0]!]))
}

const borderPixels = 20
const baked = patterns.filter(pattern => existsSync(join(bakesFolder(pattern.name), 'layers.json')))

test('every pattern is baked (RD9)', () => {
  expect(baked.map(pattern => pattern.name)).toEqual(patterns.map(pattern => pattern.name))
})

describe.each(baked)('the bakes of the $name', (pattern: Pattern) => {
  const manifest = readManifest(pattern.name)
  // All products' together would fill the memory.
  afterAll(() => bases.clear())
  const entries = sides.flatMap(side => manifest.sides[side].map(entry => ({ side, ...entry })))

  test('are as large as the manifest says, to the byte (RD9)', () => {
    const wrong = entries.filter(entry => {
      const { bytes, sha256 } = entry
      const content = readFileSync(fileOf(manifest, entry))
      return content.length !== bytes || createHash('sha256').update(content).digest('hex') !== sha256
    })
    expect(wrong.map(entry => entry.file)).toEqual([])
  })

  test('show one base on each side of the pattern, below all else (RD9)', () => {
    for (const side of pattern.sides) {
      const bakes = manifest.sides[side]
      const base = bakes.filter(bake => bake.kind === 'base')
      expect(base).toHaveLength(1)
      expect(base[0]!.when).toEqual({})
      expect(bakes.filter(bake => bake.z < base[0]!.z)).toEqual([])
    }
  })

  test('are drawn for styles that the product has (RD9)', () => {
    const product = products.find(one => one.product.name === pattern.name)!
    const styles = new Set(
      product.parts.flatMap(part =>
        part.elements.flatMap(element =>
          element.styles.map(style => `${part.name}/${element.name}=${style.name}`),
        ),
      ),
    )
    const asked = entries.flatMap(({ when }) =>
      Object.entries(when).flatMap(([element, names]) => names.map(name => `${element}=${name}`)),
    )
    expect(asked.filter(name => !styles.has(name))).toEqual([])
  })

  test('come no nearer than 20 pixels to the frame’s border (RD6)', () => {
    const outside = entries.filter(({ side, box, when }) => {
      const shown = pictureBoxOf(manifest, stylesOf(when), side)
      return (
        box.x < shown.x + borderPixels ||
        box.y < shown.y + borderPixels ||
        box.x + box.width > shown.x + shown.width - borderPixels ||
        box.y + box.height > shown.y + shown.height - borderPixels
      )
    })
    expect(outside.map(entry => entry.file)).toEqual([])
  })

  test.each(['front', 'back'] as const)(
    'mirror each other left and right in the outline of the %s (RD5)',
    async side => {
      const shape = silhouetteOf(manifest, await readBase(manifest, side))
      expect(mirrored(manifest, shape, shape)).toBeGreaterThan(0.94)
    },
  )

  test('mirror each other in the outlines of the left and the right side (RD5)', async () => {
    const [left, right] = await Promise.all([readBase(manifest, 'left'), readBase(manifest, 'right')])
    expect(mirrored(manifest, silhouetteOf(manifest, left), silhouetteOf(manifest, right))).toBeGreaterThan(
      0.93,
    )
  })

  // A mask's back is its lining.
  const outsides = pattern.sides.filter(side => !(pattern.figure === 'face' && side === 'back'))
  test.each(outsides)('show little of the cloth’s inside on the %s (RD7)', async side => {
    const bake = await readBase(manifest, side)
    let [inside, ownInside, whole] = [0, 0, 0]
    eachPlace(bake, (_x, _y, chart, share) => {
      const region = manifest.regions[bake.chartRegions[chart - 1]!]!
      whole += share
      if (region.face === 'inside') inside += share
      if (region.face === 'inside' && region.panel === side) ownInside += share
    })
    // A scooped neck shows the back's inside.
    expect(inside / whole).toBeLessThan(side === 'front' ? 0.06 : 0.04)
    expect(ownInside / whole).toBeLessThan(0.001)
  })

  test('have a mean light of 1 on the metered area (RD8)', async () => {
    const { panel, centerU, centerV, width, height } = pattern.meter
    const { chart, chartRegions, u, v, shade } = await readBase(manifest, 'front')
    let [sum, count] = [0, 0]
    chart.forEach((number, at) => {
      if (!isPlain(number)) return
      const region = manifest.regions[chartRegions[number - 1]!]!
      if (region.panel !== panel || region.face !== 'outside') return
      if (Math.abs(u[at]! / 512 - centerU) > width / 2 || Math.abs(v[at]! / 512 - centerV) > height / 2)
        return
      sum += lightOfCode(shade[at]!)
      count++
    })
    expect(count).toBeGreaterThan(10_000)
    expect(Math.abs(sum / count - 1)).toBeLessThan(0.01)
  })

  test('of a base have a place on the garment for every pixel that they show', async () => {
    const bake = await readBase(manifest, 'front')
    expect(bake.chart.includes(clearedChart)).toBe(false)
    expect(Array.from(bake.chartRegions).filter(region => region >= manifest.regions.length)).toEqual([])
  })
})

test('products weigh 2.5 MB on average, and 60 MB together at most (RD10)', () => {
  const weights = baked.map(({ name }) =>
    Object.values(readManifest(name).sides)
      .flat()
      .filter(({ of }) => of === undefined)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  )
  const total = weights.reduce((sum, bytes) => sum + bytes, 0)
  expect(total / baked.length).toBeLessThan(2.5e6)
  expect(total).toBeLessThan(60e6)
})
