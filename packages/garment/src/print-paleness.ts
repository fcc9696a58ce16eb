import { clothSteps } from '@teamloom/bakes/bake.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { Print } from './look.ts'
import type { Spot } from './spot.ts'

/** Pixels to either side over which it is read how far cloth is stretched. */
const reach = 8
/** Inches of cloth to one of the picture: at the first it hangs loose, at the second it is stretched by an eighth. */
const [loose, stretched] = [1.12, 0.89]

/** How much of a print is missing at a spot, as its cloth is stretched there; null where it does not matter. */
export function palenessOf(frame: Frame, { surface }: Pick<Print, 'surface'>) {
  const most = surface.misses?.stretched ?? 0
  if (most === 0) return null
  const { width, height, pixelsPerInch } = frame.camera
  return ({ x, y }: Spot): number => {
    const column = Math.max(0, Math.min(width - 1, Math.floor(x)))
    const row = Math.max(0, Math.min(height - 1, Math.floor(y)))
    const at = row * width + column
    const chart = frame.chart[at]!
    if (chart === emptyPixel || chart === mixedPixel) return 0
    let [left, right] = [column, column]
    while (left > Math.max(0, column - reach) && frame.chart[at - column + left - 1] === chart) left--
    while (right < Math.min(width - 1, column + reach) && frame.chart[at - column + right + 1] === chart)
      right++
    if (right === left) return 0
    const du = frame.u[at - column + right]! - frame.u[at - column + left]!
    const dv = frame.v[at - column + right]! - frame.v[at - column + left]!
    const inches = (Math.hypot(du, dv) / clothSteps / (right - left)) * pixelsPerInch
    return most * Math.max(0, Math.min(1, (loose - inches) / (loose - stretched)))
  }
}
