import { findSeenPlace, type Manifest, pictureBoxOf, type Styles } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { seenAt } from '@teamloom/garment/round-plane.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { short, writeLabel, writeLine, writeOutline } from './dimension-svg.ts'
import { dimensionText, widthText } from './dimension-text.ts'
import { type DimensionLine, placeLabels } from './label-places.ts'
import type { LaidPrint, PlacedMeasure } from './placement.ts'
import { cornersOf } from './print-on-flat.ts'

/** A print, and what a printer measures of it; `place` is the name of its location. */
export type PicturedPrint = {
  readonly place: string
  readonly print: LaidPrint
  readonly measures: readonly PlacedMeasure[]
  /** Whether the print is of words in whose place each person's own are made. */
  readonly isSample?: boolean
}

type Pictured = {
  readonly manifest: Manifest
  readonly styles: Styles
  readonly prints: readonly PicturedPrint[]
  readonly locale: Locale
}

/** The height of letters, as a share of the picture's width. */
const letterShare = 0.03
const steps = 12

/** By side: an SVG to be laid over the picture, with each print's width, and its distances as they are seen there. */
export function drawPictureSheets(pictured: Pictured): Partial<Record<Side, string>> {
  const { manifest, styles, prints } = pictured
  const seen = prints.flatMap(print => {
    const place = findSeenPlace(manifest, print.place, styles)
    return place ? [{ ...print, seen: place }] : []
  })
  return Object.fromEntries(
    [...Map.groupBy(seen, each => each.seen.side)].map(([side, here]) => [side, write(here, pictured, side)]),
  )
}

type Seen = PicturedPrint & { readonly seen: NonNullable<ReturnType<typeof findSeenPlace>> }

function write(prints: readonly Seen[], { manifest, styles, locale }: Pictured, side: Side): string {
  const box = pictureBoxOf(manifest, styles, side)
  const letter = letterShare * box.width
  const { pixelsPerInch } = manifest.camera
  const outlined = prints.map(each => {
    const at = ([u, v]: Point): Point => {
      const { x, y } = seenAt(each.seen, pixelsPerInch, u - each.seen.centerU, v - each.seen.centerV)
      return [x - box.x, y - box.y]
    }
    return { ...each, at, outline: cornersOf(each.print).map(at) }
  })
  const drawn = outlined.map(({ at, outline, print, measures, isSample = false }) => {
    const { left, right } = boundsOf(outline)
    const others = outlined.filter(other => other.outline !== outline).map(other => boundsOf(other.outline))
    const level = widthLevel(outline, others, letter)
    const width: DimensionLine = {
      line: Array.from({ length: steps + 1 }, (_, i): Point => [left + ((right - left) * i) / steps, level]),
      label: widthText(print.widthInches, isSample, locale),
    }
    const distances = measures.map(
      ({ line: [from, to], inches }): DimensionLine => ({
        line: Array.from(
          { length: steps + 1 },
          (_, i): Point =>
            at([from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]),
        ),
        label: dimensionText(inches, isSample, locale),
      }),
    )
    return { outline, dimensions: [width, ...distances] }
  })
  const labelled = placeLabels(
    drawn.flatMap(({ dimensions }) => dimensions),
    letter,
    drawn.map(({ outline }) => boundsOf(outline)),
  )
  const marks = [
    ...drawn.flatMap(({ outline }) => writeOutline(outline, letter)),
    ...labelled.flatMap(({ line }) => writeLine(line, letter)),
    ...labelled.flatMap(each => writeLabel(each, letter)),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(box.width)}" height="${short(box.height)}" viewBox="0 0 ${short(box.width)} ${short(box.height)}" stroke-linecap="round" stroke-linejoin="round">${marks}</svg>`
}

/** Below a print, or above it where its width would stand on another below. */
function widthLevel(outline: readonly Point[], others: readonly Bounds[], letter: number): number {
  const { left, right, top, bottom } = boundsOf(outline)
  const [below, above] = [bottom + 0.9 * letter, top - 0.9 * letter]
  const isFree = (level: number) =>
    others.every(
      other =>
        other.left > right ||
        other.right < left ||
        other.top > level + 0.7 * letter ||
        other.bottom < level - 0.7 * letter,
    )
  return !isFree(below) && isFree(above) ? above : below
}
