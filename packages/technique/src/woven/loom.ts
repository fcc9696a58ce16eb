import { type LinearColour, linearOfHex } from '@teamloom/artwork/linear-light.ts'
import type { Piece } from '@teamloom/artwork/piece.ts'
import { labelArt, noLabel } from '../art-labels.ts'
import { hash } from '../noise.ts'
import type { Work } from '../technique.ts'

/** Threads to the inch: warp up and down, weft across. Artwork steps by half a warp. */
const warp = 120
const weft = 110
const millimetre = 1 / 25.4

/** The thread that lies on top at the last place looked at: linear red, green, blue; inches up; whether it is artwork's. */
export const seen = { color: new Float32Array(3), height: 0, isArt: false }

/** Looks at a place, inches from the middle of the label, into `seen`. */
export type Weave = (u: number, v: number) => void

/** Damask: a ground of warp in satin of five, artwork in floats of weft that the ground's warp ties down. */
export function weaveArt({ art, inks }: Pick<Work, 'art' | 'inks'>, piece: Piece): Weave {
  const ends = Math.max(1, Math.round(piece.artWidthInches * warp))
  const picks = Math.max(1, Math.round(piece.artHeightInches * weft))
  const { labels, hexes } = labelArt(art, inks, { width: 2 * ends, height: picks, margin: 0 })
  const inked = hexes.map(linearOfHex)
  const ground = linearOfHex(piece.groundHex)
  return (u, v) => {
    const across = u * warp + ends / 2
    const down = v * weft + picks / 2
    const end = Math.floor(across)
    const pick = Math.floor(down)
    const half = Math.floor(2 * across)
    const isOutside = half < 0 || half >= 2 * ends || pick < 0 || pick >= picks
    const label = isOutside ? noLabel : labels[pick * 2 * ends + half]!
    if (label === noLabel) layWarp(ground, end, pick, across - end - 0.5, down - pick - 0.5)
    else layWeft(inked[label]!, ground, end, pick, across - end - 0.5, down - pick - 0.5)
  }
}

/** A warp thread, with a dip where the weft ties it; `across` and `along` from the thread's middle, in threads. */
function layWarp(ground: LinearColour, end: number, pick: number, across: number, along: number): void {
  const round = 1 - (2 * across) ** 2
  const dip = isTied(2 * end + pick) ? Math.max(0, 1 - (1.6 * along) ** 2) : 0
  const own = 0.08 * (hash(end, 0, 73) - 0.5) + 0.08 * (hash(end, pick >> 3, 74) - 0.5)
  const tint = 0.8 + 0.24 * round - 0.2 * dip + own
  for (let c = 0; c < 3; c++) seen.color[c] = ground[c]! * tint
  seen.height = millimetre * (0.035 * round - 0.035 * dip)
  seen.isArt = false
}

/** A weft thread that floats over five warps; the ground's warp shows in its ties. */
function layWeft(
  ink: LinearColour,
  ground: LinearColour,
  end: number,
  pick: number,
  across: number,
  along: number,
): void {
  const round = 1 - (2 * along) ** 2
  const tied = isTied(end + 2 * pick) ? Math.max(0, 1 - (2 * across) ** 2) : 0
  const tint = 0.7 + 0.36 * round - 0.12 * tied + 0.1 * (hash(0, pick, 75) - 0.5)
  for (let c = 0; c < 3; c++) seen.color[c] = (ink[c]! + (ground[c]! - ink[c]!) * 0.15 * tied) * tint
  seen.height = millimetre * (0.05 * round - 0.04 * tied)
  seen.isArt = true
}

function isTied(step: number): boolean {
  return ((step % 5) + 5) % 5 === 0
}
