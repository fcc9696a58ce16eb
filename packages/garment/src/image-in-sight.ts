import { imagesOf, tileOf } from '@teamloom/artwork/form.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { Look, PrintLie } from './look.ts'
import { lieOf } from './look-of-design.ts'
import { beginsAt } from './pattern-begins.ts'
import { pickAt } from './pick.ts'
import { type ScreenPoint, screenOf } from './place.ts'

/** Inches that what is seen at a spot may be off what was looked for there. */
const mostOff = 0.15

/** One of a pattern's images that is wholly in sight, the nearest to a picture pixel; undefined where none is. */
export function imageInSight(
  side: DecodedSide,
  look: Look,
  print: DrawnPrint,
  middle: ScreenPoint,
): PrintLie | undefined {
  const images = imagesOf(print.form)
  const tile = tileOf(print.form)
  if (!images || !tile) return undefined
  const { widthInches, heightInches } = images
  const lie = lieOf(print)
  const isSeen = (u: number, v: number): ScreenPoint | undefined => {
    const at = screenOf(side, look, lie.panel, u, v, lie.face)
    const picked = at && pickAt(side, look, at.x, at.y)
    const isIt = picked?.panel === lie.panel && picked.face === (lie.face ?? 'outside')
    return isIt && Math.hypot(picked.u - u, picked.v - v) < mostOff ? at : undefined
  }
  let nearest: PrintLie | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [centerU, centerV] of imageMiddles(print, lie, tile, images.middles)) {
    const at = isSeen(centerU, centerV)
    const distance = at ? Math.hypot(at.x - middle.x, at.y - middle.y) : Number.POSITIVE_INFINITY
    if (distance >= least) continue
    const isWhole = corners.every(([u, v]) => isSeen(centerU + u * widthInches, centerV + v * heightInches))
    if (!isWhole) continue
    nearest = { ...lie, centerU, centerV, widthInches, heightInches }
    least = distance
  }
  return nearest
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** On its panel: whole pitches from where the pattern begins, and of a ring's two ends from the nearer one. */
function* imageMiddles(
  { location: { fromU }, widthInches, heightInches }: DrawnPrint,
  { face, centerU, centerV }: PrintLie,
  tile: Extent,
  middles: readonly { readonly x: number; readonly y: number }[],
): Generator<readonly [u: number, v: number]> {
  // From inside, a panel's u runs to the left.
  const right = face === 'inside' ? -1 : 1
  for (const { x, y } of middles)
    for (const down of stepsWithin(y, tile.heightInches, heightInches)) {
      const v = centerV + down
      for (const begins of new Set([-1, 1].map(u => beginsAt(fromU, u, v))))
        for (const across of stepsWithin(right * (begins - centerU) + x, tile.widthInches, widthInches)) {
          const u = centerU + right * across
          if (beginsAt(fromU, u, v) === begins) yield [u, v]
        }
    }
}

/** A little within, where rounding puts none beside. */
const corners = [
  [-0.49, -0.49],
  [0.49, -0.49],
  [0.49, 0.49],
  [-0.49, 0.49],
] as const

/** All places that are `from` and whole pitches beside it, within a length about 0. */
function stepsWithin(from: number, pitch: number, length: number): number[] {
  const first = Math.ceil((-length / 2 - from) / pitch)
  const last = Math.floor((length / 2 - from) / pitch)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => from + (first + i) * pitch)
}
