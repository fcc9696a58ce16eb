import type { Box } from '@teamloom/bakes/manifest.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import type { DecodedSide } from './decoded-side.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { Look } from './look.ts'
import { frameOf } from './prepared-side.ts'

/** A look on the side that was decoded for it. */
export type Shown = { readonly side: DecodedSide; readonly look: Look }

/** Where two looks of a side are told apart: how many pixels, and the box of the first's picture that holds them. */
export type Difference = { readonly pixels: number; readonly box: Box }

/** Every so many pixels are looked at, across and down. */
const stride = 3
/** Steps of coded light that are seen. */
const seenLight = 20

/** Undefined where they look the same, prints aside. */
export function differenceOf(first: Shown, second: Shown): Difference | undefined {
  const frame = frameOf(first.side, first.look)
  const other = frameOf(second.side, second.look)
  const [colours, otherColours] = [coloursOf(frame, first.look), coloursOf(other, second.look)]
  const { width, height } = frame.camera
  let [left, right, top, bottom, found] = [width, -1, height, -1, 0]
  for (let y = 0; y < height; y += stride)
    for (let x = 0; x < width; x += stride) {
      const at = y * width + x
      const otherAt = sameSpot(frame, other, x, y)
      const chart = frame.chart[at]!
      const otherChart = otherAt < 0 ? emptyPixel : other.chart[otherAt]!
      if (chart === mixedPixel || otherChart === mixedPixel) continue
      const isSame =
        colours[chart] === otherColours[otherChart] &&
        (chart === emptyPixel || Math.abs(frame.shade[at]! - other.shade[otherAt]!) < seenLight)
      if (isSame) continue
      found += 1
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (found === 0) return undefined
  const box = { x: left, y: top, width: right - left + stride, height: bottom - top + stride }
  return { pixels: found * stride * stride, box }
}

/** What the cloth of each chart shows; undefined for nothing. */
function coloursOf({ chartRegions }: Frame, { cloths }: Look): readonly (string | undefined)[] {
  return chartRegions.map(region => {
    if (!region) return undefined
    const slot = slotOf(region)
    const cloth = slot === null ? undefined : (cloths[slot] ?? cloths[region.knitWith ?? ''])
    return cloth ? JSON.stringify(cloth) : `${region.fixedHex}`
  })
}

/** Its pixel in another frame, that of a camera that stands elsewhere; -1 outside. */
function sameSpot(frame: Frame, other: Frame, x: number, y: number): number {
  const [column, row] = [x + frame.left - other.left, y + frame.top - other.top]
  const { width, height } = other.camera
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column
}
