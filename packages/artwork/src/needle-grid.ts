import { carryYarns } from './carry-yarns.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'
import { electStitches, shareStitches } from './stitch-shares.ts'

/** Stitches to the inch: needles across, courses down. */
export const needlesPerInch = 14
export const coursesPerInch = 20

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** What is knitted, stitch by stitch: 0 is the ground, else the number of a yarn. */
export type NeedleGrid = { readonly needles: number; readonly courses: number; readonly cells: Uint8Array }

/** What so many inches take of whole stitches. */
export function inStitches({ widthInches, heightInches }: Extent): Extent {
  const { needles, courses } = stitchesIn({ widthInches, heightInches })
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
