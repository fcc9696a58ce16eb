import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import { clothPalette } from '@teamloom/catalog/colors/cloth.ts'
import { shownColorOf } from '@teamloom/catalog/colors/palette.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { Cloth, Look } from '@teamloom/garment/look.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { readManifest, readSide } from '../bake-files.ts'
import { most } from './bounds.ts'
import { meanColour, meteredPixels } from './metered.ts'

/** The hoodie without what lies on its chest. */
const pattern = findPattern('hoodie')!
const manifest = readManifest('hoodie')
const base = pattern.plans.find(plan => plan.kind === 'base')!
const bareChest = { 'hood/drawstring': 'none', 'pocket/pocket': 'none' }

function lookIn(cloth: Omit<Cloth, 'fabric'>, fabric?: FabricName): Look {
  const cloths = manifest.regions.flatMap(region => {
    const slot = slotOf(region)
    return slot === null ? [] : [[slot, { ...cloth, fabric: fabric ?? region.fabric }] as const]
  })
  return { styles: { ...base.styles, ...bareChest }, cloths: Object.fromEntries(cloths), prints: [] }
}

let side: Awaited<ReturnType<typeof readSide>>
let chest: readonly number[]

beforeAll(async () => {
  side = await readSide(manifest, 'front')
  chest = meteredPixels(pattern, frameOf(side, lookIn({ hex: '#808080' })))
})

function chestIn(cloth: Omit<Cloth, 'fabric'>, fabric?: FabricName): string {
  return meanColour(composeSide(side, lookIn(cloth, fabric)), chest)
}

/** CIE L*. */
function lightnessOf(hex: string): number {
  const [red, green, blue] = linearOfHex(hex)
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

/** How far from grey, in bytes. */
function castOf(hex: string): number {
  const bytes = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...bytes) - Math.min(...bytes)
}

const colors = clothPalette.colors.map(shownColorOf)
const midRange = colors.filter(({ hex }) => lightnessOf(hex) > 15 && lightnessOf(hex) < 90)
/** Every fifth of them: a picture takes a while. */
const plain = midRange.filter(({ heather }) => !heather).filter((_, i) => i % 5 === 0)

test('the chest is well in sight', () => {
  expect(chest.length).toBeGreaterThan(40_000)
})

describe('cloth on the chest', () => {
  test.each(plain)('of $hex shows it within ΔE00 3 (RD1)', ({ hex }) => {
    expect(colorDifference(chestIn({ hex }), hex)).toBeLessThan(most.differenceFromChosen)
  })

  test.each(midRange.filter(({ heather }) => heather))('of $hex, a heather, is as true (RD1)', cloth => {
    expect(colorDifference(chestIn(cloth), cloth.hex)).toBeLessThan(most.differenceFromChosen)
  })

  test.each(['jersey', 'polar', 'knit', 'taslan'] as const)('of %s is as true (RD1)', fabric => {
    expect(colorDifference(chestIn({ hex: '#456080' }, fabric), '#456080')).toBeLessThan(
      most.differenceFromChosen,
    )
  })

  test.each(['#ffffff', '#f5f5f2'])('of white %s is a neutral L* 90 to 94 (RD2)', hex => {
    const shown = chestIn({ hex })
    expect(lightnessOf(shown)).toBeGreaterThan(90)
    expect(lightnessOf(shown)).toBeLessThan(94)
    expect(castOf(shown)).toBeLessThan(castOf(hex) + 3)
  })

  test.each(['#000000', '#17181a'])('of black %s is a neutral L* below 9, and not 0 (RD2)', hex => {
    const shown = chestIn({ hex })
    expect(lightnessOf(shown)).toBeGreaterThan(2)
    expect(lightnessOf(shown)).toBeLessThan(9)
    expect(castOf(shown)).toBeLessThan(castOf(hex) + 3)
  })
})
