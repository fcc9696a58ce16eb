import { areaOf, simplify, traceContours } from '@teamloom/shape/contour.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import type { DecodedSide } from './decoded-side.ts'
import { type Mask, maskElement } from './element-mask.ts'
import type { Look } from './look.ts'
import { frameOf } from './prepared-side.ts'

/** Square pixels: smaller islands and holes are left out. */
const smallestIsland = 60
/** Pixels that the drawn line may be off. */
const tolerance = 0.7

/** SVG path data round an element in picture pixels; empty when it is not seen. */
export function outlineOfElement(side: DecodedSide, look: Look, part: string, element: string): string {
  const mask = maskElement(frameOf(side, look), part, element)
  return mask ? outlineOfMask(mask) : ''
}

/** SVG path data round what a mask covers; small islands and holes are left out. */
export function outlineOfMask({ box, cover }: Mask): string {
  return traceContours(soften(cover, box.width, box.height), box.width, box.height, 0.5)
    .filter(line => areaOf(line) >= smallestIsland)
    .map(line => roundedPath(simplify(line, tolerance).map(([x, y]): Point => [x + box.x, y + box.y])))
    .join('')
}

/** A mean over 3 x 3 pixels takes the steps out of an outline. */
function soften(values: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height
          if (inside) sum += values[(y + dy) * width + x + dx]!
        }
      result[y * width + x] = sum / 9
    }
  return result
}

/** Pixels before and after a point within which the line bends round it. */
const bendReach = 3

/** A closed line through the points, its corners rounded. */
function roundedPath(points: readonly Point[]): string {
  const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const toward = (from: Point, to: Point) => between(from, to, Math.min(0.5, bendReach / distance(from, to)))
  const corners = points.map((at, i) => {
    const after = points[(i + 1) % points.length]!
    return `${text(toward(at, points.at(i - 1)!))}Q${text(at)} ${text(toward(at, after))}`
  })
  return `M${corners.join('L')}Z`
}
