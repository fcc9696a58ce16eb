import type { Piece } from '@teamloom/artwork/piece.ts'
import { labelArt } from '../art-labels.ts'
import { blurred, type Grid, gridOf, meanAround, smoothStep } from '../grid.ts'
import { frameMap } from '../map-frame.ts'
import type { Work } from '../technique.ts'
import { partArt } from './art-parts.ts'
import { pressParts } from './pressed-parts.ts'

/** How far artwork is pressed in around a work's middle. */
export type Press = {
  readonly density: number
  /** 1 on the floor, 0 on the hide that was left, between them on the walls. */
  readonly down: Grid
  /** How near a pressed part is: the pressed parts, softened. */
  readonly near: Grid
}

/** Pixels to an inch at every density, so that what is pressed never depends on how near it is seen. */
const density = 180
const millimetre = 1 / 25.4
const marginInches = 2 * millimetre

/** The stamp's form: strokes a little swollen, gaps of half a millimetre closed, walls of a quarter. */
export function pressArt(
  { art, inks, tone }: Pick<Work, 'art' | 'inks' | 'tone'>,
  { artWidthInches, artHeightInches }: Pick<Piece, 'artWidthInches' | 'artHeightInches'>,
): Press {
  const frame = frameMap(artWidthInches, artHeightInches, density, marginInches)
  const hard = gridOf(frame.width, frame.height)
  if (tone !== null) hard.values.set(pressParts(partArt(labelArt(art, inks, frame).labels, frame.width)))
  const swollen = blurred(hard, 0.13 * millimetre * density)
  for (let i = 0; i < swollen.values.length; i++)
    swollen.values[i] = smoothStep(0.16, 0.62, swollen.values[i]!)
  const down = meanAround(swollen, 0.09 * millimetre * density)
  return { density, down, near: blurred(down, 0.45 * millimetre * density) }
}

/** A grid's value between its pixels, 0 outside; `x` and `y` in pixels from its middle. */
export function valueAround({ width, height, values }: Grid, x: number, y: number): number {
  const across = x + width / 2 - 0.5
  const down = y + height / 2 - 0.5
  const left = Math.floor(across)
  const top = Math.floor(down)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0
  const at = top * width + left
  const upper = values[at]! + (values[at + 1]! - values[at]!) * (across - left)
  const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * (across - left)
  return upper + (lower - upper) * (down - top)
}
