import { assert } from '@teamloom/kit/assert.ts'
import type { Pixels } from './pixels.ts'
import type { Plates } from './plates.ts'

/**
 * Artwork as bytes, for sending: a mark, width, height and number of colours (0: plain pixels), then one plane after
 * another, which compresses better than pixel by pixel. Little endian.
 */
const mark = 0x31_41_4c_54
const headBytes = 16

export type Art =
  | { readonly kind: 'pixels'; readonly pixels: Pixels }
  | { readonly kind: 'plates'; readonly plates: Plates }

export function packArt(art: Art): Uint8Array {
  const { width, height } = art.kind === 'pixels' ? art.pixels : art.plates
  const size = width * height
  const bytes = new Uint8Array(headBytes + 4 * size)
  const head = new DataView(bytes.buffer)
  head.setUint32(0, mark, true)
  head.setUint32(4, width, true)
  head.setUint32(8, height, true)
  head.setUint32(12, art.kind === 'plates' ? art.plates.count : 0, true)
  if (art.kind === 'plates') {
    const { first, second, blend, alpha } = art.plates
    ;[first, second, blend, alpha].forEach((plane, index) => bytes.set(plane, headBytes + index * size))
    return bytes
  }
  const { rgba } = art.pixels
  for (let i = 0, to = headBytes; i < 4 * size; i += 4, to++) {
    bytes[to] = rgba[i]!
    bytes[to + size] = rgba[i + 1]!
    bytes[to + 2 * size] = rgba[i + 2]!
    bytes[to + 3 * size] = rgba[i + 3]!
  }
  return bytes
}

export function unpackArt(bytes: Uint8Array): Art {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  assert(bytes.length >= headBytes && head.getUint32(0, true) === mark, 'not an artwork file')
  const width = head.getUint32(4, true)
  const height = head.getUint32(8, true)
  const count = head.getUint32(12, true)
  const size = width * height
  assert(bytes.length === headBytes + 4 * size, 'the artwork file is not whole')
  const plane = (index: number) => bytes.subarray(headBytes + index * size, headBytes + (index + 1) * size)
  if (count > 0) {
    const plates = {
      width,
      height,
      count,
      first: plane(0),
      second: plane(1),
      blend: plane(2),
      alpha: plane(3),
    }
    return { kind: 'plates', plates }
  }
  const rgba = new Uint8Array(4 * size)
  weave([plane(0), plane(1), plane(2), plane(3)], rgba)
  return { kind: 'pixels', pixels: { width, height, rgba } }
}

type Planes = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array]

/** Pixel by pixel, each written at once: a fourth of the steps. */
function weave([red, green, blue, alpha]: Planes, rgba: Uint8Array): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = red[i]! | (green[i]! << 8) | (blue[i]! << 16) | (alpha[i]! << 24)
}
