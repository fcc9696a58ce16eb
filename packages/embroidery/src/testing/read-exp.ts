import type { Read } from './read.ts'

/** By Melco's own description, with nothing of what writes it. */
export function readExp(bytes: Uint8Array): Read {
  const read: Read = { stitches: [], changes: 0, trims: 0, ends: [0, 0] }
  let [x, y] = [0, 0]
  const signed = (value: number) => (value > 127 ? value - 256 : value)
  for (let at = 0; at < bytes.length; at += 2) {
    const isMarked = bytes[at] === 0x80
    const mark = isMarked ? bytes[at + 1] : undefined
    if (isMarked) at += 2
    if (mark === 0x80) {
      read.trims++
      continue
    }
    if (mark === 0x01) read.changes++
    const from = [x, y] as const
    x += signed(bytes[at]!)
    y -= signed(bytes[at + 1]!)
    if (!isMarked) read.stitches.push([...from, x, y, read.changes])
  }
  read.ends = [x, y]
  return read
}
