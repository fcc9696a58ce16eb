import { hash } from '@teamloom/technique/noise.ts'
import { tileNoiseRows } from './tile-noise.ts'

/** How many stitches stand beside and above each other. */
export type StitchCounts = {
  readonly wales: number
  readonly courses: number
  /** Where in its course a leg lies, half way up. */
  readonly middle: number
}

/** Courses that a leg rises over half a wale. */
export const legRise = 0.9
/** `middle` of the weaves that are seen from farther, and of thick knits. */
export const [weaveMiddle, knitMiddle] = [0.775, 0.375]

/** Where each texel of a row lies in a knit, whose stitches are V's of two legs. */
export type LegRow = {
  /** 0 in the middle of a wale, 1 at its border. */
  readonly aside: Float64Array
  /** 0 at the upper edge of a leg, 1 at its lower. */
  readonly over: Float64Array
  /** The leg's number: two to a stitch. */
  readonly leg: Int32Array
}

export function legRow(size: number): LegRow {
  return { aside: new Float64Array(size), over: new Float64Array(size), leg: new Int32Array(size) }
}

/** The stitches of a tile of so many texels: no wale is quite straight, no stitch quite as high as the next. */
export function legRows(
  { wales, courses, middle }: StitchCounts,
  size: number,
): (y: number, row: LegRow) => void {
  const swayAt = tileNoiseRows(wales / 2, courses / 2, 41, size)
  const riseAt = tileNoiseRows(wales, courses / 2, 42, size)
  const sway = new Float64Array(size)
  const rise = new Float64Array(size)
  return (y, { aside, over, leg }) => {
    swayAt(y, sway)
    riseAt(y, rise)
    const top = (y / size) * courses + middle - legRise / 2
    for (let x = 0; x < size; x++) {
      const place = (x / size) * wales + 0.22 * sway[x]!
      const wale = Math.floor(place)
      const beside = 2 * (place - wale) - 1
      const away = beside < 0 ? -beside : beside
      const course = top + legRise * away + 0.4 * rise[x]!
      const first = Math.floor(course)
      aside[x] = away
      over[x] = course - first
      const stitch = ((first + courses) % courses) * wales + ((wale + wales) % wales)
      leg[x] = 2 * stitch + (beside < 0 ? 0 : 1)
    }
  }
}

const chances = Float64Array.from({ length: 4096 }, (_, at) => hash(at & 63, at >> 6, 43))
const chance = (number: number): number => chances[number & 4095]!

/** What a leg has of its own, 0 to 1: it is of one bit of yarn. */
export function ownOfLeg(leg: number): number {
  return chance(Math.imul(leg, 2531) >> 3)
}

/** Fibres across and along a leg. */
export type Fibres = { readonly over: number; readonly along: number }

/** The fibres of a knit of so many stitches to the inch: fibres of all knits are as fine. */
export function fibresOf({ wales, courses }: StitchCounts): Fibres {
  return { over: 160 / courses, along: 36 / wales }
}

/** The fibres of a leg, 0 to 1: a few beside each other, that run along it and end somewhere. */
export function fibreOfLeg(fibres: Fibres, leg: number, over: number, aside: number): number {
  const start = Math.imul(leg, 2531)
  const across = over * fibres.over + chance(start + 11)
  const strand = across | 0
  const first = start + 53 * strand
  const share = across - strand
  const toNext = share * share * (3 - 2 * share)
  return (
    alongStrand(first, aside * fibres.along) * (1 - toNext) +
    alongStrand(first + 53, aside * fibres.along) * toNext
  )
}

function alongStrand(strand: number, place: number): number {
  const along = place + chance(strand + 7)
  const bit = along | 0
  const share = along - bit
  const before = chance(strand + 17 * bit)
  return before + (chance(strand + 17 * bit + 17) - before) * share
}
