import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** Quilting lines that follow each other down a piece. All lengths are inches on the piece. */
export type QuiltRows = {
  /** From one line to the next. */
  readonly pitch: number
  /** Where on the piece's middle (v) one of them lies. */
  readonly at: number
  /** By how much they fall (v) to an inch across (u): to one side, or from the middle to both sides. */
  readonly slope?: number
  readonly mirrored?: boolean
  /** Waves that swing against each other from line to line, so that lines all but meet. */
  readonly wave?: { readonly length: number; readonly swing: number }
}

/** Wadding between two cloths, held by lines of stitches between which it puffs up. */
export type Quilt = {
  /** Its piece. */
  readonly on: string
  /** Several cross each other. */
  readonly rows: readonly QuiltRows[]
  /** Inches that it stands out between the lines. */
  readonly height: number
  /** Inches on either side of the piece's middle that lie flat, for a zip. */
  readonly parted?: number
  /** Lines along which it lies flat as well, for pockets, and how far to either side. */
  readonly flats?: readonly { readonly line: Curve; readonly reach: number }[]
}

/** Where line number `k` runs (v) at a place across the piece. */
export function quiltLineAt(
  { pitch, at, slope = 0, mirrored = false, wave }: QuiltRows,
  k: number,
  u: number,
): number {
  const swing = wave ? wave.swing * Math.cos((2 * Math.PI * u) / wave.length) * (k % 2 === 0 ? 1 : -1) : 0
  return at + k * pitch + slope * (mirrored ? Math.abs(u) : u) + swing
}

const steps = 120

/** All lines that may cross a panel, from side to side; they run on beyond its outline. */
export function quiltLines(panel: Panel, rows: QuiltRows): Curve[] {
  const { left, right, top, bottom } = boundsOf(outlineOf(panel))
  const reach = Math.abs(rows.slope ?? 0) * Math.max(-left, right) + (rows.wave?.swing ?? 0)
  const first = Math.ceil((top - reach - rows.at) / rows.pitch)
  const last = Math.floor((bottom + reach - rows.at) / rows.pitch)
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Array.from({ length: steps + 1 }, (_point, j): Point => {
      const u = left + ((right - left) * j) / steps
      return [u, quiltLineAt(rows, first + i, u)]
    }),
  )
}
