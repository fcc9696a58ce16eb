import { smoothStep } from './grid.ts'
import type { MapFrame } from './map-frame.ts'
import { repeatingNoise } from './noise.ts'
import type { Work } from './technique.ts'

/** Stitches of a shirt's cloth to the inch. */
const [wales, courses] = [30, 40]
/** Seen from farther than this, no stitch is told from the next; at the second all is seen of them. */
const [afar, near] = [50, 120]
/** How far an edge gives way to them at most. */
export const strayInches = 0.004

/** How ink lies on an inch of stitches, over and over: where what is seen comes from, and how much of it there is. */
type Stitches = {
  readonly size: number
  /** Pixels across and down. */
  readonly across: Float32Array
  readonly down: Float32Array
  readonly share: Float32Array
}

/** Whether ink through a screen is seen to lie in its cloth. */
export function isInStitches({ surface, density }: Pick<Work, 'surface' | 'density'>): boolean {
  return surface.isScreened && density > afar
}

/** Ink sinks between the stitches: its edges run along them, and it is thin in their grooves. Four values to a pixel. */
export function layInStitches(colors: Float32Array, { width, height, density }: MapFrame): Float32Array {
  const { size, across, down, share } = getStitches(density)
  const laid = new Float32Array(colors.length)
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y % size) * size
    for (let x = 0; x < width; x++, i++) {
      const stitch = row + (x % size)
      const fromX = Math.max(0, Math.min(width - 1.001, x + across[stitch]!))
      const fromY = Math.max(0, Math.min(height - 1.001, y + down[stitch]!))
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      const [fx, fy] = [fromX - left, fromY - top]
      const at = 4 * (top * width + left)
      const below = height > 1 ? at + 4 * width : at
      const beside = width > 1 ? 4 : 0
      for (let c = 0; c < 4; c++) {
        const upper = colors[at + c]! * (1 - fx) + colors[at + beside + c]! * fx
        const lower = colors[below + c]! * (1 - fx) + colors[below + beside + c]! * fx
        laid[4 * i + c] = share[stitch]! * (upper * (1 - fy) + lower * fy)
      }
    }
  }
  return laid
}

const known = new Map<number, Stitches>()

function getStitches(density: number): Stitches {
  const stitches = known.get(density) ?? knitInch(density)
  known.set(density, stitches)
  return stitches
}

function knitInch(density: number): Stitches {
  const size = Math.round(density)
  const [across, down, share] = [1, 2, 3].map(() => new Float32Array(size * size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const seen = smoothStep(afar, near, density)
  const stray = 2 * strayInches * density * seen
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const [wale, course] = [(x / size) * wales, (y / size) * courses]
      across[i] = stray * repeatingNoise(wale, course, 91, wales, courses)
      down[i] = stray * repeatingNoise(wale, course, 92, wales, courses)
      const aside = Math.abs(wale - Math.floor(wale) - 0.5)
      const groove = smoothStep(0.25, 0.5, aside)
      const foot = 0.5 - 0.5 * Math.cos(2 * Math.PI * (course + 1.1 * aside))
      const pores = smoothStep(0.14, 0.4, repeatingNoise(2 * wale, 2 * course, 93, 2 * wales, 2 * courses))
      const deep = (0.35 + 0.65 * groove) * (0.3 + 0.7 * foot)
      share[i] = 1 - seen * deep * (0.05 + 0.16 * pores)
    }
  return { size, across, down, share }
}
