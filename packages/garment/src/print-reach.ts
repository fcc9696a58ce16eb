import { findSeenPlace } from '@teamloom/bakes/manifest.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { Frame } from './frame.ts'
import type { Look, Print, PrintLie } from './look.ts'
import { mostFold } from './print-folds.ts'
import type { PrintImage } from './print-image.ts'
import { mostLeft } from './print-map.ts'
import { seenAt } from './round-plane.ts'
import type { Spot } from './spot.ts'

/** Beyond this box nothing of a print is seen: of the frame's pixels, or of its panel's inches where it lies as its cloth. */
export type PrintReach = {
  readonly of: 'picture' | 'panel'
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Null where it goes on over its panel. */
export function printReachOf(
  side: DecodedSide,
  frame: Frame,
  look: Pick<Look, 'styles'>,
  print: PrintLie & Pick<Print, 'tile'> & { readonly image: Pick<PrintImage, 'beside' | 'above'> },
): PrintReach | null {
  const { image, place, face, tile, centerU, centerV, rotation = 0 } = print
  // From inside, what is turned does not keep its shape on the panel.
  if (tile || (face === 'inside' && rotation % 180 !== 0)) return null
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const across = print.widthInches * (0.5 + border + image.beside)
  const down = print.heightInches * (0.5 + border + image.above)
  const reachU = across * cos + down * sin
  const reachV = across * sin + down * cos
  const seen = place && findSeenPlace(side.manifest, place, look.styles)
  if (!seen || seen.side !== side.side) {
    const leaves = seen ? mostLeft : 0
    return {
      of: 'panel',
      left: centerU - reachU - leaves,
      top: centerV - reachV - leaves,
      right: centerU + reachU + leaves,
      bottom: centerV + reachV + leaves,
    }
  }
  const [aside, below] = [centerU - seen.centerU, centerV - seen.centerV]
  const corners = [-1, 1].flatMap(u =>
    [-1, 1].map(v =>
      seenAt(
        seen,
        frame.camera.pixelsPerInch,
        aside + u * (reachU + mostFold),
        below + v * (reachV + mostFold),
      ),
    ),
  )
  const [xs, ys] = [corners.map(({ x }) => x - frame.left), corners.map(({ y }) => y - frame.top)]
  return {
    of: 'picture',
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** Share of a print's size at its border in which it fades. */
export const border = 0.01

/** Whether anything of it may be seen in a row of the frame. */
export function isRowReached({ of, top, bottom }: PrintReach, y: number): boolean {
  return of === 'panel' || (y >= top && y <= bottom)
}

export function isReached({ of, left, top, right, bottom }: PrintReach, { x, y, u, v }: Spot): boolean {
  return of === 'picture'
    ? x >= left && x <= right && y >= top && y <= bottom
    : u >= left && u <= right && v >= top && v <= bottom
}
