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
  lookOnMap(plates, frame, (to, columns, x, rows, y) => {
    for (let j = rows.first[y]!; j < rows.first[y + 1]!; j++)
      for (let i = columns.first[x]!; i < columns.first[x + 1]!; i++) {
        const from = rows.at[j]! * plates.width + columns.at[i]!
        const alpha = (plates.alpha[from]! * (rows.share[j]! * columns.share[i]!)) / 255
        if (alpha === 0) continue
        const towards = plates.blend[from]! / 255
        const first = plates.first[from]!
        const second = plates.second[from]!
        if (!isLeftOut[first]) covers[first]!.values[to]! += alpha * (1 - towards)
        if (towards > 0 && !isLeftOut[second]) covers[second]!.values[to]! += alpha * towards
      }
  })
  return covers
}

/** The artwork's colours on a map: premultiplied linear red, green, blue, alpha, 0 to 1. */
export function colorsOnMap(work: Inked, frame: MapFrame): Float32Array {
  const { rgba, width, height } = inkedArtwork(work)
  const colors = new Float32Array(4 * frame.width * frame.height)
  const { fround } = Math
  lookOnMap({ width, height }, frame, (to, columns, x, rows, y) => {
    let red = 0
    let green = 0
    let blue = 0
    let all = 0
    for (let j = rows.first[y]!; j < rows.first[y + 1]!; j++)
      for (let i = columns.first[x]!; i < columns.first[x + 1]!; i++) {
        const from = 4 * (rows.at[j]! * width + columns.at[i]!)
        const alpha = (rgba[from + 3]! * (rows.share[j]! * columns.share[i]!)) / 255
        if (alpha === 0) continue
        red = fround(red + alpha * linearOfByte[rgba[from]!]!)
        green = fround(green + alpha * linearOfByte[rgba[from + 1]!]!)
        blue = fround(blue + alpha * linearOfByte[rgba[from + 2]!]!)
        all = fround(all + alpha)
      }
    colors[4 * to] = red
    colors[4 * to + 1] = green
    colors[4 * to + 2] = blue
    colors[4 * to + 3] = all
  })
  return colors
}

/** What each of the map's pixels sees of the artwork: a little of several when enlarged, the mean of many when reduced. */
function lookOnMap(
  art: { readonly width: number; readonly height: number },
  frame: MapFrame,
  see: (to: number, columns: Taps, x: number, rows: Taps, y: number) => void,
): void {
  const { width, margin } = frame
  const size = pixelsOf(frame)
  const across = tapsAlong(art.width, size.width)
  const down = tapsAlong(art.height, size.height)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) see((y + margin) * width + x + margin, across, x, down, y)
}

/** Those of pixel `p` are at `first[p]` to `first[p + 1] - 1`. */
type Taps = { readonly first: Int32Array; readonly at: Int32Array; readonly share: Float32Array }

/** Which pixels of a line of artwork each pixel of a line of the map sees. */
function tapsAlong(from: number, to: number): Taps {
  const step = from / to
  const reach = Math.max(1, step)
  const first = new Int32Array(to + 1)
  const at: number[] = []
  const share: number[] = []
  for (let pixel = 0; pixel < to; pixel++) {
    const middle = (pixel + 0.5) * step - 0.5
    let sum = 0
    for (let p = Math.ceil(middle - reach); p <= middle + reach; p++) {
      const weight = 1 - Math.abs(p - middle) / reach
      if (weight <= 0) continue
      at.push(Math.max(0, Math.min(from - 1, p)))
      share.push(weight)
      sum += weight
    }
    for (let tap = first[pixel]!; tap < share.length; tap++) share[tap]! /= sum
    first[pixel + 1] = share.length
  }
  return { first, at: Int32Array.from(at), share: Float32Array.from(share) }
}
