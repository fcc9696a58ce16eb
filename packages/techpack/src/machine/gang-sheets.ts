import { layOnRoll, lengthOf, type Sheet, usedShare } from '@teamloom/nesting/lay-on-roll.ts'

/** Rolls that films for transfers and for cutters come on; inches. */
const rollWidths = [22, 24] as const
/** Between two images; inches. */
export const gapInches = 0.25
/** What a roll keeps free at its sides: there an image is cut off; inches. */
export const sideInches = gapInches / 4
/** A sheet is no longer: a page of a PDF may not be, and programs do not open more pixels; inches. */
const longestInches = 100
/** Above all images, for what the sheet is; below each for what the image is; inches. */
export const headInches = 0.4
export const labelInches = 0.18

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** Where an image lies on its sheet: the upper left corner of it with its label, in inches; `isTurned`: by a quarter to the right. */
export type PlacedImage = {
  /** Its place in the list. */
  readonly image: number
  readonly x: number
  readonly y: number
  readonly isTurned: boolean
}

export type GangSheet = { readonly lengthInches: number; readonly placed: readonly PlacedImage[] }

/** `used`: the share of the roll that images take with what they keep free, 0 to 1; `tooLarge`: places of those for which no roll is wide enough. */
export type Gang = {
  readonly rollInches: number
  readonly sheets: readonly GangSheet[]
  readonly used: number
  readonly tooLarge: readonly number[]
}

/** MF14: each image with its label as often as it is made, on the roll of which less is used up. */
export function layGang(images: readonly (Extent & { readonly count: number })[]): Gang {
  const each = images.flatMap(({ count }, image) => Array.from({ length: count }, () => image))
  const rectangles = each.map(image => {
    const { widthInches, heightInches } = images[image]!
    return { width: widthInches, height: heightInches + labelInches }
  })
  const gangs = rollWidths.map((rollInches): Gang & { readonly area: number } => {
    const width = rollInches - 2 * sideInches
    const roll = { width, longest: longestInches - headInches - sideInches, gap: gapInches }
    const { sheets, tooLarge } = layOnRoll(rectangles, roll)
    return {
      rollInches,
      sheets: sheets.map(sheet => placedOn(sheet, each)),
      used: usedShare(rectangles, sheets, roll),
      tooLarge: [...new Set(tooLarge.map(at => each[at]!))],
      area: (lengthOf(sheets) + headInches * sheets.length) * rollInches,
    }
  })
  const { area: _, ...best } = gangs.reduce((one, other) =>
    other.tooLarge.length < one.tooLarge.length ||
    (other.tooLarge.length === one.tooLarge.length && other.area < one.area)
      ? other
      : one,
  )
  return best
}

function placedOn({ length, laid }: Sheet, each: readonly number[]): GangSheet {
  return {
    lengthInches: length + headInches + sideInches,
    placed: laid.map(({ at, x, y, isTurned }) => ({
      image: each[at]!,
      x: x + sideInches,
      y: y + headInches,
      isTurned,
    })),
  }
}
