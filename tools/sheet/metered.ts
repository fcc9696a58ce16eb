import { byteOfLinear, linearOfByte } from '@teamloom/artwork/linear-light.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Frame } from '@teamloom/garment/frame.ts'
import type { Picture } from '@teamloom/garment/look.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'

/** The pixels that show the area on which a pattern's light is metered. */
export function meteredPixels(pattern: Pattern, { chart, chartRegions, u, v }: Frame): readonly number[] {
  const { centerU, centerV, width, height, panel } = pattern.meter
  const shown = chartRegions.map(region => region?.panel === panel && region.face === 'outside')
  return Array.from(chart.keys()).filter(
    at =>
      shown[chart[at]!] === true &&
      Math.abs(u[at]! / clothSteps - centerU) < width / 2 &&
      Math.abs(v[at]! / clothSteps - centerV) < height / 2,
  )
}

/** The mean of the light that pixels send, as a colour. */
export function meanColour({ rgba }: Picture, pixels: readonly number[]): string {
  const sum: [number, number, number] = [0, 0, 0]
  for (const at of pixels) for (let c = 0; c < 3; c++) sum[c]! += linearOfByte[rgba[at * 4 + c]!]!
  const [red, green, blue] = sum.map(channel => byteOfLinear(channel / pixels.length))
  return hexOfRgb([red!, green!, blue!])
}
