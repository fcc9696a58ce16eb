import type { Locale } from '@teamloom/kit/label.ts'
import { type Curve, divide, lengthOf } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { InnerLine } from './sewn-piece.ts'

/** What is written along a line on a piece: where its words begin, on their base line, and what they take. */
type LineLabel = { readonly text: string; readonly from: Point; readonly box: Bounds }

/** Inches. */
const beside = 0.2
const tight = 0.5
/** Where words stand along lines that may lie beside one another. */
const shares = [1 / 3, 1 / 2, 2 / 3, 1 / 5]
/** A letter's width as a share of its height, about. */
const letterWidth = 0.52
/** Lines further down on which words are tried. */
const tries = 10

/** Words beside the lines on a piece: clear of lines that lie near, on the piece where it has room, none over another. */
export function lineLabels(
  lines: readonly InnerLine[],
  outline: readonly Point[],
  letter: number,
  locale: Locale,
): LineLabel[] {
  const bounds = boundsOf(outline)
  const placed: LineLabel[] = []
  for (const [i, { label, curve }] of lines.entries()) {
    const text = label[locale]
    const width = text.length * letter * letterWidth
    const at = curve[Math.floor(curve.length * shares[i % shares.length]!)]!
    const isLevel = Math.abs(curve.at(-1)![1] - curve[0]![1]) < 0.1
    const others = lines.filter(line => line.curve !== curve).map(line => line.curve)
    const first = at[1] + (isLevel ? letter + 0.05 : 0.1)
    const boxes = Array.from({ length: tries }, (_, down) => first + down * 1.2 * letter).flatMap(base => {
      const starts = isLevel ? [at[0] + beside] : sidesOf(nearestIn(curve, base), width, others)
      return starts.map(start => boxOf(start, base, width, letter))
    })
    const points = [curve, ...others].flatMap(curve =>
      divide(curve, Math.max(1, Math.ceil(lengthOf(curve) / (letter / 2)))),
    )
    const costs = boxes.map(
      (box, way) =>
        4 * placed.filter(other => overlap(box, other.box)).length +
        (box.left < bounds.left || box.right > bounds.right ? 3 : 0) +
        (points.some(point => isIn(box, point)) ? 2 : 0) +
        way / boxes.length,
    )
    const box = boxes[costs.indexOf(Math.min(...costs))]!
    placed.push({ text, from: [box.left, box.bottom], box })
  }
  return placed
}

/** Where words begin right of a line and of those close to it, and left of them. */
function sidesOf([u, v]: Point, width: number, others: readonly Curve[]): [number, number] {
  const near = others
    .map(curve => nearestIn(curve, v))
    .filter(point => Math.abs(point[1] - v) < 1)
    .map(([at]) => at)
  const furthest = (way: readonly number[]) =>
    way.reduce((last, at) => (Math.abs(at - last) < tight ? at : last), u)
  const after = furthest(near.filter(at => at > u).toSorted((a, b) => a - b))
  const before = furthest(near.filter(at => at < u).toSorted((a, b) => b - a))
  return [after + beside, before - beside - width]
}

/** The point of a line that is nearest in height. */
function nearestIn(curve: Curve, v: number): Point {
  return curve.reduce((best, point) => (Math.abs(point[1] - v) < Math.abs(best[1] - v) ? point : best))
}

function isIn({ left, right, top, bottom }: Bounds, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

function boxOf(left: number, base: number, width: number, letter: number): Bounds {
  return { left, right: left + width, top: base - letter, bottom: base }
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
