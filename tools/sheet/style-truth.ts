import { pictureBoxOf } from '@teamloom/bakes/manifest.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import type { Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Picture } from '@teamloom/garment/look.ts'
import { expect, test } from 'vitest'
import { besideMiddle } from '../drape/stand-in-middle.ts'
import { least, most } from './bounds.ts'
import type { Drawn } from './drawn.ts'
import { elementsOf, lookIn } from './looks.ts'

/** Channels of pixels, and their difference in bytes, from which on a change is seen. */
const seen = least.styleChannels
const leastStep = least.styleStep

function isSeenToDiffer(one: Picture, other: Picture): boolean {
  let channels = 0
  for (let at = 0; at < one.rgba.length; at++)
    if (Math.abs(one.rgba[at]! - other.rgba[at]!) >= leastStep && ++channels >= seen) return true
  return false
}

const plainPictures = new WeakMap<DecodedSide, Picture>()

function drawPlain(side: DecodedSide, product: Product): Picture {
  const picture = plainPictures.get(side) ?? composeSide(side, lookIn(product, {}))
  plainPictures.set(side, picture)
  return picture
}

/** A style is told from the first on one side or another; a choice of yarn is not, as the cloth looks the same. */
export function testDifference({ product, sides }: Drawn, element: string, style: StyleDefinition): void {
  const isYarn = style.instead !== undefined
  test(`${element} in ${style.name} ${isYarn ? 'looks as the first' : 'is told from the first'}`, () => {
    const other = lookIn(product, { [element]: style.name })
    const isTold = [...sides.values()].some(side =>
      isSeenToDiffer(drawPlain(side, product), composeSide(side, other)),
    )
    expect(isTold).toBe(!isYarn)
  })
}

/**
 * The darkest that a shadow may be at the frame's border, of 255: one that is darker ends there with an edge that is
 * seen.
 */
const palest = most.shadowAtBorder

/** A frame's edge cuts no shadow. */
export function testFrames({ product, sides }: Drawn): void {
  test('have their shadows whole within their frames (RD6)', () => {
    const cut = [...sides.values()].flatMap(side => {
      const { width, height, rgba } = drawPlain(side, product)
      const alphaAt = (x: number, y: number) => rgba[(y * width + x) * 4 + 3]!
      const across = Array.from({ length: width }, (_, x) => [alphaAt(x, 0), alphaAt(x, height - 1)])
      const down = Array.from({ length: height }, (_, y) => [alphaAt(0, y), alphaAt(width - 1, y)])
      const darkest = Math.max(...across.flat(), ...down.flat())
      return darkest > palest ? [`${side.side} ${darkest}`] : []
    })
    expect(cut).toEqual([])
  })
}

/** How far beside the picture's middle a garment may be, as a share of the picture's width. */
const mostAside = most.besideMiddleOfSide

/**
 * Tests that garments stand in the middle, also where a hood hangs behind the body, or one foot stands before the
 * other.
 */
export function testMiddles({ product, manifest, sides }: Drawn): void {
  const { stepsBack } = manifest
  const far = Object.entries(stepsBack?.when ?? {}).map(([element, [name]]) => [element, name!] as const)
  const worn = [{}, ...(stepsBack ? [Object.fromEntries(far)] : [])]
  test('stand in the middle of their pictures from the left and the right (RD17)', () => {
    const beside = [...sides.values()].filter(({ side }) => side === 'left' || side === 'right')
    const off = worn.flatMap(styles =>
      beside.flatMap(side => {
        const share = besideMiddle(side, product, styles) / pictureBoxOf(manifest, styles, side.side).width
        return Math.abs(share) > mostAside ? [`${side.side} ${share}`] : []
      }),
    )
    expect(off).toEqual([])
  })
}

/** What is baked is what was planned, for the colours that the product has. */
export function testBakes({ pattern, product, manifest }: Drawn): void {
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
}
