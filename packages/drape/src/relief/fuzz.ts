import { lattice, noise } from '../noise.ts'
import type { Bump, Relief } from './relief.ts'

/** Inches from one tuft of the pile to the next, how steep its sides are, and how dark the gaps between tufts. */
const tufts = { pitch: 0.12, slope: 0.36, gap: 0.15 }
/** Share of a tuft that a gap takes, and by how much tufts stand out of line. */
const gapWidth = 0.2
const disorder = 0.46
/** By how much some are larger than others: squares of their distances. */
const uneven = 0.12
/** The nap lies this way and that: inches, and how much it leans. */
const nap = { pitch: 0.9, slope: 0.025 }
/** The light that a pile's fibres catch where it turns away, as a multiple of that of smooth cloth's. */
const halo = 2.4
/** A pile scatters strong light: before exposure it is held below this. */
const brightest = 0.8

/** The brushed pile of polar fleece: soft tufts of no order, and a rim of fibres. */
export const fuzz: Relief = (u, v, inches, bump) => {
  bump.halo *= halo
  bump.most = brightest
  bump.slopeU += nap.slope * noise(u / nap.pitch, v / nap.pitch + 5)
  bump.slopeV += nap.slope * noise(u / nap.pitch + 91, v / nap.pitch)
  const seen = Math.max(0, Math.min(1, 1.6 - (1.3 * inches) / tufts.pitch))
  if (seen > 0) addTuft(u / tufts.pitch, v / tufts.pitch, seen, bump)
}

/** Round tufts, each somewhere in its own cell of one by one. */
function addTuft(x: number, y: number, seen: number, bump: Bump): void {
  let nearest = Infinity
  let next = Infinity
  let du = 0
  let dv = 0
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++)
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
      const across = x - column - 0.5 - disorder * lattice(column, row)
      const down = y - row - 0.5 - disorder * lattice(column + 57, row + 31)
      const square = across * across + down * down + uneven * lattice(column + 7, row + 91)
      if (square < nearest) {
        next = nearest
        nearest = square
        du = across
        dv = down
      } else if (square < next) next = square
    }
  bump.slopeU -= seen * tufts.slope * 2 * du
  bump.slopeV -= seen * tufts.slope * 2 * dv
  const between = (next - nearest) / gapWidth
  bump.light *= 1 - seen * tufts.gap * Math.exp(-between * between)
}
