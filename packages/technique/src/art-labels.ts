import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { byteOfLinear } from '@teamloom/artwork/linear-light.ts'
import { cutPlates, type Plates } from '@teamloom/artwork/plates.ts'
import { colorsOnMap, coversOfPlates } from './artwork-on-map.ts'
import type { MapFrame } from './map-frame.ts'
import type { Work } from './technique.ts'

/** No colour of the artwork. */
export const noLabel = 255

/** Artwork in its own colours is told apart by this many of them. */
const mostColors = 6

/** Which of the artwork's colours each pixel of a map has: the one that covers most of it, or `noLabel`. */
export function labelArt({ art, inks }: Pick<Work, 'art' | 'inks'>, frame: MapFrame): Uint8Array {
  if (art.kind === 'pixels') return labelPixels({ art, inks }, frame)
  const { plates } = art
  const kept = Array.from({ length: plates.count }, (_, plate) => (inks?.[plate] === null ? null : ''))
  const covers = coversOfPlates(plates, kept, frame)
  const labels = new Uint8Array(frame.width * frame.height).fill(noLabel)
  for (let i = 0; i < labels.length; i++) {
    let covered = 0
    let most = 0
    for (let plate = 0; plate < covers.length; plate++) {
      const share = covers[plate]!.values[i]!
      covered += share
      if (share <= most) continue
      most = share
      labels[i] = plate
    }
    if (covered < 0.5) labels[i] = noLabel
  }
  return labels
}

function labelPixels(work: Pick<Work, 'art' | 'inks'>, frame: MapFrame): Uint8Array {
  const colors = colorsOnMap(work, frame)
  const { width, height } = frame
  const rgba = new Uint8Array(colors.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = colors[i + 3]!
    if (alpha < 0.004) continue
    for (let c = 0; c < 3; c++) rgba[i + c] = byteOfLinear(colors[i + c]! / alpha)
    rgba[i + 3] = Math.min(255, 255 * alpha)
  }
  const pixels = { width, height, rgba }
  const hexes = extractColors(pixels, mostColors)
  const labels = new Uint8Array(width * height).fill(noLabel)
  if (hexes.length === 0) return labels
  const plates: Plates = cutPlates(pixels, hexes)
  for (let i = 0; i < labels.length; i++)
    if (plates.alpha[i]! >= 128) labels[i] = plates.blend[i]! < 128 ? plates.first[i]! : plates.second[i]!
  return labels
}
