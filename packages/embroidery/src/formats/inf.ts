import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import { asciiOf, bytesOfAscii } from './ascii.ts'
import type { Sewn } from './format.ts'
import { openBytes } from './write-bytes.ts'

/**
 * The colours that stand beside a file that has none: those of its threads, needle by needle; numbers are big endian.
 */
export function writeInf({ threads }: Sewn): Uint8Array {
  const records = threads.map(({ code, name, hex }, n) => {
    const [details, chart] = [asciiOf(name), asciiOf(code)]
    const record = openBytes()
    record.add(high16(11 + details.length + chart.length))
    record.add(high16(n))
    record.add([...rgbOfHex(hex)])
    record.add(high16(n + 1))
    for (const text of [details, chart]) record.add([...bytesOfAscii(text), 0])
    return record.all()
  })
  const length = records.reduce((sum, { length }) => sum + length, 0)
  const bytes = openBytes()
  for (const value of [1, 8, length + 4, threads.length])
    bytes.add([...high16(value >> 16), ...high16(value & 0xffff)])
  for (const record of records) bytes.add(record)
  return bytes.all()
}

function high16(value: number): number[] {
  return [(value >> 8) & 0xff, value & 0xff]
}
