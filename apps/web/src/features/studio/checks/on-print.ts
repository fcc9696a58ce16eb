import type { Form } from '@teamloom/artwork/form.ts'
import type { PrintFrame, Spot } from '#web/features/studio/garment/frame-print.ts'

/** A point of the picture at a share across and down a print, between its corners. */
export function spotOnPrint({ corners }: PrintFrame, u: number, v: number): Spot {
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  const between = (a: number, b: number, c: number, d: number) =>
    (1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * d + u * c)
  return {
    x: between(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x),
    y: between(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y),
  }
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** Where a point of the artwork is on what is made of it; undefined where it is many times on it. */
export function spotOfArtwork(form: Form, { widthInches, heightInches }: Extent, u: number, v: number) {
  if (form.kind === 'repeat') return undefined
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
  const line = (from: Spot, to: Spot) => `M${from.x},${from.y}L${to.x},${to.y}`
  const across = Math.max(1, Math.round(widthInches * needlesPerInch))
  const down = Math.max(1, Math.round(heightInches * coursesPerInch))
  const lines: string[] = []
  for (let i = 0; i <= across; i++)
    lines.push(line(spotOnPrint(frame, i / across, 0), spotOnPrint(frame, i / across, 1)))
  for (let i = 0; i <= down; i++)
    lines.push(line(spotOnPrint(frame, 0, i / down), spotOnPrint(frame, 1, i / down)))
  return lines.join('')
}
