import { type ReadStitches, readDst } from '@teamloom/embroidery/read-dst.ts'

/** A file as it is drawn: each stitch and move in its order, tenths of a millimetre. */
export type SewnSteps = ReadStitches & {
  /** Stitches before each step. */
  readonly stitches: number
  /** The step at which each block begins. */
  readonly begins: readonly number[]
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function readSewn(bytes: Uint8Array): SewnSteps {
  const read = readDst(bytes)
  const begins: number[] = []
  let [left, right, top, bottom, stitches] = [0, 0, 0, 0, 0]
  for (const [n, { kind, x, y, block }] of read.steps.entries()) {
    if (begins.length <= block) begins.push(n)
    if (kind === 'stitch') stitches++
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { ...read, stitches, begins, left, top, width: right - left, height: bottom - top }
}
