import { writeDst } from './dst.ts'
import { writeExp } from './exp.ts'
import type { StitchFormat } from './format.ts'
import { writeInf } from './inf.ts'
import { writePes1 } from './pes-1.ts'
import { writePes6 } from './pes-6.ts'

/** The files that are written of each embroidery. */
export const stitchFormats = {
  dst: { ending: '.dst', write: writeDst },
  exp: { ending: '.exp', write: writeExp },
  pes: { ending: '.pes', write: writePes6 },
  inf: { ending: '.inf', write: writeInf },
  pes1: { ending: '_v1.pes', write: writePes1 },
} as const satisfies Record<string, StitchFormat>

export type StitchFormatName = keyof typeof stitchFormats
