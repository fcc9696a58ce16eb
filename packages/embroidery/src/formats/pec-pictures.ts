import { type Block, extentsOf, type Program } from '../program.ts'

/** Bytes of a row of eight dots each, and rows. */
const stride = 6
const height = 38
const width = 8 * stride
const margin = 3

/** What a machine shows of a design: all of it, then each block by itself. */
export const pecPictures = { stride, height, draw }

function draw(program: Program): Uint8Array {
  const { left, right, top, bottom } = extentsOf(program)
  const scale = Math.min(
    (width - 2 * margin) / Math.max(1, right - left),
    (height - 2 * margin) / Math.max(1, bottom - top),
  )
  const pictures = [program.blocks, ...program.blocks.map(block => [block])]
  const bytes = new Uint8Array(pictures.length * stride * height)
  for (const [n, blocks] of pictures.entries())
    dot(bytes.subarray(n * stride * height, (n + 1) * stride * height), blocks, (x, y) => [
      Math.round(width / 2 + (x - (left + right) / 2) * scale),
      Math.round(height / 2 + (y - (top + bottom) / 2) * scale),
    ])
  return bytes
}

function dot(
  picture: Uint8Array,
  blocks: readonly Block[],
  placeOf: (x: number, y: number) => [number, number],
): void {
  for (const { stretches } of blocks)
    for (const points of stretches)
      for (let i = 0; i < points.length; i += 2) {
        const [x, y] = placeOf(points[i]!, points[i + 1]!)
        picture[y * stride + (x >> 3)]! |= 1 << (x & 7)
      }
}
