import { sharesOf } from '@teamloom/design/inked-size.ts'
import { type PrintFrame, partOfFrame } from '@teamloom/garment/print-frame.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { cmText, fractionText, inchesText } from '@teamloom/kit/length.ts'
import type { MadeDecoration } from '../decorations.ts'

export const lengthUnits = ['in', 'cm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** A line along an edge of what is measured, with its length in words; shares of the picture, from 0 to 1. */
export type MeasureLine = {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly text: string
}

/** A decoration in a side's picture; shares of the picture, from 0 to 1. */
export type MockupMark = {
  readonly number: number
  readonly x: number
  readonly y: number
  /** Below it, from its left to its right; null where it is not measured, or only a part of it is in sight. */
  readonly across: MeasureLine | null
  /** The measure at its right, from its top down; null as `across`. */
  readonly down: MeasureLine | null
}

type Camera = { readonly width: number; readonly height: number }

/** Where its number and its measures stand in the picture that it is framed in. */
export function markOf(
  number: number,
  made: MadeDecoration,
  frame: PrintFrame,
  { width, height }: Camera,
  told: { readonly unit: LengthUnit | null; readonly locale: Locale },
): MockupMark {
  const { box } = frame
  const corners = inkCornersOf(made, frame)
  const spot = { number, x: box.x / width, y: (box.y + box.height / 2) / height }
  const size = made.size
  if (!corners || !size || frame.measured !== 'whole' || told.unit === null)
    return { ...spot, across: null, down: null }
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  const text = (inches: number) => lengthText(inches, told.unit ?? 'in', told.locale)
  return {
    number,
    x: Math.min(topLeft.x, bottomLeft.x) / width,
    y: (topLeft.y + bottomLeft.y) / 2 / height,
    across: {
      from: bottomLeft.x / width,
      to: bottomRight.x / width,
      at: Math.max(bottomLeft.y, bottomRight.y) / height,
      text: text(size.widthInches),
    },
    down: {
      from: topRight.y / height,
      to: bottomRight.y / height,
      at: Math.max(topRight.x, bottomRight.x) / width,
      text: text(size.heightInches),
    },
  }
}

/** The corners of a decoration's ink; of a patch those of the whole piece. */
function inkCornersOf({ size, fileSize, inkOff, artSize }: MadeDecoration, frame: PrintFrame) {
  if (!size || !fileSize || artSize) return frame.corners
  const inked = { ...size, offU: inkOff.u, offV: inkOff.v }
  return partOfFrame(frame, sharesOf(inked, fileSize))
}

/** `5 in` or `12.7 cm`. */
export function lengthText(inches: number, unit: LengthUnit, locale: Locale): string {
  return unit === 'in' ? inchesText(inches, locale) : cmText(inches, locale)
}

/** `5 × 6 in` or `12.7 cm × 15.2 cm`: of what is inked. */
export function sizeText(
  { widthInches, heightInches }: { readonly widthInches: number; readonly heightInches: number },
  unit: LengthUnit,
  locale: Locale,
): string {
  const across = unit === 'in' ? fractionText(widthInches) : cmText(widthInches, locale)
  return `${across} × ${lengthText(heightInches, unit, locale)}`
}
