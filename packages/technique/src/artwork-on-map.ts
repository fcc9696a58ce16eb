import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
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
  eachLook(plates, frame, (look, to) => addCovers(plates, look, isLeftOut, covers, to))
  return covers
}

function addCovers(
  { width, first, second, blend, alpha: alphas }: Plates,
  { columns, x, rows, y }: SeenSpot,
  isLeftOut: readonly boolean[],
  covers: readonly Grid[],
  to: number,
): void {
  for (let j = rows.first[y]!; j < rows.first[y + 1]!; j++)
    for (let i = columns.first[x]!; i < columns.first[x + 1]!; i++) {
      const from = rows.at[j]! * width + columns.at[i]!
      const alpha = (alphas[from]! * (rows.share[j]! * columns.share[i]!)) / 255
      if (alpha === 0) continue
      const towards = blend[from]! / 255
      const one = first[from]!
      const other = second[from]!
      if (!isLeftOut[one]) covers[one]!.values[to]! += alpha * (1 - towards)
      if (towards > 0 && !isLeftOut[other]) covers[other]!.values[to]! += alpha * towards
    }
}

/** The artwork's colours on a map: premultiplied linear red, green, blue, alpha, 0 to 1. */
export function colorsOnMap(work: Inked, frame: MapFrame): Float32Array {
  const artwork = inkedArtwork(work)
  const colors = new Float32Array(4 * frame.width * frame.height)
  eachLook(artwork, frame, (look, to) => setColor(artwork, look, colors, 4 * to))
  return colors
}

function setColor(
  { rgba, width }: Pixels,
  { columns, x, rows, y }: SeenSpot,
  colors: Float32Array,
  to: number,
): void {
  const { fround } = Math
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
  colors[to] = red
  colors[to + 1] = green
  colors[to + 2] = blue
  colors[to + 3] = all
}

/** What one of the map's pixels sees of the artwork: a little of several when enlarged, the mean of many when reduced. */
type SeenSpot = { readonly columns: Taps; x: number; readonly rows: Taps; y: number }

function eachLook(
  art: { readonly width: number; readonly height: number },
  frame: MapFrame,
  see: (look: SeenSpot, to: number) => void,
): void {
  const { width, margin } = frame
  const size = pixelsOf(frame)
  const look: SeenSpot = {
    columns: tapsAlong(art.width, size.width),
    x: 0,
    rows: tapsAlong(art.height, size.height),
    y: 0,
  }
  for (look.y = 0; look.y < size.height; look.y++)
    for (look.x = 0; look.x < size.width; look.x++) see(look, (look.y + margin) * width + look.x + margin)
}

/** What the pixels of a line see of the artwork's: what pixel `p` sees is at `first[p]` to `first[p + 1] - 1`. */
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
