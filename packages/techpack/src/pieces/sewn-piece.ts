import type { Label } from '@teamloom/kit/label.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { Edge } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** Along which a piece is cut apart, or something is sewn on it; inches on the piece. */
export type InnerLine = { readonly label: Label; readonly curve: Curve }

/** A piece that is sewn on or behind others; inches. */
export type SewnPiece = {
  readonly name: string
  readonly label: Label
  readonly outline: readonly Point[]
  /** The trim in whose operation it is sewn, and edges of that which may be sewn in one of their own. */
  readonly of: string
  readonly edges: readonly Edge[]
  /** Whose cloth it is of. */
  readonly face: Face
  /** How often it is cut for one garment. */
  readonly times: number
  readonly lines: readonly InnerLine[]
  /** Points of its outline that others meet. */
  readonly met: readonly Point[]
}
