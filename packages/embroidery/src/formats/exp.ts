import type { Sewn } from './format.ts'
import { openBytes } from './write-bytes.ts'

const longest = 121
const escape = 0x80
const [changes, jumps, trims] = [0x01, 0x04, 0x80]

/** Melco's format: two signed bytes a stitch, of tenths of a millimetre, y up; what is no stitch has 80 before it. */
export function writeExp({ program }: Sewn): Uint8Array {
  const bytes = openBytes()
  let [x, y] = [0, 0]
  const step = (toX: number, toY: number) => {
    bytes.add([(toX - x) & 0xff, (y - toY) & 0xff])
    ;[x, y] = [toX, toY]
  }
  const jump = (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y]
    const parts = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)) / longest)
    for (let part = 1; part <= parts; part++) {
      bytes.add([escape, jumps])
      step(
        fromX + Math.round(((toX - fromX) * part) / parts),
        fromY + Math.round(((toY - fromY) * part) / parts),
      )
    }
  }
  const trim = () => bytes.add([escape, trims, 7, 0])
  for (const [n, { stretches }] of program.blocks.entries()) {
    if (n > 0) bytes.add([escape, changes, 0, 0])
    for (const [k, points] of stretches.entries()) {
      if (k > 0) trim()
      jump(points[0]!, points[1]!)
      for (let i = 2; i < points.length; i += 2) step(points[i]!, points[i + 1]!)
    }
    trim()
  }
  jump(0, 0)
  return bytes.all()
}
