import { placeOn } from './line-places.ts'
import type { Line } from './lines.ts'
import type { Needle } from './needle.ts'
import { findNeighbours } from './neighbours.ts'
import { walkTree } from './walk-tree.ts'

/** Below satin the needle goes in short stitches, in strokes so wide from side to side: that holds the throws up. */
const belowSatin = 1.8
const zigzagFrom = 2.4
const zigzag = 1.3
const belowRows = 2.6
const longestBelow = 3
/** From an edge, so that nothing of it is seen. */
const inset = 0.5
/** What goes along below a row to its end is sewn in such stitches. */
const alongRow = 4
/** How far a stitch below may pass beside its way. */
const mostOff = 0.3

/** Rows and throws that are within so much lie beside each other, whatever their spacing. */
const besides = 0.75

export type LineRules = {
  /** How far lines lie apart, as a share of what is usual. */
  readonly spacing: number
  /** A throw that is longer is sewn in parts. Millimetres. */
  readonly longestSatin: number
}

/**
 * An area from where the needle is nearest: it goes below all that is to come, neighbour by neighbour, and comes back
 * sewing, so that its way lies under its own stitches and ends where it began. Parts that nothing joins are left for
 * `onward` to reach.
 */
export function sewLines(
  lines: readonly Line[],
  needle: Needle,
  onward: (x: number, y: number) => void,
  { spacing, longestSatin }: LineRules,
): void {
  const neighbours = findNeighbours(lines, besides * Math.max(1, spacing))
  const seen = new Uint8Array(lines.length)
  for (
    let root = nearestLine(lines, seen, needle);
    root !== undefined;
    root = nearestLine(lines, seen, needle)
  ) {
    const [x, y] = placeOn(lines[root]!, needle.x(), needle.y(), inset)
    onward(x, y)
    const below = openWay(needle)
    let isBelow = true
    walkTree(neighbours, root, seen, {
      enter(line, from) {
        if (!isBelow && from !== undefined) below.pass(lines[from]!)
        below.pass(lines[line]!)
        isBelow = true
      },
      leave(line) {
        sewLine(lines[line]!, needle, longestSatin)
        below.begin()
        isBelow = false
      },
    })
  }
}

/** The one that a place is nearest to, of those that are not sewn. */
export function nearestLine(
  lines: readonly Line[],
  seen: Uint8Array,
  { x, y }: Pick<Needle, 'x' | 'y'>,
): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [n, line] of lines.entries()) {
    if (seen[n] === 1) continue
    const [px, py] = placeOn(line, x(), y(), inset)
    const away = Math.hypot(px - x(), py - y())
    if (away >= least) continue
    least = away
    best = n
  }
  return best
}

/** Satin goes from side to side; rows and hairlines begin at the end that is nearer. */
function sewLine({ kind, points }: Line, needle: Needle, longestSatin: number): void {
  const last = points.length - 2
  const toStart = Math.hypot(points[0]! - needle.x(), points[1]! - needle.y())
  const toEnd = Math.hypot(points[last]! - needle.x(), points[last + 1]! - needle.y())
  const isForward = kind === 'satin' ? toStart > toEnd : toStart <= toEnd
  const begin = isForward ? 0 : last
  const parts = points.length / 2 - 1
  const across = Math.hypot(points[last]! - points[0]!, points[last + 1]! - points[1]!)
  // The way back of a throw that is sewn in parts has as many.
  const longest = parts > 1 ? Math.min(longestSatin, (across / parts) * 1.15) : longestSatin
  needle.sew(points[begin]!, points[begin + 1]!, kind === 'satin' ? longest : alongRow)
  for (let i = 1; i <= parts; i++) {
    const at = isForward ? 2 * i : last - 2 * i
    needle.sew(points[at]!, points[at + 1]!, longestSatin)
  }
}

/** The needle's way below lines that are not sewn yet. */
function openWay(needle: Needle) {
  let [x, y] = [needle.x(), needle.y()]
  let walked = 0
  /** Straight from where the needle is, the place before would be passed at a distance: there the edge turns. */
  const isRoundCorner = (toX: number, toY: number) => {
    const [dx, dy] = [toX - needle.x(), toY - needle.y()]
    const length = Math.hypot(dx, dy)
    return length > 0 && Math.abs((x - needle.x()) * dy - (y - needle.y()) * dx) / length > mostOff
  }
  return {
    begin(): void {
      ;[x, y] = [needle.x(), needle.y()]
      walked = 0
    },
    pass(line: Line): void {
      if (line.kind === 'run') {
        const { points } = line
        const isForward =
          Math.hypot(points[0]! - needle.x(), points[1]! - needle.y()) <=
          Math.hypot(points[2]! - needle.x(), points[3]! - needle.y())
        needle.sew(points[isForward ? 0 : 2]!, points[isForward ? 1 : 3]!)
        needle.sew(points[isForward ? 2 : 0]!, points[isForward ? 3 : 1]!)
        ;[x, y] = [needle.x(), needle.y()]
        walked = 0
        return
      }
      const [px, py] = placeOn(line, x, y, inset)
      if (isRoundCorner(px, py)) {
        needle.sew(x, y, longestBelow)
        walked = 0
      }
      walked += Math.hypot(px - x, py - y)
      ;[x, y] = [px, py]
      const width = widthOf(line)
      const isZigzag = line.kind === 'satin' && width >= zigzagFrom
      if (walked < (isZigzag ? zigzag : line.kind === 'satin' ? belowSatin : belowRows)) return
      if (isZigzag) sewAcross(line, needle)
      else needle.sew(px, py, longestBelow)
      walked = 0
    },
  }
}

/** To the side of a stroke that is farther. */
function sewAcross({ points }: Line, needle: Needle): void {
  const last = points.length - 2
  const width = Math.hypot(points[last]! - points[0]!, points[last + 1]! - points[1]!)
  const share = inset / width
  const at = (t: number) =>
    [
      points[0]! + (points[last]! - points[0]!) * t,
      points[1]! + (points[last + 1]! - points[1]!) * t,
    ] as const
  const [one, other] = [at(share), at(1 - share)]
  const away = ([x, y]: readonly [number, number]) => Math.hypot(x - needle.x(), y - needle.y())
  needle.sew(...(away(one) > away(other) ? one : other))
}

function widthOf({ points }: Line): number {
  const last = points.length - 2
  return Math.hypot(points[last]! - points[0]!, points[last + 1]! - points[1]!)
}
