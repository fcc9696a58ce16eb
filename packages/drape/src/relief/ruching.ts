import type { Piece } from '@teamloom/pattern/pattern.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { noise } from '../noise.ts'
import type { Relief } from './relief.ts'

/** How steep the small folds are into which elastic draws cloth, for each share of the length that it takes. */
const steepness = 4.6
/** Inches above the elastic in which they run out, by e. */
const runOut = 0.9
/** Share of the light that the folds' grooves lose at most. */
const groove = 0.2

/** Small folds over the elastic in a piece's lower hem, no two alike; the longer ones run on above it. */
export function reliefOfRuching({ gathered, ...piece }: Piece): Relief[] {
  if (gathered?.raised === undefined) return []
  const edge = getEdge(piece, gathered.edge)
  const steep = steepness * (1 - gathered.to)
  return [
    (u, v, inches, bump) => {
      const { distance } = nearestOn(edge, [u, v])
      const beyond = Math.max(0, distance - gathered.within)
      const fade = Math.exp(-beyond / runOut)
      if (fade < 0.02) return
      const seen = Math.max(0, Math.min(1, 1.5 - inches * 6))
      const broad = noise(u * 2.6 + 3, distance * 0.35)
      const fine = noise(u * 6.2 + 40, distance * 0.6) * Math.exp(-beyond / (runOut * 0.4))
      bump.slopeU += seen * steep * (0.7 * broad + fine) * fade
      bump.light *= 1 - seen * groove * fade * Math.max(0, noise(u * 4.3 + 17, distance * 0.5))
    },
  ]
}
