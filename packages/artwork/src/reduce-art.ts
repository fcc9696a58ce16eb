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
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const from = { left: columns[x]!, right: columns[x + 1]!, top: rows[y]!, bottom: rows[y + 1]! }
      meanOfPixels(rgba, width, from, reduced, 4 * (y * to.width + x))
    }
  return { ...to, rgba: reduced }
}

type Span = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

function meanOfPixels(rgba: Uint8Array, width: number, span: Span, to: Uint8Array, at: number): void {
  const { left, right, top, bottom } = span
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  for (let row = top; row < bottom; row++)
    for (let from = 4 * (row * width + left); from < 4 * (row * width + right); from += 4) {
      const cover = rgba[from + 3]!
      red += cover * rgba[from]!
      green += cover * rgba[from + 1]!
      blue += cover * rgba[from + 2]!
      alpha += cover
    }
  if (alpha === 0) return
  to[at] = Math.round(red / alpha)
  to[at + 1] = Math.round(green / alpha)
  to[at + 2] = Math.round(blue / alpha)
  to[at + 3] = Math.round(alpha / ((bottom - top) * (right - left)))
}

/** Each new pixel lies between the two colours that cover most of it. */
function reducePlates(plates: Plates, to: Extent): Plates {
  const size = to.width * to.height
  const reduced = {
    ...to,
    count: plates.count,
    first: new Uint8Array(size),
    second: new Uint8Array(size),
    blend: new Uint8Array(size),
    alpha: new Uint8Array(size),
  }
  const [columns, rows] = [edgesOf(plates.width, to.width), edgesOf(plates.height, to.height)]
  const covers = new Float64Array(plates.count)
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const from = { left: columns[x]!, right: columns[x + 1]!, top: rows[y]!, bottom: rows[y + 1]! }
      mostOfPlates(plates, from, covers, reduced, y * to.width + x)
    }
  return reduced
}

function mostOfPlates(
  { width, count, first, second, blend, alpha }: Plates,
  { left, right, top, bottom }: Span,
  covers: Float64Array,
  to: Plates,
  at: number,
): void {
  let covered = 0
  covers.fill(0)
  for (let row = top; row < bottom; row++)
    for (let from = row * width + left; from < row * width + right; from++) {
      const cover = alpha[from]!
      if (cover === 0) continue
      const towards = (cover * blend[from]!) / 255
      covers[first[from]!]! += cover - towards
      covers[second[from]!]! += towards
      covered += cover
    }
  if (covered === 0) return
  let most = 0
  let next = -1
  for (let plate = 1; plate < count; plate++) {
    if (covers[plate]! > covers[most]!) {
      next = most
      most = plate
    } else if (next < 0 || covers[plate]! > covers[next]!) next = plate
  }
  const beside = next >= 0 && covers[next]! > 0 ? next : most
  to.first[at] = most
  to.second[at] = beside
  if (beside !== most) to.blend[at] = Math.round((255 * covers[beside]!) / (covers[most]! + covers[beside]!))
  to.alpha[at] = Math.round(covered / ((bottom - top) * (right - left)))
}
