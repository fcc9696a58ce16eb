import { type Extents, extentsOf } from '../program.ts'
import { asciiOf, bytesOfAscii } from './ascii.ts'
import type { Sewn } from './format.ts'
import { openBytes } from './write-bytes.ts'

const headBytes = 512
const longest = 121
/** How many jumps in a row are a trim, to machines that know no other. */
const jumpsOfTrim = 3

/** Tajima's format: a head of text, then three bytes a record of tenths of a millimetre, y up. */
export function writeDst({ program, name }: Sewn): Uint8Array {
  const records = openBytes()
  let [x, y] = [0, 0]
  let count = 0
  const record = (toX: number, toY: number, mark: number) => {
    records.add(bytesOf(toX - x, y - toY, mark))
    ;[x, y] = [toX, toY]
    count++
  }
  const jump = (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y]
    const far = Math.max(Math.abs(toX - x), Math.abs(toY - y))
    const parts = Math.max(jumpsOfTrim, Math.ceil(far / longest))
    for (let part = 1; part <= parts; part++)
      record(
        fromX + Math.round(((toX - fromX) * part) / parts),
        fromY + Math.round(((toY - fromY) * part) / parts),
        jumpMark,
      )
  }
  for (const [n, { stretches }] of program.blocks.entries()) {
    if (n > 0) record(x, y, stopMark)
    for (const points of stretches) {
      jump(points[0]!, points[1]!)
      for (let i = 2; i < points.length; i += 2) record(points[i]!, points[i + 1]!, 0)
    }
  }
  jump(0, 0)
  records.add([0, 0, 0xf3, 0x1a])
  const bytes = new Uint8Array(headBytes + records.length())
  bytes.fill(0x20, 0, headBytes)
  bytes.set(headOf(name, count, program.blocks.length - 1, extentsOf(program)))
  bytes.set(records.all(), headBytes)
  return bytes
}

const jumpMark = 0x80
const stopMark = 0xc0

/**
 * Each power of three with the index of its byte, and there the bits of x to the right and left and of y up and down,
 * as on paper tape.
 */
const powers = [
  [81, 2, 2, 3, 5, 4],
  [27, 1, 2, 3, 5, 4],
  [9, 0, 2, 3, 5, 4],
  [3, 1, 0, 1, 7, 6],
  [1, 0, 0, 1, 7, 6],
] as const

/** Balanced ternary: each step is a sum of powers of three, each of them with a sign or not there. */
function bytesOf(dx: number, dy: number, mark: number): [number, number, number] {
  const bytes: [number, number, number] = [0, 0, 3 | mark]
  let [restX, restY] = [dx, dy]
  for (const [power, byte, xPlus, xMinus, yPlus, yMinus] of powers) {
    const half = (power - 1) / 2
    if (restX > half) {
      bytes[byte]! |= 1 << xPlus
      restX -= power
    } else if (restX < -half) {
      bytes[byte]! |= 1 << xMinus
      restX += power
    }
    if (restY > half) {
      bytes[byte]! |= 1 << yPlus
      restY -= power
    } else if (restY < -half) {
      bytes[byte]! |= 1 << yMinus
      restY += power
    }
  }
  return bytes
}

function headOf(
  name: string,
  records: number,
  changes: number,
  { left, right, top, bottom }: Extents,
): Uint8Array {
  const number = (value: number, width: number) => String(value).padStart(width, ' ')
  const fields = [
    `LA:${asciiOf(name).slice(0, 16).padEnd(16, ' ')}`,
    `ST:${number(records, 7)}`,
    `CO:${number(changes, 3)}`,
    `+X:${number(Math.max(0, right), 5)}`,
    `-X:${number(Math.max(0, -left), 5)}`,
    `+Y:${number(Math.max(0, -top), 5)}`,
    `-Y:${number(Math.max(0, bottom), 5)}`,
    'AX:+    0',
    'AY:+    0',
    'MX:+    0',
    'MY:+    0',
    'PD:******',
  ]
  return bytesOfAscii(`${fields.join('\r')}\r\u001a`)
}
