import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { SeenPlace } from '@teamloom/bakes/manifest.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { Look, Print } from './look.ts'
import { placePrint, readInk } from './placed-print.ts'
import { frameOf } from './prepared-side.ts'
import { flatImage } from './print-image.ts'
import { printMapOf } from './print-map.ts'
import { isReached, isRowReached, printReachOf } from './print-reach.ts'
import { drawSide, middlePlace, plainLook } from './testing/draw-side.ts'

const image = flatImage(new Uint8Array(4 * 64 * 64).fill(255), 64, 64)
const print: Print = {
  panel: 'front',
  place: 'chest',
  centerU: 0,
  centerV: 3,
  widthInches: 1.5,
  heightInches: 1,
  image,
  surface: flatInk,
}

const place: SeenPlace = {
  ...middlePlace,
  leaves: { u: [0.1, 0, 0.2, 0, 0, 0], v: [0, 0.1, 0, 0, 0, 0] },
}

test('all of a print that is seen lies within its reach', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(
      fc.record({
        side: fc.constantFrom('front' as const, 'back' as const),
        turned: between(-60, 60),
        radius: between(2, 20),
        across: between(0.6, 1.2),
        down: between(0.6, 1.2),
      }),
      fc.record({ rotation: between(-180, 180), centerU: between(-0.5, 0.5), centerV: between(2.5, 3.5) }),
      fc.boolean(),
      (seen, lie, isMeasured) => {
        const drawn = drawSide()
        const side = {
          ...drawn,
          manifest: { ...drawn.manifest, places: { chest: [{ ...place, ...seen }] } },
        }
        const { place: name, ...bare } = print
        const one: Print = { ...bare, ...lie, ...(isMeasured && name ? { place: name } : {}) }
        const look: Look = { ...plainLook, prints: [one] }
        const frame = frameOf(side, look)
        const reach = printReachOf(side, frame, look, one)
        if (!reach) throw new Error('nothing goes on over its panel')
        const map = printMapOf(side, frame, look, one)
        const everywhere = [placePrint({ print: one, map, reach: null, pales: null })]
        const { width, pixelsPerInch } = frame.camera
        frame.chart.forEach((chart, at) => {
          if (frame.chartRegions[chart]?.panel !== 'front') return
          const spot = {
            x: (at % width) + 0.5,
            y: Math.floor(at / width) + 0.5,
            u: frame.u[at]! / clothSteps,
            v: frame.v[at]! / clothSteps,
            pixels: 1,
            inches: 1 / pixelsPerInch,
          }
          if (!readInk(everywhere, spot)) return
          expect(isReached(reach, spot)).toBe(true)
          expect(isRowReached(reach, spot.y)).toBe(true)
        })
      },
    ),
    { numRuns: 40 },
  )
})

test('a picture after others of the same cloth is the picture that comes first', () => {
  const looks = [0, 1, 0, 1].map(centerU => ({ ...plainLook, prints: [{ ...print, centerU }] }))
  const side = drawSide()
  const later = looks.map(look => composeSide(side, look).rgba)
  const first = looks.map(look => composeSide(drawSide(), look).rgba)
  expect(later).toEqual(first)
})
