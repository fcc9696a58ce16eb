import { line } from '@teamloom/shape/curve.ts'
import type { Edge, Panel } from '@teamloom/shape/panel.ts'
import type { EdgeName, Seam } from '@teamloom/shape/seam.ts'

/** A stretch of a band: the edge it is sewn to and that edge's length. */
export type BandStretch = { readonly to: EdgeName; readonly length: number }

export type BandShape = {
  /** The band's length as a share of that of the edges that it is sewn to. */
  readonly ratio: number
  readonly height: number
  readonly sewn: 'above' | 'below'
  /** How much shorter its free edge is at both ends: the band of a V meets itself on the slant. */
  readonly mitre?: number
}

/**
 * A strip of ribbing sewn along several edges, shorter than they are, and closed to a ring.
 * Stretches follow each other from left to right as seen from outside. Origin: the middle of its sewn
 * edge; the sewn edge is the lower one of a collar and the upper one of a cuff or hem.
 */
export function cutRibBand(
  name: string,
  stretches: readonly BandStretch[],
  shape: BandShape,
): { panel: Panel; seams: Seam[] } {
  const lengths = stretches.map(stretch => stretch.length * shape.ratio)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const left = -whole / 2
  const right = whole / 2
  const free = shape.sewn === 'above' ? shape.height : -shape.height
  const top = Math.min(0, free)
  const bottom = Math.max(0, free)
  let at = left
  const sewnEdges = stretches.map((stretch, i): Edge => {
    const from = at
    at += lengths[i]!
    return { name: `to-${stretch.to.replace('.', '-')}`, curve: line([from, 0], [at, 0]) }
  })
  const mitre = shape.mitre ?? 0
  const freeEdge: Edge = { name: 'free', curve: line([left + mitre, free], [right - mitre, free]) }
  // From the upper to the lower edge; `shift` is how far its free end stands off.
  const upright = (u: number, shift: number) =>
    line([u + (free === top ? shift : 0), top], [u + (free === bottom ? shift : 0), bottom])
  const backwards = (edges: readonly Edge[]) =>
    edges.toReversed().map(edge => ({ name: edge.name, curve: edge.curve.toReversed() }))
  const [upper, lower] = shape.sewn === 'above' ? [sewnEdges, [freeEdge]] : [[freeEdge], sewnEdges]
  const panel: Panel = {
    name,
    edges: [
      ...upper,
      { name: 'end', curve: upright(right, -mitre) },
      ...backwards(lower),
      { name: 'start', curve: upright(left, mitre).toReversed() },
    ],
  }
  const seams: Seam[] = stretches.map((stretch, i) => ({ a: stretch.to, b: `${name}.${sewnEdges[i]!.name}` }))
  return { panel, seams: [...seams, { a: `${name}.end`, b: `${name}.start` }] }
}
