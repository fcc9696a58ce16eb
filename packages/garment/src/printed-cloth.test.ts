import type { MotifName } from '@teamloom/bakes/motif.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { Look, Picture } from './look.ts'
import { motifs } from './motifs.ts'
import { flatImage } from './print-image.ts'
import { bodyBox, drawSide, perInch, pixelAt, plainLook, seamAt, withCloth } from './testing/draw-side.ts'

const side = drawSide()
const ground = '#c8b4a0'
const printed = '#506edc'
const slot = 'body/body/body'
const wearing = (motif: MotifName) =>
  withCloth(slot, { hex: ground, fabric: 'metal', print: { hex: printed, pattern: motif } })
const breton = wearing('breton')
const { repeat } = motifs.breton

/** Colours down a column of the body, from the first row below the label. */
function columnOf(picture: Picture): string[] {
  return Array.from({ length: 120 }, (_, i) => pixelAt(picture, 50, bodyBox.y + 10 + i).hex)
}

describe('printed cloth', () => {
  const picture = composeSide(side, breton)

  test('shows its ground and its print as they are, and as much of each as the motif has (RD11)', () => {
    const column = columnOf(picture)
    const shareOf = (hex: string) => column.filter(seen => seen === hex).length / column.length
    expect(shareOf(printed)).toBeGreaterThan(1 / 3 - 0.1)
    expect(shareOf(printed)).toBeLessThanOrEqual(1 / 3)
    expect(shareOf(ground)).toBeGreaterThan(2 / 3 - 0.1)
    expect(shareOf(ground)).toBeLessThanOrEqual(2 / 3 + 0.02)
  })

  test('repeats in inches of the cloth (RD11)', () => {
    const column = columnOf(picture)
    const rows = repeat * perInch
    expect(column.slice(rows)).toEqual(column.slice(0, -rows))
  })

  test('is in the same places when it is enlarged (RD11)', () => {
    const viewport = { x: 40, y: 40, width: 20, height: 60 }
    const zoomed = composeSide(side, breton, { viewport, scale: 4 })
    const rows = Array.from({ length: viewport.height }, (_, i) => i)
    const near = rows.map(y => pixelAt(zoomed, 42, 4 * y + 2).hex)
    const far = rows.map(y => pixelAt(picture, 50, viewport.y + y).hex)
    const whole = rows.filter(y => [ground, printed].includes(far[y]!))
    expect(whole.length).toBeGreaterThan(40)
    expect(whole.filter(y => near[y] !== far[y]).length).toBeLessThanOrEqual(4)
  })

  test('leaves other cloths as they are', () => {
    const plain = composeSide(side, plainLook)
    for (let x = seamAt + 1; x < bodyBox.x + bodyBox.width; x++)
      expect(pixelAt(picture, x, 60)).toEqual(pixelAt(plain, x, 60))
  })

  test('can lie beside a heather, which looks as it does alone', () => {
    const heather = { hex: '#303030', amount: 0.4 }
    const sleeves = { hex: '#c0c0c0', fabric: 'metal', heather } as const
    const withSleeves = (look: Look): Look => ({
      ...look,
      cloths: { ...look.cloths, 'sleeves/sleeves/sleeves': sleeves },
    })
    const both = composeSide(side, withSleeves(breton))
    const alone = composeSide(side, withSleeves(plainLook))
    for (let y = 40; y < 100; y++) {
      expect(pixelAt(both, 150, y)).toEqual(pixelAt(alone, 150, y))
      expect(pixelAt(both, 50, y)).toEqual(pixelAt(picture, 50, y))
    }
  })

  test('is drawn afresh in another motif', () => {
    const kept = drawSide()
    for (const look of [breton, wearing('gingham'), plainLook, breton])
      expect(composeSide(kept, look).rgba).toEqual(composeSide(drawSide(), look).rgba)
  })

  test('is seen through half of an ink, and hidden by a whole one (RD3)', () => {
    const artwork = (alpha: number) =>
      flatImage(
        Uint8Array.from({ length: 64 }, (_, i) => [80, 200, 80, alpha][i % 4]!),
        4,
        4,
      )
    const decorated = (alpha: number) =>
      composeSide(side, {
        ...breton,
        prints: [
          {
            panel: 'front',
            centerU: 0,
            centerV: 3,
            widthInches: 2,
            heightInches: 2,
            image: artwork(alpha),
            surface: flatInk,
          },
        ],
      })
    const coloursUnder = (alpha: number) => {
      const shown = decorated(alpha)
      return new Set(Array.from({ length: 20 }, (_, i) => pixelAt(shown, 80, 60 + i).hex))
    }
    expect(coloursUnder(255)).toEqual(new Set(['#50c850']))
    expect(coloursUnder(128).size).toBeGreaterThanOrEqual(2)
    expect(columnOf(decorated(255))).toEqual(columnOf(picture))
  })
})
