import { toldInches } from '@teamloom/kit/length.ts'

/** Inches of cloth beyond each seam. */
export const seamAllowance = 3 / 8

/** Inches all round by which plies that are quilted are cut larger than their pattern. */
export const quiltMargin = 1

/** By how much longer they are before quilting draws them in; ours, for what is bought: a trial panel tells it. */
export const drawnIn = 1.03

/** Inches below a row of stitches for the needle beside it to hold the cloth. */
const belowRow = 0.03

/** Inches between two needles of one machine. */
const gauge = 1 / 4

/**
 * Inches from the edge of each row as a machine sews them: two that lie about as far apart as its needles do. The inner
 * one keeps its place: a hem is measured up to it.
 */
export function gauged(insets: readonly number[]): readonly number[] {
  const [first, second] = insets
  if (insets.length !== 2 || Math.abs(second! - first! - gauge) > 0.1) return insets
  const inner = toldInches(second!)
  return inner > gauge ? [inner - gauge, inner] : [first!, first! + gauge]
}

/** Hems are turned by as much as their farthest row needs, to the eighth. */
export function hemAllowance(insets: readonly number[]): number {
  return Math.ceil((Math.max(0, ...insets) + belowRow) * 8) / 8
}
