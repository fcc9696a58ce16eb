import type { Meter } from '@teamloom/catalog/blocks/pattern.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { emptyPixel, mixedPixel } from '@teamloom/garment/frame.ts'
import { byteOfLinear, linearOfByte, linearOfHex } from '@teamloom/garment/linear-light.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { clothSteps } from '@teamloom/layers/layer.ts'

/** The mean light, as hex, of a side's pixels within the metered area (inches on its panel). */
export function meanColour(side: DecodedSide, look: Look, meter: Meter): string {
  const frame = frameOf(side, look)
  const { rgba } = composeSide(side, look)
  const sum = [0, 0, 0]
  let count = 0
  frame.chart.forEach((chart, at) => {
    if (chart === emptyPixel || chart === mixedPixel) return
    const region = frame.chartRegions[chart]
    if (region?.panel !== meter.panel || region.face !== 'outside') return
    if (Math.abs(frame.u[at]! / clothSteps - meter.centerU) > meter.width / 2) return
    if (Math.abs(frame.v[at]! / clothSteps - meter.centerV) > meter.height / 2) return
    for (let c = 0; c < 3; c++) sum[c]! += linearOfByte[rgba[at * 4 + c]!]!
    count++
  })
  return hexOf(sum.map(channel => channel / count))
}

/** A heather seen from afar: the light of both its yarns. */
export function mixHex(ground: string, yarn: string, amount: number): string {
  const second = linearOfHex(yarn)
  return hexOf(linearOfHex(ground).map((channel, c) => channel + (second[c]! - channel) * amount))
}

function hexOf(linear: readonly number[]): string {
  return `#${linear.map(channel => byteOfLinear(channel).toString(16).padStart(2, '0')).join('')}`
}
