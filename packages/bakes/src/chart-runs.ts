import { assert } from '@teamloom/kit/assert.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

/**
 * Chart numbers row by row as runs: either "as in the row above" or one number, whichever reaches
 * further. A garment's charts are tall, so most of the picture is copied from above.
 */
export function packRuns(values: Uint16Array, width: number): Uint8Array {
  const writer = new ByteWriter()
  let at = 0
  while (at < values.length) {
    const copied = copyLength(values, at, width)
    const same = sameLength(values, at)
    if (copied >= same) {
      writer.count(0)
      writer.count(copied)
      at += copied
    } else {
      writer.count(values[at]! + 1)
      writer.count(same)
      at += same
    }
  }
  return writer.take()
}

export function unpackRuns(bytes: Uint8Array, width: number, height: number): Uint16Array {
  const values = new Uint16Array(width * height)
  const reader = new ByteReader(bytes)
  let at = 0
  while (at < values.length) {
    const kind = reader.count()
    const length = reader.count()
    assert(length > 0 && at + length <= values.length && (kind > 0 || at >= width), 'run leaves the picture')
    if (kind === 0) for (let i = 0; i < length; i++, at++) values[at] = values[at - width]!
    else {
      values.fill(kind - 1, at, at + length)
      at += length
    }
  }
  return values
}

function copyLength(values: Uint16Array, from: number, width: number): number {
  if (from < width) return 0
  let at = from
  while (at < values.length && values[at] === values[at - width]) at++
  return at - from
}

function sameLength(values: Uint16Array, from: number): number {
  const value = values[from]
  let at = from
  while (at < values.length && values[at] === value) at++
  return at - from
}
