import type { ArtDetails } from './art-details.ts'
import { finePixels, isNotch, smallestSpeck, thinnestOf } from './fine-details.ts'
import { inkedBoxes } from './inked-boxes.ts'
import { clear, labelPixels, sharesOf } from './label-pixels.ts'
import { type Measured, thicknessOf } from './pixel-clusters.ts'
import type { Pixels } from './pixels.ts'
import { pointAt } from './point-of-pixel.ts'

/** `hexes`: the colours that were found in it; `isFlat`: of tones only the shares are told. */
export function measureDetails(pixels: Pixels, hexes: readonly string[], isFlat: boolean): ArtDetails {
  const labels = labelPixels(pixels, hexes)
  const shares = sharesOf(labels, hexes.length)
  const { width, height } = pixels
  const boxes = inkedBoxes(pixels, labels, hexes.length)
  if (!isFlat) return { shares, ...boxes, line: null, gap: null, speck: null }
  const measured = { labels, thickness: thicknessOf(labels, width, height), width, height }
  const middles = middlesOf(measured, hexes.length)
  const inked = finePixels(measured, label => label !== clear)
  return {
    shares,
    middles,
    ...boxes,
    line: thinnestOf(measured, inked, () => true),
    gap: thinnestOf(
      measured,
      finePixels(measured, label => label === clear),
      (cluster, step) => !isNotch(measured, cluster, step),
    ),
    speck: smallestSpeck(measured, inked),
  }
}

/** For each colour one of the pixels where it is about as thick as anywhere, as many of them before it as after. */
function middlesOf({ labels, thickness, width, height }: Measured, count: number) {
  const most = new Float32Array(count)
  for (let i = 0; i < labels.length; i++) {
    const index = labels[i]! - 1
    if (index >= 0 && thickness[i]! > most[index]!) most[index] = thickness[i]!
  }
  const isThick = (i: number, index: number) => index >= 0 && thickness[i]! >= 0.9 * most[index]!
  const counts = new Int32Array(count)
  for (let i = 0; i < labels.length; i++) if (isThick(i, labels[i]! - 1)) counts[labels[i]! - 1]! += 1
  const before = counts.map(each => Math.floor(each / 2))
  const middles: (number | undefined)[] = Array.from({ length: count })
  for (let i = 0; i < labels.length; i++) {
    const index = labels[i]! - 1
    if (isThick(i, index) && before[index]!-- === 0) middles[index] = i
  }
  return middles.map(middle => (middle === undefined ? null : pointAt(middle, width, height)))
}
