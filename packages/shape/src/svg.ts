import { simplifyOpen } from './contour.ts'
import type { Curve } from './curve.ts'
import type { Bounds } from './panel.ts'

/** How a path is painted; lengths in the drawing's inches. */
export type SvgPath = {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly dash?: readonly number[]
}

/** Inches that a written line may be off. */
const tolerance = 0.006

/** SVG path data of lines, in hundredths of an inch; closed ones end where they began. */
export function pathData(lines: readonly Curve[], isClosed: boolean): string {
  return lines
    .map(line => {
      const points = simplifyOpen(line, tolerance).map(([x, y]) => `${short(x)} ${short(y)}`)
      return `M${points.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')
}

/** The `viewBox` that shows all of the bounds. */
export function viewBoxOf({ left, top, right, bottom }: Bounds): string {
  return [left, top, right - left, bottom - top].map(short).join(' ')
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
