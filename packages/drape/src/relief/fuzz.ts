import { noise } from '../noise.ts'
import type { Relief } from './relief.ts'

/** Inches from one tuft to the next, how steep its sides are, and how dark the gaps between tufts. */
const tufts = [
  { pitch: 0.085, slope: 0.14, gap: 0.11 },
  { pitch: 0.15, slope: 0.1, gap: 0.09 },
]
/** The nap lies this way and that: inches, and how much it leans. */
const nap = { pitch: 0.9, slope: 0.025 }
/** Share of a tuft that a gap takes. */
const gapWidth = 0.3
/** Of the light that smooth cloth's fibres catch where it turns away. */
const halo = 2.4
/** A pile scatters strong light: before exposure it is held below this. */
const brightest = 0.8

/** The brushed pile of polar fleece: soft tufts of no order, and a rim of fibres. */
export const fuzz: Relief = (u, v, inches, bump) => {
  bump.halo *= halo
  bump.most = brightest
  for (const { pitch, slope, gap } of tufts) {
    const seen = Math.max(0, Math.min(1, 1.6 - (1.3 * inches) / pitch))
    if (seen === 0) continue
    const [x, y] = [u / pitch, v / pitch]
    bump.slopeU += seen * slope * noise(x, y + 31)
    bump.slopeV += seen * slope * noise(x + 57, y)
    const between = noise(x + 13, y + 7) / gapWidth
    bump.light *= 1 - seen * gap * Math.exp(-between * between)
  }
  bump.slopeU += nap.slope * noise(u / nap.pitch, v / nap.pitch + 5)
  bump.slopeV += nap.slope * noise(u / nap.pitch + 91, v / nap.pitch)
}
