import type { Piece } from '@teamloom/pattern/pattern.ts'

/** A sewn garment as triangles. Vertices are places on pieces; sewn vertices share a particle. */
export type ClothMesh = {
  readonly pieces: readonly Piece[]
  /** Mean side of its triangles, inches. */
  readonly step: number
  /** Per vertex. */
  readonly piece: Uint8Array
  readonly u: Float64Array
  readonly v: Float64Array
  readonly particle: Int32Array
  /** Three vertices per triangle, counter-clockwise as seen from outside. */
  readonly corner: Int32Array
  readonly triangles: number
  readonly particles: number
  /** Three numbers per particle; the solver moves them. */
  readonly position: Float64Array
}
