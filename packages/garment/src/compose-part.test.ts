import type { Box } from '@teamloom/bakes/manifest.ts'
import { flatInk, glossyFilm, screenInk, softInk } from '@teamloom/catalog/decorations/surface.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOfPrints } from './box-of-prints.ts'
import { composeCut, composePart } from './compose-part.ts'
import { composeSide } from './compose-side.ts'
import type { Look, Picture, Print } from './look.ts'
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

const cutOf = ({ rgba, width }: Picture, box: Box) =>
  Array.from({ length: box.height }, (_, row) => {
    const from = 4 * ((box.y + row) * width + box.x)
    return [...rgba.subarray(from, from + 4 * box.width)]
  }).flat()

function drawnCut(shown: Look, box: Box) {
  const cut = composeCut(side, shown, box)
  return cutOf(cut.picture, cut.box)
}

test('cut out of its side, a part is to the byte what the whole shows there', () => {
  const whole = composeSide(side, look)
  for (const box of [
    { x: 0, y: 0, width: frameSize.width, height: frameSize.height },
    { x: 40, y: 30, width: 90, height: 70 },
    { x: 150, y: 100, width: 50, height: 60 },
  ])
    expect(drawnCut(look, box)).toEqual(cutOf(whole, box))
})

/** Letters as bars, so many texels apart: every tenth of those that are as fine as a pixel. */
const bars = (alpha: number, apart = 10) => {
  const [width, height] = [4 * apart, (48 * apart) / 10]
  return flatImage(
    Uint8Array.from({ length: 4 * width * height }, (_, i) => {
      const x = (i >> 2) % width
      const isBar = x % apart < 0.7 * apart
      return isBar ? [200, 30 + (x > width / 2 ? 90 : 0), 60, alpha][i % 4]! : 0
    }),
    width,
    height,
  )
}

test.each([
  ['flat ink', flatInk, 255],
  ['a soft film', softInk, 255],
  ['thin ink', flatInk, 140],
  ['glossy film', glossyFilm, 255],
])(
  'letters of %s that are put on a part once are those of the whole, whole ink and edges',
  (_, surface, alpha) => {
    const words = { ...print, image: bars(alpha), surface }
    for (const prints of [
      [words],
      [words, { ...words, centerU: 0.6, centerV: 4 }],
      [look.prints[1]!, words],
    ]) {
      const lettered = { ...look, prints }
      const box = { x: 30, y: 20, width: 120, height: 100 }
      const seen = cutOf(composeSide(side, lettered), box)
      expect(drawnCut(lettered, box)).toEqual(seen)
      expect(drawnCut(lettered, box)).toEqual(seen)
    }
  },
)

test('letters of which a pixel sees several texels are those of the whole too', () => {
  const lettered = { ...look, prints: [{ ...print, image: bars(255, 60) }] }
  const box = { x: 30, y: 20, width: 120, height: 100 }
  expect(drawnCut(lettered, box)).toEqual(cutOf(composeSide(side, lettered), box))
})

test('one after the other is drawn over the one before, on other cloth too: nothing of that is left', () => {
  const box = { x: 30, y: 20, width: 120, height: 100 }
  const words = { ...print, image: bars(255) }
  for (const cloths of [look.cloths, {}, look.cloths])
    for (const widthInches of [2.5, 1, 2, 0.5]) {
      const shown = { ...look, cloths, prints: [{ ...words, widthInches }] }
      expect(drawnCut(shown, box)).toEqual(cutOf(composeSide(side, shown), box))
    }
})

test('beyond their box nothing of prints is seen, and a box of what is on no panel here is none (RD3)', () => {
  const bare = composeSide(side, { ...look, prints: [] })
  for (const prints of [[look.prints[0]!], [look.prints[1]!], look.prints]) {
    const box = must(boxOfPrints(side, look, prints), 'box')
    expect(box.width * box.height).toBeLessThan(frameSize.width * frameSize.height)
    const printed = composeSide(side, { ...look, prints })
    let inked = 0
    for (let at = 0; at < printed.rgba.length; at += 4) {
      if (printed.rgba.subarray(at, at + 4).every((byte, c) => byte === bare.rgba[at + c])) continue
      inked++
      const [x, y] = [(at / 4) % frameSize.width, Math.floor(at / 4 / frameSize.width)]
      const isIn = x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
      expect([x, y, isIn]).toEqual([x, y, true])
    }
    expect(inked).toBeGreaterThan(500)
  }
  expect(boxOfPrints(side, look, [{ ...asItsCloth, panel: 'back' }])).toBeUndefined()
})
