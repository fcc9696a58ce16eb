import { linearOfHex, luminanceOf } from '@teamloom/artwork/linear-light.ts'
import type { LitMap } from '../technique.ts'
import type { Shade } from './shade.ts'

/** How far an area's lightness is brought to its thread's own: sheen by direction stays a little. */
const levelled = 0.82
/** Share of a thread's lightness that may be mirrored light. */
const mostMirrored = 0.45
/** Above this, light fades into white. */
const shoulder = 0.8

/** `hexOfRegion` is the colour of each area's thread, as on its chart. */
export function colourShade(shade: Shade, hexOfRegion: readonly string[]): LitMap {
  const { frame, first, region, share, own, white, dark } = shade
  const { width, height, margin } = frame
  const colours = colourOfRegions(shade, hexOfRegion)
  const rgba = new Uint16Array(4 * width * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let covered = 0
    for (let gift = first[pixel]!; gift < first[pixel + 1]!; gift++) {
      const colour = 5 * region[gift]!
      const part = share[gift]!
      covered += part
      const light = own[gift]! * colours[colour + 3]!
      for (let c = 0; c < 3; c++) {
        const value = colours[colour + c]! * light + white[gift]! * colours[colour + 4]!
        const most = shoulder * part
        rgba[4 * pixel + c]! +=
          65535 *
          (value <= most ? value : most + (part - most) * (1 - Math.exp((most - value) / (part - most))))
      }
    }
    rgba[4 * pixel + 3] = 65535 * (1 - (1 - Math.min(1, covered)) * (1 - dark[pixel]!))
  }
  return { width, height, margin, rgba }
}

/**
 * Linear red, green, blue of each area's thread, what its own light and what it mirrors are scaled by, so that its mean is the chart's.
 */
function colourOfRegions({ region, share, own, white }: Shade, hexOfRegion: readonly string[]): Float32Array {
  const sums = new Float64Array(3 * hexOfRegion.length)
  for (let gift = 0; gift < region.length; gift++) {
    const at = 3 * region[gift]!
    sums[at]! += share[gift]!
    sums[at + 1]! += own[gift]!
    sums[at + 2]! += white[gift]!
  }
  const colours = new Float32Array(5 * hexOfRegion.length)
  for (let i = 0; i < hexOfRegion.length; i++) {
    const area = sums[3 * i]!
    if (area === 0) continue
    const mean = sums[3 * i + 1]! / area
    const mirrored = sums[3 * i + 2]! / area
    const linear = linearOfHex(hexOfRegion[i]!)
    // Black thread mirrors as white does: no more than that it stays black.
    const glints = Math.min(1, (mostMirrored * (luminanceOf(linear) + 0.004)) / Math.max(1e-6, mirrored))
    for (let c = 0; c < 3; c++)
      colours[5 * i + c] = Math.max(0.2 * linear[c]!, linear[c]! - mirrored * glints)
    colours[5 * i + 3] = 1 / mean ** levelled
    colours[5 * i + 4] = glints
  }
  return colours
}
