import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { extentsOf, type Program } from '../program.ts'
import { asciiOf, bytesOfAscii } from './ascii.ts'
import type { Sewn } from './format.ts'
import { pecColors } from './pec-colors.ts'
import { pecPictures } from './pec-pictures.ts'
import { openBytes } from './write-bytes.ts'

const headBytes = 512
const space = 0x20
const isLong = 0x80
const [jumps, trims] = [0x10, 0x20]

/** What Brother's machines sew: a head with numbers of threads, then stitches in steps of 7 or 12 bits, y down. */
export function writePec({ program, name, threads }: Sewn): Uint8Array {
  const bytes = openBytes()
  const head = new Uint8Array(headBytes).fill(space)
  head.set(bytesOfAscii(`LA:${asciiOf(name).slice(0, 8).padEnd(16, ' ')}\r`))
  head.set([0xff, 0, pecPictures.stride, pecPictures.height], 32)
  head.set([threads.length - 1, ...numbersOf(threads.map(({ hex }) => hex))], 48)
  bytes.add(head)
  const { left, right, top, bottom } = extentsOf(program)
  const steps = stepsOf(program)
  bytes.add([0, 0])
  const length = 5 + 11 + steps.length
  bytes.add([length & 0xff, (length >> 8) & 0xff, length >> 16, 0x31, 0xff, 0xf0])
  bytes.add16(right - left)
  bytes.add16(bottom - top)
  bytes.add16(0x1e0)
  bytes.add16(0x1b0)
  bytes.add(steps)
  bytes.add(pecPictures.draw(program))
  return bytes.all()
}

function stepsOf({ blocks }: Program): Uint8Array {
  const bytes = openBytes()
  let [x, y] = [0, 0]
  const addLong = (value: number, mark: number) =>
    bytes.add([((value >> 8) & 0x0f) | isLong | mark, value & 0xff])
  const addStep = (value: number) => {
    if (value > -64 && value < 63) bytes.add([value & 0x7f])
    else addLong(value, 0)
  }
  const jump = (toX: number, toY: number, mark: number) => {
    addLong(toX - x, mark)
    addLong(toY - y, mark)
    ;[x, y] = [toX, toY]
  }
  for (const [n, { stretches }] of blocks.entries()) {
    if (n > 0) bytes.add([0xfe, 0xb0, n % 2 === 1 ? 2 : 1])
    for (const [k, points] of stretches.entries()) {
      jump(points[0]!, points[1]!, n === 0 && k === 0 ? jumps : trims)
      for (let i = 2; i < points.length; i += 2) {
        addStep(points[i]! - x)
        addStep(points[i + 1]! - y)
        ;[x, y] = [points[i]!, points[i + 1]!]
      }
    }
  }
  jump(0, 0, trims)
  bytes.add([0xff])
  return bytes.all()
}

/** The nearest number of each thread, no two threads the same. */
export function numbersOf(hexes: readonly string[]): number[] {
  const ofHex = new Map<string, number>()
  const taken = new Set<number>()
  return hexes.map(hex => {
    const known = ofHex.get(hex)
    if (known !== undefined) return known
    const byDistance = pecColors
      .map((color, at) => ({ number: at + 1, away: colorDifference(hex, color) }))
      .toSorted((a, b) => a.away - b.away)
    const { number } = byDistance.find(each => !taken.has(each.number)) ?? byDistance[0]!
    taken.add(number)
    ofHex.set(hex, number)
    return number
  })
}
