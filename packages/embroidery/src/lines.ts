import { must } from '@teamloom/kit/assert.ts'
import type { Sewing, Strand, StrandKind } from '@teamloom/technique/thread/strand.ts'

/** What is sewn without a turn: a row of a fill, a throw of satin, a stitch of a hairline. */
export type Line = {
  readonly kind: Exclude<StrandKind, 'under'>
  /** Needle holes in millimetres: x, y, x, y … */
  readonly points: readonly number[]
}

/** An area of one thread as it is sewn, later ones over earlier ones. */
export type Area = {
  readonly thread: number
  readonly lines: readonly Line[]
}

/** What is drawn of each area, strand for strand, in the order in which areas lie over each other. */
export function areasOf({ strands, threadOfRegion }: Sewing): Area[] {
  const areas = new Map<number, { thread: number; lines: Line[] }>()
  let before: Strand | undefined
  for (const strand of strands) {
    const { kind, region } = strand
    if (kind === 'under') continue
    let area = areas.get(region)
    if (!area) {
      area = { thread: must(threadOfRegion[region], 'the thread of an area'), lines: [] }
      areas.set(region, area)
    }
    const goesOn =
      before?.kind === kind &&
      kind !== 'run' &&
      before.region === region &&
      before.x1 === strand.x0 &&
      before.y1 === strand.y0
    if (goesOn) (area.lines.at(-1)!.points as number[]).push(strand.x1, strand.y1)
    else area.lines.push({ kind, points: [strand.x0, strand.y0, strand.x1, strand.y1] })
    before = strand
  }
  return [...areas.values()]
}

/**
 * A line whose ends lie `beyond` farther out, or farther in where that is less than 0, as far as there is a line.
 * Millimetres. Only rows and throws are moved; other lines stay as they are.
 */
export function withEndsBeyond(line: Line, beyond: number): Line {
  if (line.kind !== 'fill' && line.kind !== 'satin') return line
  const points = [...line.points]
  const last = points.length - 2
  move(points, 0, 2, beyond)
  move(points, last, last - 2, beyond)
  return { kind: line.kind, points }
}

function move(points: number[], at: number, from: number, beyond: number): void {
  const dx = points[at]! - points[from]!
  const dy = points[at + 1]! - points[from + 1]!
  const length = Math.hypot(dx, dy)
  if (length + 2 * beyond < 0.4) return
  points[at]! += (dx / length) * beyond
  points[at + 1]! += (dy / length) * beyond
}
