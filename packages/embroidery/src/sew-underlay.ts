import { placeOn } from './line-places.ts'
import type { Line } from './lines.ts'
import type { Needle } from './needle.ts'
import { findNeighbours } from './neighbours.ts'
import { nearestLine } from './sew-lines.ts'
import { underlayGap, underlayOf } from './underlay.ts'
import { walkTree } from './walk-tree.ts'

const stitch = 3

/** What holds a fill's cloth: each line as it is come to; the needle stays where the last one ends. */
export function sewUnderlay(
  fill: readonly Line[],
  slopes: readonly number[],
  gap: number,
  needle: Needle,
  onward: (x: number, y: number) => void,
): void {
  for (const slope of slopes) {
    const lines = underlayOf(fill, slope, gap)
    const neighbours = findNeighbours(lines, 1.3 * underlayGap)
    const seen = new Uint8Array(lines.length)
    const root = nearestLine(lines, seen, needle)
    if (root === undefined) continue
    const [x, y] = nearerEnd(lines[root]!, needle)
    onward(x, y)
    let back: Line[] = []
    // What its first line does not reach is held by its rows alone.
    walkTree(neighbours, root, seen, {
      enter(line) {
        for (const over of back) needle.sew(...placeOn(over, needle.x(), needle.y(), 0.5), stitch)
        back = []
        sewOver(lines[line]!, needle)
      },
      leave(_, to) {
        if (to !== undefined) back.push(lines[to]!)
      },
    })
  }
}

function sewOver(line: Line, needle: Needle): void {
  const [x, y] = nearerEnd(line, needle)
  const { points } = line
  const isForward = points[0] === x && points[1] === y
  needle.sew(x, y, stitch)
  needle.sew(points[isForward ? 2 : 0]!, points[isForward ? 3 : 1]!, stitch)
}

function nearerEnd({ points }: Line, { x, y }: Needle): readonly [number, number] {
  const toStart = Math.hypot(points[0]! - x(), points[1]! - y())
  const toEnd = Math.hypot(points[2]! - x(), points[3]! - y())
  return toStart <= toEnd ? [points[0]!, points[1]!] : [points[2]!, points[3]!]
}
