import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import type { Plates } from '@teamloom/artwork/plates.ts'
import { type Grid, gridOf } from './grid.ts'
import { type Inked, inkedArtwork } from './inked-artwork.ts'
import { type MapFrame, pixelsOf } from './map-frame.ts'

/** How much of each of a map's pixels every plate covers, 0 to 1; plates without an ink cover nothing. */
export function coversOfPlates(
  plates: Plates,
  inks: readonly (string | null)[],
  frame: MapFrame,
): readonly Grid[] {
  const covers = Array.from({ length: plates.count }, () => gridOf(frame.width, frame.height))
  const isLeftOut = covers.map((_, plate) => inks[plate] == null)
  sampleOnMap(plates, frame, (to, from, share) => {
    const alpha = (plates.alpha[from]! * share) / 255
    if (alpha === 0) return
    const towards = plates.blend[from]! / 255
    const first = plates.first[from]!
    const second = plates.second[from]!
    if (!isLeftOut[first]) covers[first]!.values[to]! += alpha * (1 - towards)
    if (towards > 0 && !isLeftOut[second]) covers[second]!.values[to]! += alpha * towards
  })
  return covers
}

/** The artwork's colours on a map: premultiplied linear red, green, blue, alpha, 0 to 1. */
export function colorsOnMap(work: Inked, frame: MapFrame): Float32Array {
  const pixels = inkedArtwork(work)
  const colors = new Float32Array(4 * frame.width * frame.height)
  sampleOnMap(pixels, frame, (to, from, share) => {
    const alpha = (pixels.rgba[4 * from + 3]! * share) / 255
    if (alpha === 0) return
    for (let c = 0; c < 3; c++) colors[4 * to + c]! += alpha * linearOfByte[pixels.rgba[4 * from + c]!]!
    colors[4 * to + 3]! += alpha
  })
  return colors
}

/** What each of the map's pixels sees of the artwork: a little of several when enlarged, the mean of many when reduced. */
function sampleOnMap(
  art: { readonly width: number; readonly height: number },
  frame: MapFrame,
  see: (to: number, from: number, share: number) => void,
): void {
  const { width, margin } = frame
  const size = pixelsOf(frame)
  const across = tapsAlong(art.width, size.width)
  const down = tapsAlong(art.height, size.height)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const to = (y + margin) * width + x + margin
      const rows = down[y]!
      const columns = across[x]!
      for (let j = 0; j < rows.share.length; j++)
        for (let i = 0; i < columns.share.length; i++)
          see(to, rows.at[j]! * art.width + columns.at[i]!, rows.share[j]! * columns.share[i]!)
    }
}

type Taps = { readonly at: Int32Array; readonly share: Float32Array }

/** Which pixels of a line of artwork each pixel of a line of the map sees. */
function tapsAlong(from: number, to: number): readonly Taps[] {
  const step = from / to
  const reach = Math.max(1, step)
  return Array.from({ length: to }, (_, pixel) => {
    const middle = (pixel + 0.5) * step - 0.5
    const at: number[] = []
    const share: number[] = []
    for (let p = Math.ceil(middle - reach); p <= middle + reach; p++) {
      const weight = 1 - Math.abs(p - middle) / reach
      if (weight <= 0) continue
      at.push(Math.max(0, Math.min(from - 1, p)))
      share.push(weight)
    }
    const sum = share.reduce((total, weight) => total + weight, 0)
    return { at: Int32Array.from(at), share: Float32Array.from(share, weight => weight / sum) }
  })
}
