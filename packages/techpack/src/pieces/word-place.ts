import type { Curve } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf, contains, distanceTo } from '@teamloom/shape/panel.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'

/** Where words may stand, as shares of a piece's width and height from its middle, nearest first. */
const shares = [0, -0.125, 0.125, -0.25, 0.25, -0.375, 0.375]

const places = shares
  .flatMap(down => shares.map((across): Point => [across, down]))
  .toSorted((a, b) => distance([0, 0], a) - distance([0, 0], b))

/** How far from what is drawn words stay, and points of a line from each other; as a share of the words' height. */
const clearance = 0.2
const step = 0.25

/** Where words have room on a piece, clear of its edge and what is drawn on it: their middle; undefined: nowhere. */
export function wordPlace(
  { width, height }: { readonly width: number; readonly height: number },
  outline: readonly Point[],
  drawn: readonly Curve[],
): Point | undefined {
  const { left, right, top, bottom } = boundsOf(outline)
  const points = drawn.flatMap(line => pointsAlong(line, height * step))
  const clear = height * clearance
  return places
    .map(
      ([across, down]): Point => [
        (left + right) / 2 + across * (right - left),
        (top + bottom) / 2 + down * (bottom - top),
      ],
    )
    .find(at => {
      const box = boxAt(at, width / 2 + clear, height / 2 + clear)
      return isWithin(box, outline, height * step) && !points.some(point => isIn(box, point))
    })
}

function boxAt([x, y]: Point, halfWidth: number, halfHeight: number): Bounds {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function isIn({ left, right, top, bottom }: Bounds, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

function isWithin({ left, right, top, bottom }: Bounds, outline: readonly Point[], reach: number): boolean {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
  return pointsAlong(corners, reach).every(at => contains(outline, at) && distanceTo(outline, at) > 0)
}

function pointsAlong(line: Curve, reach: number): Point[] {
  return line.flatMap((point, i) => {
    const next = line[i + 1]
    if (!next) return [point]
    const count = Math.max(1, Math.ceil(distance(point, next) / reach))
    return Array.from({ length: count }, (_, at) => between(point, next, at / count))
  })
}
