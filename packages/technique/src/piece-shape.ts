import type { Outline } from '@teamloom/artwork/piece.ts'
import type { Contour, Place } from '@teamloom/artwork/piece-contour.ts'
import { must } from '@teamloom/kit/assert.ts'

/** The outline of a patch or tag: a box or diamond with rounded corners that fills its size, a circle, or where it is cut to its artwork. */
export type PieceShape = {
  readonly outline: Outline
  /** The outline of a piece that is cut to its artwork. */
  readonly contour?: Contour | undefined
  readonly widthInches: number
  readonly heightInches: number
  readonly cornerInches: number
}

/** From one place to another, inches from the shape's middle. */
export type Line = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** How many inches inside its outline a place lies, `x` and `y` from its middle; below 0 outside. */
export function depthIn(shape: PieceShape): (x: number, y: number) => number {
  const { outline, contour, cornerInches, widthInches, heightInches } = shape
  if (contour) return (x, y) => contour.depthAt(x + widthInches / 2, y + heightInches / 2)
  if (outline === 'round') return (x, y) => Math.min(widthInches, heightInches) / 2 - Math.hypot(x, y)
  const [halfWidth, halfHeight] = withoutCorners(shape)
  if (outline === 'box')
    return (x, y) => {
      const dx = Math.abs(x) - halfWidth
      const dy = Math.abs(y) - halfHeight
      const outside = dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
      return cornerInches - outside
    }
  const side = Math.hypot(halfWidth, halfHeight)
  const [acrossSide, downSide] = [halfHeight / side, halfWidth / side]
  return (x, y) => {
    const [right, below] = [Math.abs(x), Math.abs(y)]
    const along = (right - halfWidth) * -downSide + below * acrossSide
    const outside =
      along < 0
        ? Math.hypot(right - halfWidth, below)
        : along > side
          ? Math.hypot(right, below - halfHeight)
          : (right - halfWidth) * acrossSide + below * downSide
    return cornerInches - outside
  }
}

/** Its four straight sides moved inwards, each from corner to corner, clockwise; what is round has them of about that length. */
export function sidesWithin(shape: PieceShape, insetInches: number, stepInches: number): readonly Line[] {
  const { outline, cornerInches } = shape
  if (outline === 'round' || outline === 'contour')
    return linesThrough(pointsWithin(shape, insetInches, stepInches))
  const [halfWidth, halfHeight] = withoutCorners(shape)
  const out = cornerInches - insetInches
  if (outline === 'box') {
    const [x, y] = [halfWidth + out, halfHeight + out]
    return [
      [-x, -y, x, -y],
      [x, -y, x, y],
      [x, y, -x, y],
      [-x, y, -x, -y],
    ]
  }
  const share = 1 + (out * Math.hypot(halfWidth, halfHeight)) / (halfWidth * halfHeight)
  const [x, y] = [halfWidth * share, halfHeight * share]
  return [
    [0, -y, x, 0],
    [x, 0, 0, y],
    [0, y, -x, 0],
    [-x, 0, 0, -y],
  ]
}

function pointsWithin(
  { contour, widthInches, heightInches }: PieceShape,
  inset: number,
  step: number,
): readonly Place[] {
  if (contour)
    return contour.lineAt(inset, step).map(([x, y]): Place => [x - widthInches / 2, y - heightInches / 2])
  const radius = Math.max(0.01, Math.min(widthInches, heightInches) / 2 - inset)
  const count = Math.max(8, Math.round((2 * Math.PI * radius) / step))
  return Array.from({ length: count }, (_, i): Place => {
    const turn = (2 * Math.PI * i) / count
    return [radius * Math.cos(turn), radius * Math.sin(turn)]
  })
}

function linesThrough(points: readonly Place[]): Line[] {
  return points.map(([x, y], i): Line => [x, y, ...must(points[(i + 1) % points.length], 'point')])
}

/** Half its width and height, which its corners' radius grows to the whole. */
function withoutCorners({ widthInches, heightInches, cornerInches }: PieceShape) {
  return [
    Math.max(0.001, widthInches / 2 - cornerInches),
    Math.max(0.001, heightInches / 2 - cornerInches),
  ] as const
}
