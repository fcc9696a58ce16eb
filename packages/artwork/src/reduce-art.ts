import type { Art } from './art-file.ts'
import type { Pixels } from './pixels.ts'
import type { Plates } from './plates.ts'

/** The artwork about so many pixels wide, each the mean of those that it covers; what is no wider stays as it is. */
export function reduceArt(art: Art, mostWide: number): Art {
  const { width, height } = art.kind === 'plates' ? art.plates : art.pixels
  const to = { width: Math.ceil(mostWide), height: Math.max(1, Math.round((mostWide * height) / width)) }
  if (to.width >= width || to.height >= height) return art
  return art.kind === 'plates'
    ? { kind: 'plates', plates: reducePlates(art.plates, to) }
    : { kind: 'pixels', pixels: reducePixels(art.pixels, to) }
}

type Extent = { readonly width: number; readonly height: number }

/** The first of the old pixels that each new one covers, and the one past the last of all. */
function edgesOf(from: number, to: number): Int32Array {
  const edges = new Int32Array(to + 1)
  for (let i = 0; i <= to; i++) edges[i] = Math.floor((i * from) / to)
  return edges
}

function reducePixels({ width, height, rgba }: Pixels, to: Extent): Pixels {
  const reduced = new Uint8Array(4 * to.width * to.height)
  const [columns, rows] = [edgesOf(width, to.width), edgesOf(height, to.height)]
  for (let y = 0, at = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++, at += 4) {
      let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0]
      for (let row = rows[y]!; row < rows[y + 1]!; row++)
        for (
          let from = 4 * (row * width + columns[x]!);
          from < 4 * (row * width + columns[x + 1]!);
          from += 4
        ) {
          const cover = rgba[from + 3]!
          red += cover * rgba[from]!
          green += cover * rgba[from + 1]!
          blue += cover * rgba[from + 2]!
          alpha += cover
          count++
        }
      if (alpha === 0) continue
      reduced[at] = Math.round(red / alpha)
      reduced[at + 1] = Math.round(green / alpha)
      reduced[at + 2] = Math.round(blue / alpha)
      reduced[at + 3] = Math.round(alpha / count)
    }
  return { ...to, rgba: reduced }
}

/** Each new pixel lies between the two colours that cover most of it. */
function reducePlates({ width, height, count, first, second, blend, alpha }: Plates, to: Extent): Plates {
  const size = to.width * to.height
  const reduced = {
    first: new Uint8Array(size),
    second: new Uint8Array(size),
    blend: new Uint8Array(size),
    alpha: new Uint8Array(size),
  }
  const [columns, rows] = [edgesOf(width, to.width), edgesOf(height, to.height)]
  const covers = new Float64Array(count)
  for (let y = 0, at = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++, at++) {
      covers.fill(0)
      let [covered, pixels] = [0, 0]
      for (let row = rows[y]!; row < rows[y + 1]!; row++)
        for (let from = row * width + columns[x]!; from < row * width + columns[x + 1]!; from++) {
          const cover = alpha[from]!
          const towards = (cover * blend[from]!) / 255
          covers[first[from]!]! += cover - towards
          covers[second[from]!]! += towards
          covered += cover
          pixels++
        }
      if (covered === 0) continue
      let [most, next] = [0, -1]
      for (let plate = 1; plate < count; plate++) {
        if (covers[plate]! > covers[most]!) [most, next] = [plate, most]
        else if (next < 0 || covers[plate]! > covers[next]!) next = plate
      }
      const beside = next >= 0 && covers[next]! > 0 ? next : most
      reduced.first[at] = most
      reduced.second[at] = beside
      if (beside !== most)
        reduced.blend[at] = Math.round((255 * covers[beside]!) / (covers[most]! + covers[beside]!))
      reduced.alpha[at] = Math.round(covered / pixels)
    }
  return { ...to, count, ...reduced }
}
