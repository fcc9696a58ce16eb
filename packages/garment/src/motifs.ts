import type { MotifName } from '@teamloom/bakes/motif.ts'
import { contains } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { tileNoise } from './tile-noise.ts'

/** What is printed on cloth, over and over. */
export type Motif = {
  /** Inches after which it begins anew, both ways. */
  readonly repeat: number
  /** How much of the print's colour is at a place, 0 to 1; u right and v down in inches, 0 to `repeat`. */
  readonly shareAt: (u: number, v: number) => number
}

/** Bands both ways, half of the repeat wide: half the colour where one lies, all of it where they cross. */
function checks(repeat: number): Motif {
  const band = (place: number) => (place < repeat / 2 ? 0.5 : 0)
  return { repeat, shareAt: (u, v) => band(u) + band(v) }
}

/** A motif in columns, every other one dropped by half a repeat; (x, y) are inches from its middle. */
function halfDrop(repeat: number, covers: (x: number, y: number) => boolean): Motif {
  return {
    repeat,
    shareAt: (u, v) => {
      const column = u < repeat / 2 ? 0 : 1
      const y = (v + (column * repeat) / 2) % repeat
      return covers(u - ((2 * column + 1) * repeat) / 4, y - repeat / 2) ? 1 : 0
    },
  }
}

const star = Array.from({ length: 10 }, (_, i): Point => {
  const radius = i % 2 === 0 ? 0.24 : 0.1
  return [radius * Math.sin((i * Math.PI) / 5), -radius * Math.cos((i * Math.PI) / 5)]
})

/** Its right half from the tip to the stem, in hundredths of an inch. */
const halfLeaf: readonly Point[] = [
  [0, -36],
  [7, -23],
  [15, -27],
  [12, -8],
  [22, -19],
  [24, -13],
  [34, -15],
  [30, -5],
  [34, -1],
  [18, 12],
  [20, 18],
  [2, 15],
  [3, 34],
]
const mirrored = halfLeaf.map(([x, y]): Point => [-x, y]).toReversed()
const leaf = [...halfLeaf, ...mirrored].map(([x, y]): Point => [x / 100, y / 100])

/** Large blots and small ones, frayed. */
function camouflage(repeat: number): Motif {
  const large = tileNoise(5, 7, 41)
  const small = tileNoise(11, 16, 42)
  const fray = tileNoise(31, 40, 43)
  return {
    repeat,
    shareAt: (u, v) => {
      const [x, y] = [u / repeat, v / repeat]
      return large(x, y) + 0.6 * small(x, y) + 0.2 * fray(x, y) > 0.02 ? 1 : 0
    },
  }
}

export const motifs: Readonly<Record<MotifName, Motif>> = {
  breton: { repeat: 0.75, shareAt: (_, v) => (v < 0.25 ? 1 : 0) },
  pinstripe: { repeat: 0.5, shareAt: u => (u < 0.05 ? 1 : 0) },
  gingham: checks(0.5),
  buffalo: checks(2),
  dots: halfDrop(0.7, (x, y) => Math.hypot(x, y) < 0.12),
  chevron: { repeat: 1, shareAt: (u, v) => ((2 * v + Math.abs(2 * u - 1)) % 1 < 0.5 ? 1 : 0) },
  camo: camouflage(5),
  stars: halfDrop(1.2, (x, y) => contains(star, [x, y])),
  mapleLeaves: halfDrop(1.6, (x, y) => contains(leaf, [x, y])),
}
