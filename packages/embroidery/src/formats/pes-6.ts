import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import { asciiOf, bytesOfAscii } from './ascii.ts'
import type { Sewn, Thread } from './format.ts'
import { numbersOf, writePec } from './pec.ts'
import { openBytes } from './write-bytes.ts'

/** The mark of a thread that is of no chart that a machine knows. */
const ownColor = 0x0a
/**
 * Figures of a hoop, a page and its sections, in tenths of an inch and such: what a machine's own programs write for
 * none.
 */
const page = [0, 0, 0x64, 0x64, 0, 0xc8, 0xc8, 0x64, 0x64, 0x64, 0x07, 0x13, 1, 1, 0, 100, 1, 0]

/** Brother's version 6: the PEC with a name and threads in their own colours before it. */
export function writePes6(sewn: Sewn): Uint8Array {
  const { name, threads } = sewn
  const head = openBytes()
  head.add16(1)
  head.add(bytesOfAscii('02'))
  const text = (value: string) => {
    const bytes = bytesOfAscii(asciiOf(value).slice(0, 255))
    head.add([bytes.length])
    head.add(bytes)
  }
  for (const value of [name, '', '', '', '']) text(value)
  for (const value of page) head.add16(value)
  // From no picture, and not turned.
  head.add([0])
  for (const value of [1, 0, 0, 1, 0, 0]) head.addFloat(value)
  for (let none = 0; none < 3; none++) head.add16(0)
  head.add16(threads.length)
  for (const { code, name, hex } of threads) {
    text(code)
    head.add([...rgbOfHex(hex), 0])
    head.add32(ownColor)
    for (const value of [name, '', '']) text(value)
  }
  // No objects: what is sewn is all in the PEC.
  head.add16(0)
  head.add(new Uint8Array(5))
  head.add16(0)
  head.add16(0)
  const bytes = openBytes()
  bytes.add(bytesOfAscii('#PES0060'))
  bytes.add32(bytes.length() + 4 + head.length())
  bytes.add(head.all())
  bytes.add(writePec(sewn))
  bytes.add(addendumOf(threads))
  return bytes.all()
}

function addendumOf(threads: readonly Thread[]): Uint8Array {
  const bytes = openBytes()
  const numbers = numbersOf(threads.map(({ hex }) => hex))
  bytes.add([threads.length - 1, ...numbers, ...new Uint8Array(127 - numbers.length).fill(0x20)])
  for (const _ of threads) bytes.add(new Uint8Array(0x90))
  for (const { hex } of threads) bytes.add([...rgbOfHex(hex)].reverse())
  bytes.add16(0)
  return bytes.all()
}
