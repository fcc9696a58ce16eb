import type { Relief } from './relief.ts'

/** Inches from one rib to the next. */
const pitch = 0.14
const height = 0.44
const groove = 0.1

/** Upright ribs; they melt into their mean where they are too fine to be seen. */
export const ribs: Relief = (u, _v, inches, bump) => {
  const seen = Math.max(0, Math.min(1, 1.6 - (2.6 * inches) / pitch))
  if (seen === 0) return
  const phase = (2 * Math.PI * u) / pitch
  bump.slopeU += seen * height * Math.cos(phase)
  bump.light *= 1 - seen * groove * (0.5 - 0.5 * Math.sin(phase))
}
