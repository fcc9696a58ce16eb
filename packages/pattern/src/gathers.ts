import { boundsOf, getEdge } from '@teamloom/shape/panel.ts'
import type { Piece } from './pattern.ts'

/** Shares to which elastic gathers a piece: along u by inches down it (v), along v by inches beside its middle (u). */
type Shares = {
  readonly across: (v: number) => number
  readonly down: (u: number) => number
}

const whole = () => 1

/** The least in the hem that the elastic is in, all of it `fading` inches further in unless the piece says otherwise. */
export function shareGathered({ gathered, ...piece }: Piece, fading: number): Shares {
  if (!gathered) return { across: whole, down: whole }
  const { to, within } = gathered
  const fade = gathered.fading ?? fading
  const { left, right, top, bottom } = boundsOf(getEdge(piece, gathered.edge))
  const isAcross = right - left > bottom - top
  const at = isAcross ? bottom : left
  const share = (place: number) => {
    const beyond = Math.abs(place - at) - within
    return to + (1 - to) * Math.max(0, Math.min(1, beyond / fade))
  }
  return isAcross ? { across: share, down: whole } : { across: whole, down: share }
}
