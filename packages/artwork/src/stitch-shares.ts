import { type Pixels, rgbOfHex } from './pixels.ts'

/** How much of each stitch artwork covers with each yarn: share 0 is the ground's, the others the yarns' in their order. */
export type StitchShares = {
  readonly needles: number
  readonly courses: number
  /** The ground and the yarns. */
  readonly kinds: number
  /** `kinds` to a stitch, course by course; together 1. */
  readonly shares: Float32Array
}

/** How a picture in these yarns shares its stitches, whatever its pixels to a stitch. */
export function shareStitches(
  { width, height, rgba }: Pixels,
  { needles, courses }: Pick<StitchShares, 'needles' | 'courses'>,
  yarns: readonly string[],
): StitchShares {
  const kinds = yarns.length + 1
  const shares = new Float32Array(needles * courses * kinds)
  const nearest = nearestYarn(yarns)
  const column = stepsTo(width, needles)
  const row = stepsTo(height, courses)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const kind = rgba[at + 3]! < 128 ? 0 : nearest(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) + 1
      // A picture of fewer pixels than stitches gives each of its pixels to several.
      for (let c = row[y]!; c < row[y + 1]! || c === row[y]!; c++)
        for (let n = column[x]!; n < column[x + 1]! || n === column[x]!; n++)
          shares[(c * needles + n) * kinds + kind]! += 1
    }
  for (let cell = 0; cell < needles * courses; cell++) {
    const own = shares.subarray(cell * kinds, (cell + 1) * kinds)
    const sum = own.reduce((all, share) => all + share, 0)
    for (let kind = 0; kind < kinds; kind++) own[kind]! /= sum
  }
  return { needles, courses, kinds, shares }
}

/** The stitch that each pixel of a line begins in, and one more for its end. */
function stepsTo(pixels: number, stitches: number): Int32Array {
  return Int32Array.from({ length: pixels + 1 }, (_, pixel) => Math.floor((pixel * stitches) / pixels))
}

/** The yarn of a colour, told once for each that a picture has. */
function nearestYarn(yarns: readonly string[]): (red: number, green: number, blue: number) => number {
  const colors = yarns.map(rgbOfHex)
  const known = new Map<number, number>()
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue
    const before = known.get(key)
    if (before !== undefined) return before
    const apart = colors.map(([r, g, b]) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2)
    const yarn = apart.indexOf(Math.min(...apart))
    known.set(key, yarn)
    return yarn
  }
}

/** A yarn counts for more than the ground in a stitch that they share: art is what is to be seen. */
const yarnWeight = 1.5
/** What is as wide as this part of a stitch, and no wider than that, is a line: it keeps one whole stitch. */
const [finest, widest] = [0.4, 1.45]

/** A straight corner has at least this share of what its two edges leave in its stitch. */
const straight = 0.95

/** The kind that each stitch is of: what most of it is, but for lines, which keep their own, and straight corners. */
export function electStitches(stitches: StitchShares): Uint8Array {
  const { needles, kinds } = stitches
  const most = mostOf(stitches)
  return most.map((kind, cell) => {
    const [needle, course] = [cell % needles, Math.floor(cell / needles)]
    let best = cornerAt(stitches, most, needle, course) ?? kind
    let thickest = 0
    for (let each = 0; each < kinds; each++) {
      const line = Math.max(
        lineAt(stitches, needle, course, each, 1, 0),
        lineAt(stitches, needle, course, each, 0, 1),
      )
      if (line > thickest) [best, thickest] = [each, line]
    }
    return best
  })
}

function mostOf({ needles, courses, kinds, shares }: StitchShares): Uint8Array {
  return Uint8Array.from({ length: needles * courses }, (_, cell) => {
    let best = 0
    let most = shares[cell * kinds]!
    for (let kind = 1; kind < kinds; kind++) {
      const share = shares[cell * kinds + kind]! * yarnWeight
      if (share > most) [best, most] = [kind, share]
    }
    return best
  })
}

/**
 * The yarn of a straight corner that lies in a stitch: by its area it is lost there, as it has the shares of both its
 * edges at once, though the stitches beside it, which have one each, are of that yarn. Null: no such corner.
 */
function cornerAt(
  { needles, courses, kinds, shares }: StitchShares,
  most: Uint8Array,
  needle: number,
  course: number,
): number | null {
  for (const dx of [-1, 1])
    for (const dy of [-1, 1]) {
      const [n, c] = [needle + dx, course + dy]
      if (n < 0 || c < 0 || n >= needles || c >= courses) continue
      const [beside, below, inside] = [course * needles + n, c * needles + needle, c * needles + n]
      const kind = most[inside]!
      if (kind === 0 || most[beside] !== kind || most[below] !== kind) continue
      const shareOf = (cell: number) => shares[cell * kinds + kind]!
      const own = shareOf(course * needles + needle)
      // A slant or a round has less of it than its two edges leave.
      if (own > 0 && own >= straight * shareOf(beside) * shareOf(below)) return kind
    }
  return null
}

/**
 * How wide a line of a kind is that runs over a stitch, across (dx, dy), in stitches; 0 where none does, or where it
 * runs over the stitch beside it rather than over this one.
 */
function lineAt(
  { needles, courses, kinds, shares }: StitchShares,
  needle: number,
  course: number,
  kind: number,
  dx: number,
  dy: number,
): number {
  const shareAt = (steps: number) => {
    const [n, c] = [needle + steps * dx, course + steps * dy]
    // Beyond the edge it is as at the edge: what ends there is no line.
    const [column, row] = [Math.max(0, Math.min(needles - 1, n)), Math.max(0, Math.min(courses - 1, c))]
    return shares[(row * needles + column) * kinds + kind]!
  }
  const own = shareAt(0)
  if (own < finest / 2) return 0
  const [before, after] = [shareAt(-1), shareAt(1)]
  if (own < before || own <= after) return 0
  const width = before + own + after
  if (width < finest || width > widest) return 0
  // What goes on beyond its neighbours is the end of something wider.
  return shareAt(-2) > 0.5 * before + 0.05 || shareAt(2) > 0.5 * after + 0.05 ? 0 : width
}
