import { bytesOfAscii } from './ascii.ts'
import type { Sewn } from './format.ts'
import { writePec } from './pec.ts'
import { openBytes } from './write-bytes.ts'

const headBytes = 22

/** Brother's first version: nothing but where the PEC begins. */
export function writePes1(sewn: Sewn): Uint8Array {
  const bytes = openBytes()
  bytes.add(bytesOfAscii('#PES0001'))
  bytes.add32(headBytes)
  bytes.add(new Uint8Array(headBytes - bytes.length()))
  bytes.add(writePec(sewn))
  return bytes.all()
}
