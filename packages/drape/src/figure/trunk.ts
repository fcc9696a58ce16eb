import { must } from '@teamloom/kit/assert.ts'

/** A horizontal cut through the trunk: a rounded ellipse. */
export type Section = {
  readonly y: number
  readonly halfWidth: number
  readonly halfDepth: number
  /** How far forward its middle lies. */
  readonly forward: number
}

/** How square the sections are: 2 is an ellipse. */
const squareness = 2.3

export function trunkField(sections: readonly Section[], x: number, y: number, z: number): number {
  const { halfWidth, halfDepth, forward } = sectionAt(sections, y)
  const around =
    ((Math.abs(x) / halfWidth) ** squareness + (Math.abs(z - forward) / halfDepth) ** squareness) **
    (1 / squareness)
  return (around - 1) * Math.min(halfWidth, halfDepth) * 1.15
}

/** Smooth through the given sections (Catmull-Rom), constant beyond them. */
function sectionAt(sections: readonly Section[], y: number): Section {
  const first = must(sections[0], 'section')
  const last = must(sections.at(-1), 'section')
  if (y <= first.y) return first
  if (y >= last.y) return last
  const i = sections.findIndex(section => section.y > y) - 1
  const a = sections[i]!
  const b = sections[i + 1]!
  const before = sections[Math.max(0, i - 1)]!
  const after = sections[Math.min(sections.length - 1, i + 2)]!
  const t = (y - a.y) / (b.y - a.y)
  const blend = (key: 'halfWidth' | 'halfDepth' | 'forward') =>
    hermite(a[key], b[key], (b[key] - before[key]) / 2, (after[key] - a[key]) / 2, t)
  return { y, halfWidth: blend('halfWidth'), halfDepth: blend('halfDepth'), forward: blend('forward') }
}

function hermite(a: number, b: number, slopeA: number, slopeB: number, t: number): number {
  const t2 = t * t
  const t3 = t2 * t
  return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * slopeA + (3 * t2 - 2 * t3) * b + (t3 - t2) * slopeB
}

/** Joins two bodies with a fillet of about `radius`. */
export function melt(a: number, b: number, radius: number): number {
  const h = Math.max(0, Math.min(1, 0.5 + (0.5 * (b - a)) / radius))
  return b + (a - b) * h - radius * h * (1 - h)
}
