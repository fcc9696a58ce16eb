import type { Bounds } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'

/** A dimension line with its words, in the drawing's inches. */
export type DimensionLine = { readonly line: readonly Point[]; readonly label: string }

/** Where its words stand, and from where they point to their line where they stand off it. */
export type LabelledLine = DimensionLine & {
  readonly box: Bounds
  readonly leader: readonly [from: Point, to: Point] | null
}

/**
 * Where words may stand, as shares of the line's length, and off it in heights of its letters; the first that is free
 * is taken.
 */
const along = [0.5, 0.36, 0.64, 0.22, 0.78, 0.16, 0.84, 0.1, 0.9] as const
const aside = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5] as const
/** Words that stand farther off their line than this, in heights of letters, point to it. */
const besideLine = 0.85

/** Words on their lines, beside those that are too short, and none over another's; `taken` is what they should not hide. */
export function placeLabels(
  dimensions: readonly DimensionLine[],
  letter: number,
  taken: readonly Bounds[],
): LabelledLine[] {
  const placed: LabelledLine[] = []
  for (const dimension of dimensions) {
    const boxes = [
      ...aside.flatMap(off => along.map(share => boxAt(dimension, letter, share, off))),
      ...beyondEnds(dimension, letter),
    ]
    const costs = boxes.map((box, i) => {
      const over = placed.filter(other => overlap(box, other.box)).length
      const hidden = taken.filter(other => overlap(box, other)).length
      const crossed = dimensions.filter(other => other !== dimension && crosses(other.line, box)).length
      const covers = i < along.length && isCovered(dimension.line, box) ? 1 : 0
      const off = farFrom(dimension.line, box) / letter
      return 100 * over + 20 * crossed + 24 * hidden + 10 * covers + 2 * off + i / boxes.length
    })
    const box = boxes[costs.indexOf(Math.min(...costs))]!
    placed.push({ ...dimension, box, leader: leaderOf(dimension.line, box, letter) })
  }
  return placed
}

/** From the edge of the words to the nearest spot of their line. */
function nearestOf(line: readonly Point[], box: Bounds): readonly [from: Point, to: Point] {
  const ways = line.map((to): readonly [Point, Point] => {
    const from: Point = [
      Math.max(box.left, Math.min(box.right, to[0])),
      Math.max(box.top, Math.min(box.bottom, to[1])),
    ]
    return [from, to]
  })
  return ways.toSorted((a, b) => distance(...a) - distance(...b))[0]!
}

function farFrom(line: readonly Point[], box: Bounds): number {
  return distance(...nearestOf(line, box))
}

function leaderOf(line: readonly Point[], box: Bounds, letter: number): LabelledLine['leader'] {
  const way = nearestOf(line, box)
  return distance(...way) > besideLine * letter ? way : null
}

/** Before its beginning and after its end. */
function beyondEnds({ line, label }: DimensionLine, letter: number): Bounds[] {
  const ends = [line[0]!, line.at(-1)!] as const
  const [halfWidth, halfHeight] = halfOf(label, letter)
  const isUpright = Math.abs(ends[1][1] - ends[0][1]) > Math.abs(ends[1][0] - ends[0][0])
  return ends.map(([x, y], i): Bounds => {
    const axis = isUpright ? 1 : 0
    const out = Math.sign(ends[i]![axis] - ends[1 - i]![axis])
    const [cx, cy] = isUpright
      ? [x, y + out * (halfHeight + 0.4 * letter)]
      : [x + out * (halfWidth + 0.4 * letter), y]
    return boxAround(cx, cy, halfWidth, halfHeight)
  })
}

function halfOf(label: string, letter: number): readonly [number, number] {
  return [(label.length * 0.56 + 0.7) * (letter / 2), 0.68 * letter]
}

function boxAround(cx: number, cy: number, halfWidth: number, halfHeight: number): Bounds {
  return { left: cx - halfWidth, right: cx + halfWidth, top: cy - halfHeight, bottom: cy + halfHeight }
}

function boxAt({ line, label }: DimensionLine, letter: number, share: number, off: number): Bounds {
  const [from, to] = [line[0]!, line.at(-1)!]
  const [x, y] = line[Math.round(share * (line.length - 1))]!
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
  const [halfWidth, halfHeight] = halfOf(label, letter)
  const shift = isUpright
    ? Math.sign(off) * (halfWidth + (Math.abs(off) - 0.7) * letter)
    : off * 1.45 * letter
  const [cx, cy] = isUpright ? [x + (off === 0 ? 0 : shift), y] : [x, y + shift]
  return boxAround(cx, cy, halfWidth, halfHeight)
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Words on another's line would be read as its own. */
function crosses(line: readonly Point[], { left, right, top, bottom }: Bounds): boolean {
  return line.some(([x, y]) => x > left && x < right && y > top && y < bottom)
}

/** Little of the line would be seen beside its words. */
function isCovered(line: readonly Point[], { left, right, top, bottom }: Bounds): boolean {
  const inside = line.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length
  return inside > 0.6 * line.length
}
