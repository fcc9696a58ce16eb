import { needlesOf } from '@teamloom/artwork/form.ts'
import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { type NeedleGrid, needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import { must } from '@teamloom/kit/assert.ts'
import { gridOf } from './grid.ts'
import { plainArtwork } from './inked-artwork.ts'
import { frameMap } from './map-frame.ts'
import { hash } from './noise.ts'
import { lightRaised } from './raised-map.ts'
import { type LitMap, plainProduction, type Technique, type Work } from './technique.ts'

/** Yarn on its needles: each stitch a V of two legs that comes out of the one below it. */
export const knit: Technique = {
  make: makeKnit,
  isSized: () => true,
  readsPerInch: 240,
  production: { ...plainProduction, colorOf: 'yarn', isKnitted: true },
}

/** Coarser than this a stitch is not a stitch. */
const leastDensity = 100
const margin = 0.5 / needlesPerInch
/** How far a leg stands out, inches, and where it is thickest, as a share of a needle. */
const thick = 0.02
const legHalf = 0.27
const shading = { reachInches: 0.03, soft: 0.6, hollowInches: 0.04, hollow: 1.1 }

type Leg = {
  /** How far out it stands, 0 to 1; 0: no yarn here. */
  readonly out: number
  /** 0: of the stitch itself; -1: of the one above, 1: of the one below. */
  readonly course: -1 | 0 | 1
}

/** Between its legs a stitch is seen from within. */
const behind: Leg = { out: 0, course: 0 }

function makeKnit(work: Work): LitMap {
  const needles = must(needlesOf(plainArtwork(work), work), 'what is knitted')
  // A tile goes on beside itself, and needs no room around it.
  const isTile = work.form.kind === 'repeat'
  const yarns = (work.inks ?? []).filter(ink => ink !== null).map(linearOfHex)
  const density = Math.max(work.density, leastDensity)
  const frame = frameMap(work.widthInches, work.heightInches, density, isTile ? 0 : margin)
  const cover = gridOf(frame.width, frame.height)
  const relief = gridOf(frame.width, frame.height)
  const color = new Float32Array(3 * cover.values.length)
  const across = needles.needles / (work.widthInches * density)
  const down = needles.courses / (work.heightInches * density)
  for (let y = 0, i = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, i++) {
      const along = (x + 0.5 - frame.margin) * across
      const rows = (y + 0.5 - frame.margin) * down
      const needle = Math.floor(along)
      const course = Math.floor(rows)
      // No yarn lies quite as its neighbour.
      const sway = 0.09 * (hash(needle, course >> 2, 71) - 0.5)
      const yarnOf = (other: number) => yarnAt(needles, needle, course + other, isTile)
      const leg = legAt(along - needle + sway, rows - course, yarnOf) ?? behind
      const yarn = yarns[yarnOf(leg.course) - 1]
      if (!yarn) continue
      cover.values[i] = 1
      relief.values[i] = thick * leg.out
      const tone = leg === behind ? 0.45 : 1 + 0.08 * (hash(needle, course + leg.course, 72) - 0.5)
      for (let c = 0; c < 3; c++) color[3 * i + c] = yarn[c]! * tone
    }
  return lightRaised({ frame, color, cover, relief, gloss: null, polish: 10 }, work.lampDegrees, shading)
}

/** Which yarn a stitch is of; beyond the border there is none, or the other side of the tile. */
function yarnAt(grid: NeedleGrid, needle: number, course: number, isTile: boolean): number {
  const { needles, courses, cells } = grid
  const isInside = needle >= 0 && course >= 0 && needle < needles && course < courses
  if (isInside) return cells[course * needles + needle]!
  return isTile ? cells[wrap(course, courses) * needles + wrap(needle, needles)]! : 0
}

function wrap(at: number, length: number): number {
  return ((at % length) + length) % length
}

/** From where to where a stitch is seen, in courses from its own: its tops lie behind the stitch above, its foot before the one below. */
const [top, foot] = [-0.4, 1.18]

/** The leg that is seen at a place of a stitch; (s, t) 0 to 1 across and down it. */
function legAt(s: number, t: number, yarnOf: (course: number) => number): Leg | undefined {
  const aside = Math.abs(s - 0.5)
  let seen: Leg | undefined
  for (const course of [-1, 0, 1] as const) {
    const down = t - course
    if (down < top || down > foot || yarnOf(course) === 0) continue
    const out = outOf(aside, down)
    if (out > 0 && out > (seen?.out ?? 0)) seen = { out, course }
  }
  return seen
}

/** How far out a leg stands `aside` of its stitch's middle, so far down. */
function outOf(aside: number, down: number): number {
  const middle = 0.1 + 0.3 * (1 - (down - top) / (foot - top))
  const off = (aside - middle) / legHalf
  if (Math.abs(off) >= 1) return 0
  // Its foot comes forward, its tops go back behind the next stitch.
  const forward = 0.35 + 0.65 * Math.min(1, (down - top) / 0.7)
  return Math.sqrt(1 - off * off) * forward
}
