import { smoothStep } from '../grid.ts'
import { hash } from '../noise.ts'

/** Between two ribs, of which an inch has sixty, and the length of a yarn between its ties. Millimetres. */
const rib = 25.4 / 60
const float = 0.55

/** From farther than this ribs flicker instead of being seen, from nearer they are seen whole. Pixels to the inch. */
const ribsFrom = [60, 160] as const

/** Twill's light from place to place, 1 on average: ribs that climb aslant, of yarns laid side by side. Millimetres. */
export function twillGrain(density: number): (x: number, y: number) => number {
  const isSeen = smoothStep(...ribsFrom, density)
  return (x, y) => {
    const across = ((x + y) * Math.SQRT1_2) / rib
    const number = Math.floor(across)
    const along = ((x - y) * Math.SQRT1_2) / float + number / 4
    const own = hash(number, Math.floor(along), 91) - 0.5
    // The lamps stand at the upper left: a rib's upper side is lit, the groove below it dark.
    const round = 0.24 * Math.cos(2 * Math.PI * (across - number - 0.38))
    const tie = 0.06 * Math.cos(2 * Math.PI * along)
    return 1 + isSeen * (round - tie + 0.1 * own)
  }
}
