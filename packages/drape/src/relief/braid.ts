import type { Relief } from './relief.ts'

/** A braided cord: strands cross each other on the slant. */
export const braid: Relief = (u, v, inches, bump) => {
  const seen = Math.max(0, Math.min(1, 1.5 - inches * 9))
  bump.slopeU += 0.5 * seen * Math.sin(u * 17 + v * 30)
  bump.slopeV += 0.5 * seen * Math.cos(u * 17 - v * 30)
  bump.light *= 1 - 0.12 * seen * (0.5 - 0.5 * Math.cos(u * 17) * Math.cos(v * 30))
}
