import { noise } from '../noise.ts'
import type { Relief } from './relief.ts'

/** Inches from one tuft to the next, and how steep its sides are. */
const tufts = [
  { pitch: 0.16, slope: 0.24 },
  { pitch: 0.42, slope: 0.2 },
]
const shade = 0.1

/** The brushed pile of polar fleece: soft tufts of no order. */
export const fuzz: Relief = (u, v, inches, bump) => {
  for (const { pitch, slope } of tufts) {
    const seen = Math.max(0, Math.min(1, 1.6 - (1.3 * inches) / pitch))
    if (seen === 0) continue
    const [x, y] = [u / pitch, v / pitch]
    bump.slopeU += seen * slope * noise(x, y + 31)
    bump.slopeV += seen * slope * noise(x + 57, y)
    bump.light *= 1 - seen * shade * Math.max(0, noise(x + 13, y + 7))
  }
}
