import { flatInk, screenInk } from '@teamloom/catalog/decorations/surface.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composePart } from './compose-part.ts'
import { composeSide } from './compose-side.ts'
import type { Print } from './look.ts'
import { flatImage } from './print-image.ts'
import { drawSide, frameSize, middlePlace, withStyles } from './testing/draw-side.ts'

const place = { ...middlePlace, turned: 8, across: 0.9, radius: 12 }
const drawn = drawSide((x, y) => 0.7 + 0.3 * Math.sin(x / 9) * Math.cos(y / 7))
const side = { ...drawn, manifest: { ...drawn.manifest, places: { chest: [place] } } }
const print: Print = {
  panel: 'front',
  place: 'chest',
  centerU: 0.2,
  centerV: 3.4,
  widthInches: 2.5,
  heightInches: 3,
  image: flatImage(
    Uint8Array.from({ length: 4 * 64 * 64 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 256)),
    64,
    64,
  ),
  surface: flatInk,
}
const { place: _, ...asItsCloth } = print
const look = {
  ...withStyles({ 'pocket/pocket': 'patch', 'badge/badge': 'round' }),
  prints: [print, { ...asItsCloth, centerU: -1, surface: screenInk }],
}

test('a part of a side drawn alone is what the whole side shows there, to the byte', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: frameSize.width - 20 }),
      fc.integer({ min: 0, max: frameSize.height - 20 }),
      fc.integer({ min: 20, max: 160 }),
      fc.integer({ min: 20, max: 120 }),
      fc.constantFrom(0.3, 0.87, 1, 1.6),
      (x, y, wide, high, scale) => {
        const [width, height] = [Math.min(wide, frameSize.width - x), Math.min(high, frameSize.height - y)]
        const viewport = { x, y, width, height }
        const part = composePart(side, look, viewport, scale)
        expect(part).toEqual(composeSide(side, look, { viewport, scale }))
      },
    ),
    { numRuns: 60 },
  )
})
