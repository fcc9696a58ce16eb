import type { Piece } from '@teamloom/pattern/pattern.ts'
import { getEdge } from '@teamloom/shape/panel.ts'

/**
 * By inches beside a piece's middle, the share of its height to which elastic gathers it: the least in the hem, all of
 * it `fading` inches further in.
 */
export function shareGathered({ gathered, ...piece }: Piece, fading: number): (u: number) => number {
  if (!gathered) return () => 1
  const [at] = getEdge(piece, gathered.edge)[0]!
  return u => {
    const beyond = Math.abs(u - at) - gathered.within
    return gathered.to + (1 - gathered.to) * Math.max(0, Math.min(1, beyond / fading))
  }
}
