import { strandRadius } from './measures.ts'
import type { StrandKind } from './strand.ts'

/** How a kind of thread lies and shows; millimetres. */
export type StrandLook = {
  readonly radius: number
  /** Its arch falls off with this power of the way from its middle: 2 round, 4 flat with steep ends. */
  readonly power: number
  /** How much strands differ in lightness. */
  readonly tones: number
  /** How much it darkens and dips into its needle holes, 0 to 1. */
  readonly holes: number
  /** Between the turns of its plies, and how much they show. */
  readonly twist: number
  readonly ply: number
}

const thread = { radius: strandRadius, power: 4, tones: 0.06, holes: 1, twist: 0.62, ply: 0.06 }

export const strandLooks: Readonly<Record<StrandKind, StrandLook>> = {
  satin: { ...thread, power: 2.2 },
  fill: thread,
  run: { ...thread, radius: 0.31, holes: 0.5 },
  under: { ...thread, radius: 0.26, tones: 0.02, holes: 0 },
  rim: { ...thread, radius: 0.37, power: 2, holes: 0, twist: 0.9, ply: 0.13 },
}
