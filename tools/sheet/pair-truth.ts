import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import { type PaletteColor, shownColorOf } from '@teamloom/catalog/colors/palette.ts'
import { findFabric } from '@teamloom/catalog/fabrics/index.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { emptyPixel, type Frame, mixedPixel } from '@teamloom/garment/frame.ts'
import type { Cloth, Look, Picture } from '@teamloom/garment/look.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { shrinkPicture } from '@teamloom/garment/shrink-picture.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { most } from './bounds.ts'
import type { Drawn } from './drawn.ts'
import { elementsOf, lookIn } from './looks.ts'
import { meanColour, meteredPixels } from './metered.ts'
import { rowsOfPairs } from './pairs.ts'

/** Pixels across the small picture. */
const small = 150

/** Pixels of the base that a patch may leave where it ends, unseen. */
const strays = most.straysOfPair

/** Milliseconds: a product of many styles has some eighty pictures. */
const patience = 180_000

/** Alpha up to which the end of a shadow is not seen. */
const unseen = most.shadowAtBorderOfPair

/** A share of a picture's pixels; a mask fills little of its frame. */
function coverOf({ rgba }: Picture): number {
  let covered = 0
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! > 250) covered++
  return (covered * 4) / rgba.length
}

/** The strongest alpha on a picture's border, where only the shadow on the stage may end, unseen. */
function borderOf({ width, height, rgba }: Picture): number {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat()
  return Math.max(...[...across, ...down].map(at => rgba[at * 4 + 3]!))
}

/** What is seen through a picture of the frame, in whichever colours: its alpha, as `composeSide` has it. */
function silhouetteOf({ camera: { width, height }, chart, ground, mixed }: Frame): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < chart.length; at++)
    rgba[at * 4 + 3] = chart[at] === emptyPixel || chart[at] === mixedPixel ? (ground?.[at] ?? 0) : 255
  mixed.pixel.forEach((at, i) => {
    const cover = mixed.weight.subarray(mixed.first[i], mixed.first[i + 1]).reduce((sum, one) => sum + one, 0)
    if (cover > 0) rgba[at * 4 + 3] = (cover + (1 - cover) * ((ground?.[at] ?? 0) / 255)) * 255
  })
  return { width, height, rgba }
}

const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other)) === 0
const alphaOf = ({ rgba }: Picture) => rgba.filter((_, at) => at % 4 === 3)

/** Its small pictures, in styles and colours that meet each other. */
export function testPairs({ pattern, product, sides }: Drawn): void {
  const elements = elementsOf(product)
  const rows = rowsOfPairs({
    side: pattern.sides,
    ...Object.fromEntries(
      elements.map(({ element, styles }) => [element, styles.map(({ name }) => name)] as const),
    ),
  })

  /** Each layer takes its chart's next colour, so that all have their turn. */
  const turns = new Map<string, number>()
  const used = new Set<string>()
  function nextColor(fabricName: string): PaletteColor {
    const { id, colors } = must(findFabric(fabricName), fabricName).palette
    const turn = turns.get(id) ?? 0
    turns.set(id, turn + 1)
    const color = must(colors[turn % colors.length], fabricName)
    used.add(color.name)
    return color
  }
  function colourful(styles: Styles): Look {
    const look = lookIn(product, styles)
    const cloths = Object.entries(look.cloths).map(([slot, { fabric }]): [string, Cloth] => {
      return [slot, { ...shownColorOf(nextColor(fabric)), fabric }]
    })
    return { ...look, cloths: Object.fromEntries(cloths) }
  }

  test(
    'show every style on every side and every two styles together, in every colour of the cloth',
    () => {
      const faults: string[] = []
      const main = product.parts.find(({ name }) => name === product.mainPart)?.elements[0]?.styles[0]
        .layers[0]
      const { colors } = must(findFabric(main?.fabricNames[0] ?? ''), 'main cloth').palette
      for (let i = 0; i < rows.length || colors.some(color => !used.has(color.name)); i++) {
        const { side: name = '', ...styles } = must(rows[i % rows.length], 'row')
        const side = must(sides.get(name), name)
        const known = used.size
        const look = colourful(styles)
        const frame = frameOf(side, look)
        const scale = small / side.manifest.camera.width
        const picture = shrinkPicture(silhouetteOf(frame), scale)
        const wearing = `${name} ${Object.entries(styles).join(' ')}`
        // In colours that were composed before there is no more to be seen.
        if (used.size > known && !isSame(alphaOf(composeSide(side, look, { scale })), alphaOf(picture)))
          faults.push(`${wearing}: is seen otherwise than its frame`)
        const { chart, chartRegions } = frame
        const pixels = new Uint32Array(chartRegions.length)
        for (const number of chart) if (number < pixels.length) pixels[number]!++
        const bare = chartRegions.flatMap((region, number) => {
          const slot = region && pixels[number]! > strays ? slotOf(region) : null
          return slot === null || slot in look.cloths || region?.knitWith !== undefined ? [] : [slot]
        })
        if (bare.length > 0) faults.push(`${wearing}: ${[...new Set(bare)]} is bare`)
        if (coverOf(picture) < 0.04) faults.push(`${wearing}: hardly there`)
        if (borderOf(picture) > unseen) faults.push(`${wearing}: leaves the frame by ${borderOf(picture)}`)
      }
      expect(faults).toEqual([])
    },
    patience,
  )
}

export function testMetered({ pattern, product, sides }: Drawn): void {
  test('show the colour of their cloth where their light is metered (RD1)', () => {
    const front = must(sides.get('front'), 'front')
    const plain = lookIn(product, {})
    const hex = '#456080'
    const cloths = Object.entries(plain.cloths).map(([slot, cloth]) => [slot, { ...cloth, hex }] as const)
    const look = { ...plain, cloths: Object.fromEntries(cloths) }
    const pixels = meteredPixels(pattern, frameOf(front, look))
    expect(pixels.length).toBeGreaterThan(5000)
    expect(colorDifference(meanColour(composeSide(front, look), pixels), hex)).toBeLessThan(
      most.differenceFromChosen,
    )
  })
}
