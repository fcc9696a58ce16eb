import { hash, noise } from '../noise.ts'
import { acrossField } from './across-field.ts'
import { border } from './cells.ts'
import { evenLines, type Line } from './even-lines.ts'
import { longestThrow, pullCompensation, satinNarrowest, splitFrom } from './measures.ts'
import { depthIn, type Found, type Region } from './regions.ts'
import type { Strand } from './strand.ts'

const base = 0.5

/** A stroke in throws across it, on a low ground of its own thread. */
export function sewSatin(found: Found, region: Region, rowGap: number, out: Strand[]): void {
  const { millimetres: size } = found.cells
  if (2 * region.meanHalf * size > 1.3) sewUnderlay(found, region, out)
  const isWide = 2 * region.meanHalf * size > splitFrom
  const lines = evenLines(region, softDepthIn(found, region.id), acrossField(found, region), {
    gap: rowGap / size,
    step: 1.3,
    longest: 40 / size,
    seeds: satinSeeds(found, region),
  })
  for (const [n, line] of lines.entries()) {
    const ends = throwOf(found, region, line, n)
    if (ends) layThrow(ends, region.id, n, isWide ? splitFrom : longestThrow, out)
  }
}

/** Cells are square; edges that run aslant through them are not. */
function softDepthIn(found: Found, id: number): (x: number, y: number) => number {
  const depth = depthIn(found, id)
  const near = 1.5
  return (x, y) => {
    const here = depth(x, y)
    if (Math.abs(here) > 2 * near) return here
    return (
      0.5 * here + 0.125 * (depth(x - near, y) + depth(x + near, y) + depth(x, y - near) + depth(x, y + near))
    )
  }
}

/** The middle of the stroke first. */
export function satinSeeds(
  { cells: { width }, toEdge, half }: Found,
  { cells: own, meanHalf }: Region,
): number[] {
  const middle: number[] = []
  const others: number[] = []
  for (const i of own) {
    const x = i % width
    const isMiddle = toEdge[i]! >= half[i]! - 0.01 && toEdge[i]! > meanHalf * 0.8
    const list = isMiddle ? middle : others
    list.push(x, (i - x) / width)
  }
  for (let i = 0; i < others.length; i++) middle.push(others[i]!)
  return middle
}

type Ends = Pick<Strand, 'x0' | 'y0' | 'x1' | 'y1' | 'bulge'>

/** From needle hole to needle hole; undefined for one too short to be sewn. */
function throwOf(found: Found, { id }: Region, line: Line, n: number): Ends | undefined {
  const { cells, half } = found
  const size = cells.millimetres
  const { points, startsAtEdge, endsAtEdge } = line
  const [x0, y0] = [points[0]!, points[1]!]
  const [x1, y1] = [points[points.length - 2]!, points[points.length - 1]!]
  const dx = x1 - x0
  const dy = y1 - y0
  const length = Math.hypot(dx, dy)
  if (length * size < (startsAtEdge && endsAtEdge ? 0.2 : 0.45)) return undefined
  const middle = (points.length >> 2) << 1
  const off = ((points[middle]! - x0) * -dy + (points[middle + 1]! - y0) * dx) / length
  const bulge = Math.abs(off) < 0.4 ? 0 : Math.max(-length * 0.22, Math.min(length * 0.22, off))
  // Short throws in a corner would stand out like whiskers, were they lengthened.
  const stroke = 2 * half[Math.round((y0 + y1) / 2) * cells.width + Math.round((x0 + x1) / 2)]!
  const isCorner = length < stroke * 0.75
  if (isCorner && length * size < (stroke * size > 1.6 ? 0.7 : 0.5)) return undefined
  const least = isCorner ? 0 : Math.max(0, Math.min(0.35, (satinNarrowest - length * size) / 2))
  const swing = (at: number) => (hash(n, at, id) - 0.5) * 0.07
  const wider = isCorner ? 0 : (least + pullCompensation) / size
  const beyond = (isAtEdge: boolean, x: number, y: number, side: 1 | -1) =>
    isAtEdge ? roomBeyond(found, x, y, (side * dx) / length, (side * dy) / length, wider) : 0.05 / size
  const before = (beyond(startsAtEdge, x0, y0, -1) + swing(0) / size) / length
  const after = (beyond(endsAtEdge, x1, y1, 1) + swing(1) / size) / length
  const toMillimetres = (place: number) => (place + 0.5 - border) * size
  return {
    x0: toMillimetres(x0 - dx * before),
    y0: toMillimetres(y0 - dy * before),
    x1: toMillimetres(x1 + dx * after),
    y1: toMillimetres(y1 + dy * after),
    bulge: bulge * size,
  }
}

/** How far a throw may go beyond an edge, at most `wanted`: an eighth of the gap to the stroke across it. Cells. */
function roomBeyond(
  { cells: { width, threads } }: Found,
  x: number,
  y: number,
  ux: number,
  uy: number,
  wanted: number,
): number {
  const isClothAt = (away: number) =>
    (threads[Math.round(y + uy * away) * width + Math.round(x + ux * away)] ?? 0) === 0
  if (!isClothAt(1)) return wanted
  for (let away = 2; away < 8 * wanted; away++) if (!isClothAt(away)) return away / 8
  return wanted
}

/** Where throws beside each other are split, so that their needle holes make no line: they are laid to either side by turns. */
const splits = [-0.34, 0.12, -0.1, 0.34]

/** Too long for one throw, it is split at scattered places. */
function layThrow(
  { x0, y0, x1, y1, bulge }: Ends,
  region: number,
  n: number,
  longest: number,
  out: Strand[],
): void {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const pieces = Math.ceil(length / longest)
  const lift = Math.max(0.2, Math.min(0.42, 0.14 + 0.09 * length)) * (pieces > 1 ? 0.6 : 1)
  const tone = (hash(n, 2, region) - 0.5) * 1.4 + noise(x0 * 0.6, y0 * 0.6, region)
  const aside = splits[(n >> 1) % splits.length]! + (hash(n, 3, region) - 0.5) * 0.1
  let from = 0
  for (let piece = 1; piece <= pieces; piece++) {
    const to = piece === pieces ? 1 : (piece + aside) / pieces
    out.push({
      kind: 'satin',
      region,
      x0: x0 + (x1 - x0) * from,
      y0: y0 + (y1 - y0) * from,
      x1: x0 + (x1 - x0) * to,
      y1: y0 + (y1 - y0) * to,
      bulge: pieces > 1 ? 0 : bulge,
      base,
      lift,
      tone,
    })
    from = to
  }
}

/** Loose low rows, so that no cloth shows between throws that fan out. */
function sewUnderlay(found: Found, region: Region, out: Strand[]): void {
  const { left, right, top, bottom, id } = region
  const size = found.cells.millimetres
  const depth = depthIn(found, id)
  const inset = 0.1 / size
  const slant = 0.55
  const step = 0.8
  const toMillimetres = (place: number) => (place + 0.5 - border) * size
  for (let row = top - (right - left) * slant; row <= bottom; row += 0.5 / size) {
    const yAt = (x: number) => row + (x - left) * slant
    let from: number | undefined
    for (let x = left - 1; x <= right + 2; x += step) {
      const y = yAt(x)
      const isWithin = y >= top && y <= bottom && depth(x, y) > inset
      if (isWithin) from ??= x
      else if (from !== undefined) {
        const to = x - step
        if (to - from > 1)
          out.push({
            kind: 'under',
            region: id,
            x0: toMillimetres(from),
            y0: toMillimetres(yAt(from)),
            x1: toMillimetres(to),
            y1: toMillimetres(yAt(to)),
            bulge: 0,
            base: base - 0.1,
            lift: 0.05,
            tone: 0,
          })
        from = undefined
      }
    }
  }
}
