import { colorDifference } from './color-difference.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'
import { scalePixels } from './scale-pixels.ts'

/** Stitches to the inch: needles across, courses down. */
export const needlesPerInch = 14
export const coursesPerInch = 20

/** Yarns beside the ground that a machine carries in one course. */
const mostPerCourse = 2

/** What is knitted, stitch by stitch: 0 is the ground, else the number of a yarn. */
export type NeedleGrid = { readonly needles: number; readonly courses: number; readonly cells: Uint8Array }

/** Artwork in the inks of these yarns on its needles: each stitch is of one of them or of the ground. */
export function knitArt(
  artwork: Pixels,
  yarns: readonly string[],
  { widthInches, heightInches }: { readonly widthInches: number; readonly heightInches: number },
): NeedleGrid {
  const needles = Math.max(1, Math.round(widthInches * needlesPerInch))
  const courses = Math.max(1, Math.round(heightInches * coursesPerInch))
  return knitPixels(scalePixels(artwork, needles, courses), yarns)
}

/** The same of a picture that has a pixel for each stitch. */
export function knitPixels({ width, height, rgba }: Pixels, yarns: readonly string[]): NeedleGrid {
  const colors = yarns.map(rgbOfHex)
  const cells = new Uint8Array(width * height)
  for (let cell = 0; cell < cells.length; cell++) {
    const at = cell * 4
    if (rgba[at + 3]! < 128) continue
    let least = Number.POSITIVE_INFINITY
    colors.forEach(([red, green, blue], yarn) => {
      const apart = (rgba[at]! - red) ** 2 + (rgba[at + 1]! - green) ** 2 + (rgba[at + 2]! - blue) ** 2
      if (apart >= least) return
      least = apart
      cells[cell] = yarn + 1
    })
  }
  for (let course = 0; course < height; course++) {
    carryTwo(cells.subarray(course * width, (course + 1) * width), yarns)
  }
  return { needles: width, courses: height, cells }
}

/** Yarns that a course has too many of go with the one of its two that is nearest. */
function carryTwo(course: Uint8Array, yarns: readonly string[]): void {
  const counts = new Map<number, number>()
  for (const cell of course) if (cell > 0) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  if (counts.size <= mostPerCourse) return
  const ranked = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .map(([yarn]) => yarn)
  const kept = ranked.slice(0, mostPerCourse)
  const instead = new Map(ranked.slice(mostPerCourse).map(yarn => [yarn, nearest(yarn, kept, yarns)]))
  course.forEach((cell, at) => {
    course[at] = instead.get(cell) ?? cell
  })
}

function nearest(yarn: number, kept: readonly number[], yarns: readonly string[]): number {
  const distances = kept.map(other => colorDifference(yarns[yarn - 1]!, yarns[other - 1]!))
  return kept[distances.indexOf(Math.min(...distances))]!
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
