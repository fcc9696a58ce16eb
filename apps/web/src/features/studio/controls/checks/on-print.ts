import type { Form } from '@teamloom/artwork/form.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import { latticeSteps, type PrintFrame } from '@teamloom/garment/print-frame.ts'

/** A point of the picture at a share across and down what is measured; undefined where it is out of sight. */
export function spotOnPrint({ lattice }: PrintFrame, u: number, v: number): ScreenPoint | undefined {
  const column = Math.min(latticeSteps - 1, Math.floor(u * latticeSteps))
  const row = Math.min(latticeSteps - 1, Math.floor(v * latticeSteps))
  const nodeAt = (right: number, below: number) =>
    lattice[(row + below) * (latticeSteps + 1) + column + right]
  const [a, b, c, d] = [nodeAt(0, 0), nodeAt(1, 0), nodeAt(1, 1), nodeAt(0, 1)]
  if (!a || !b || !c || !d) return undefined
  const [fx, fy] = [u * latticeSteps - column, v * latticeSteps - row]
  const between = (axis: 'x' | 'y') =>
    (1 - fy) * ((1 - fx) * a[axis] + fx * b[axis]) + fy * ((1 - fx) * d[axis] + fx * c[axis])
  return { x: between('x'), y: between('y') }
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** Where a point of the artwork is on what is made and measured of it: of a pattern that is one image. */
export function spotOfArtwork(form: Form, { widthInches, heightInches }: Extent, u: number, v: number) {
  if (form.kind !== 'piece') return { u, v }
  return {
    u: 0.5 + ((u - 0.5) * form.artWidthInches) / widthInches,
    v: 0.5 + ((v - 0.5) * form.artHeightInches) / heightInches,
  }
}

/** Lines between the stitches, as a path. */
export function needlePath(
  frame: PrintFrame,
  { widthInches, heightInches }: Extent,
  { needlesPerInch, coursesPerInch }: { readonly needlesPerInch: number; readonly coursesPerInch: number },
): string {
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = [spotOnPrint(frame, ...from), spotOnPrint(frame, ...to)]
    return start && end ? `M${start.x},${start.y}L${end.x},${end.y}` : ''
  }
  const across = Math.max(1, Math.round(widthInches * needlesPerInch))
  const down = Math.max(1, Math.round(heightInches * coursesPerInch))
  const lines: string[] = []
  for (let i = 0; i <= across; i++) lines.push(line([i / across, 0], [i / across, 1]))
  for (let i = 0; i <= down; i++) lines.push(line([0, i / down], [1, i / down]))
  return lines.join('')
}

/** How many of those before it each spot would hide: it is marked so many marks beside. */
export function crowding(spots: readonly ScreenPoint[], near: number): readonly number[] {
  return spots.map(
    (spot, index) =>
      spots.slice(0, index).filter(before => Math.hypot(before.x - spot.x, before.y - spot.y) < near).length,
  )
}

/** The most that a print's marks may cover of it, as a share of what is seen. */
const mostCovered = 0.15

/** Whether so many marks, each so wide, would hide a print of this size; all in the same unit. */
export function wouldHide(
  { width, height }: { readonly width: number; readonly height: number },
  count: number,
  markWidth: number,
): boolean {
  return count * markWidth ** 2 > mostCovered * width * height
}
