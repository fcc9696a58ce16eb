import { motifNames } from '@teamloom/bakes/motif.ts'
import { describe, expect, test } from 'vitest'
import { mixSteps } from './mix-steps.ts'
import { motifs } from './motifs.ts'
import { printStepAt } from './print-tile.ts'

const full = mixSteps - 1
/** A pixel of a picture that is zoomed in. */
const near = 1 / 200
/** Along and across a repeat. */
const places = Array.from({ length: 60 }, (_, i) => (i + 0.37) / 60)

describe.each(motifNames)('the print %s', motif => {
  const { repeat } = motifs[motif]
  const stepsSeen = (inches: number, offset = 0) =>
    places.flatMap(u => places.map(v => printStepAt(motif, u * repeat + offset, v * repeat + offset, inches)))
  const meanOf = (steps: readonly number[]) =>
    steps.reduce((sum, step) => sum + step, 0) / steps.length / full

  test('shows both of its colours whole (RD11)', () => {
    const seen = new Set(stepsSeen(near))
    expect(seen).toContain(0)
    expect(seen).toContain(full)
  })

  test('begins anew after its inches, on both sides of the origin (RD11)', () => {
    expect(stepsSeen(near, repeat)).toEqual(stepsSeen(near))
    expect(stepsSeen(near, -2 * repeat)).toEqual(stepsSeen(near))
    expect(stepsSeen(near, repeat / 5)).not.toEqual(stepsSeen(near))
  })

  test('has as much of its second colour near as from where a repeat is a pixel', () => {
    const far = stepsSeen(repeat)
    expect(new Set(far).size).toBe(1)
    expect(Math.abs(meanOf(far) - meanOf(stepsSeen(near)))).toBeLessThanOrEqual(0.5 / full + 0.01)
  })
})

test.each([
  ['breton', 1 / 3],
  ['pinstripe', 0.1],
  ['gingham', 0.5],
  ['buffalo', 0.5],
  ['chevron', 0.5],
  ['dots', (2 * Math.PI * 0.12 ** 2) / 0.7 ** 2],
] as const)('the print %s covers %d of its ground', (motif, share) => {
  const { repeat, shareAt } = motifs[motif]
  const shares = Array.from({ length: 200 * 200 }, (_, i) =>
    shareAt((((i % 200) + 0.5) / 200) * repeat, ((Math.floor(i / 200) + 0.5) / 200) * repeat),
  )
  expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeCloseTo(share, 2)
})
