import { leftOf } from '@teamloom/shape/offset.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'

/** A corner that would stand off by more than so many allowances is blunted. */
const longestMitre = 2

/** Nearer than this two points of an outline are one; inches. */
const hair = 1e-4

/**
 * MF20: where a piece is cut, beyond its sewing line by the allowance of each stretch; corners are mitred, sharp ones
 * blunted square to their middle. `allowances`: inches, of the stretch from each point of the outline to its next.
 */
export function cutLineOf(outline: readonly Point[], allowances: readonly number[]): Point[] {
  const kept = [...outline.keys()].filter(i => distance(outline[i]!, outline.at(i - 1)!) > hair)
  const points = kept.map(i => outline[i]!)
  const widths = kept.map(i => allowances[i]!)
  const isClockwise = areaOf(points) > 0
  const away = points.map((point, i): Point => {
    const [u, v] = leftOf(point, points[(i + 1) % points.length]!)
    // Down is v: left of the way round clockwise is outside.
    return isClockwise ? [u, v] : [-u, -v]
  })
  const line = points.flatMap((point, i) => {
    const before = (i + points.length - 1) % points.length
    return cornerOf(point, [away[before]!, widths[before]!], [away[i]!, widths[i]!])
  })
  return withoutLoops(fromOutside(line))
}

/** From a point that nothing of the line lies beyond: a hollow, where it folds over itself, is not where it begins. */
function fromOutside(line: readonly Point[]): Point[] {
  const reaches = line.map(([u, v]) => u + v)
  const first = reaches.indexOf(Math.max(...reaches))
  return [...line.slice(first), ...line.slice(0, first)]
}

/** So many points further on a line that folds over itself in a hollow is over it again. */
const longestLoop = 24

/** Loops are cut off where the line crosses itself. */
function withoutLoops(line: readonly Point[]): Point[] {
  const left: Point[] = []
  for (let i = 0; i < line.length; i++) {
    left.push(line[i]!)
    const next = line[(i + 1) % line.length]!
    for (let j = Math.min(line.length - 2, i + longestLoop); j > i + 1; j--) {
      const meet = crossing(line[i]!, next, line[j]!, line[j + 1]!)
      if (!meet) continue
      left.push(meet)
      i = j
      break
    }
  }
  return left
}

/** Where two stretches cross; undefined where they do not. */
function crossing([au, av]: Point, [bu, bv]: Point, [cu, cv]: Point, [du, dv]: Point): Point | undefined {
  const cross = (bu - au) * (dv - cv) - (bv - av) * (du - cu)
  if (Math.abs(cross) < 1e-12) return undefined
  const one = ((cu - au) * (dv - cv) - (cv - av) * (du - cu)) / cross
  const other = ((cu - au) * (bv - av) - (cv - av) * (bu - au)) / cross
  const isWithin = one > 1e-9 && one < 1 - 1e-9 && other > 1e-9 && other < 1 - 1e-9
  return isWithin ? [au + one * (bu - au), av + one * (bv - av)] : undefined
}

type Beyond = readonly [away: Point, width: number]

/** Where the lines beside two stretches meet beyond their corner. */
function cornerOf([u, v]: Point, [before, one]: Beyond, [after, other]: Beyond): Point[] {
  const ends: Point[] = [
    [u + before[0] * one, v + before[1] * one],
    [u + after[0] * other, v + after[1] * other],
  ]
  const cross = before[0] * after[1] - before[1] * after[0]
  // Straight on: where the allowance changes there is a step.
  if (Math.abs(cross) < 0.02) return Math.abs(one - other) < hair ? [ends[0]!] : ends
  const meet: Point = [
    u + (one * after[1] - other * before[1]) / cross,
    v + (other * before[0] - one * after[0]) / cross,
  ]
  const far = distance(meet, [u, v])
  if (far <= longestMitre * Math.max(one, other, hair)) return [meet]
  // In a hollow they end before they meet.
  return ends
}

/** Twice the area, above 0 of what runs clockwise, seen with v down. */
function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [u, v], i) => {
    const [nextU, nextV] = points[(i + 1) % points.length]!
    return sum + u * nextV - nextU * v
  }, 0)
}
