import type { ArtBox } from './art-details.ts'
import { carryYarns } from './carry-yarns.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'
import { electStitches, shareStitches } from './stitch-shares.ts'

/** Stitches to the inch: needles across, courses down. */
export const needlesPerInch = 14
export const coursesPerInch = 20

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** What is knitted, stitch by stitch: 0 is the ground, else the number of a yarn. */
export type NeedleGrid = { readonly needles: number; readonly courses: number; readonly cells: Uint8Array }

/** Part of a grid: its upper left stitch, and how many there are. */
export type StitchWindow = Pick<NeedleGrid, 'needles' | 'courses'> & {
  readonly left: number
  readonly top: number
}

/** Share of a stitch that ink may reach into without one of its own. */
const leastReach = 0.05

/** The stitches that a part of artwork reaches into, which is knitted so large in all; the part in shares of it. */
export function stitchWindow(extent: Extent, part: ArtBox): StitchWindow {
  const all = stitchesIn(extent)
  const [left, needles] = reached(part.left, part.right, all.needles)
  const [top, courses] = reached(part.top, part.bottom, all.courses)
  return { left, top, needles, courses }
}

function reached(from: number, to: number, count: number): readonly [first: number, count: number] {
  const first = Math.min(count - 1, Math.max(0, Math.floor(from * count + leastReach)))
  return [first, Math.max(1, Math.min(count, Math.ceil(to * count - leastReach)) - first)]
}

/** How large so many stitches are. */
export function sizeOfStitches({ needles, courses }: Pick<NeedleGrid, 'needles' | 'courses'>): Extent {
  return { widthInches: needles / needlesPerInch, heightInches: courses / coursesPerInch }
}

function stitchesIn({ widthInches, heightInches }: Extent): Pick<NeedleGrid, 'needles' | 'courses'> {
  return {
    needles: Math.max(1, Math.round(widthInches * needlesPerInch)),
    courses: Math.max(1, Math.round(heightInches * coursesPerInch)),
  }
}

/** Artwork in the inks of these yarns on its needles: each stitch is of one of them or of the ground. */
export function knitArt(artwork: Pixels, yarns: readonly string[], extent: Extent): NeedleGrid {
  return knitPixels(artwork, stitchesIn(extent), yarns)
}

/** Knits a picture that fills so many stitches. */
export function knitPixels(
  pixels: Pixels,
  size: Pick<NeedleGrid, 'needles' | 'courses'>,
  yarns: readonly string[],
): NeedleGrid {
  if (yarns.length === 0) return { ...size, cells: new Uint8Array(size.needles * size.courses) }
  const shares = shareStitches(pixels, size, yarns)
  return { ...size, cells: carryYarns(electStitches(shares), shares, yarns) }
}

/** Each stitch as a square of `side` pixels in its yarn; the ground shows through. */
export function drawNeedles(
  { needles, courses, cells }: NeedleGrid,
  yarns: readonly string[],
  side: number,
): Pixels {
  const colors = yarns.map(rgbOfHex)
  const width = needles * side
  const rgba = new Uint8Array(width * courses * side * 4)
  for (let y = 0; y < courses * side; y++)
    for (let x = 0; x < width; x++) {
      const yarn = cells[Math.floor(y / side) * needles + Math.floor(x / side)]!
      if (yarn === 0) continue
      const to = (y * width + x) * 4
      rgba.set(colors[yarn - 1]!, to)
      rgba[to + 3] = 255
    }
  return { width, height: courses * side, rgba }
}
