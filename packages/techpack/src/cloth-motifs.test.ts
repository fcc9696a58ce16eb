import { printedPalette } from '@teamloom/catalog/colors/printed.ts'
import { motifs } from '@teamloom/garment/motifs.ts'
import { expect, test } from 'vitest'
import { clothColorFacts } from './cloth-motifs.ts'

/** Inches of the colour along a line, as the motif has it. */
function runs(shareAt: (at: number) => number, repeat: number): number[] {
  const step = repeat / 2000
  const on = Array.from({ length: 2000 }, (_, i) => shareAt((i + 0.5) * step) > 0)
  const lengths: number[] = []
  on.forEach((is, i) => {
    if (is && !on[i - 1]) lengths.push(0)
    if (is) lengths[lengths.length - 1]! += step
  })
  return lengths
}

test('TP68: cloth that is bought printed tells its second colour, its motif and its repeat', () => {
  for (const { print } of printedPalette.colors) {
    const told = clothColorFacts({ print: print! })!
    expect(told.en).toContain(print!.hex)
    expect(told.fr).toMatch(/^imprimé de .*rapport de .*\spo dans les deux sens$/)
  }
  const breton = printedPalette.colors.find(({ print }) => print?.pattern === 'breton')!
  expect(clothColorFacts({ print: breton.print! })?.en.replaceAll('\u00a0', ' ')).toBe(
    'printed with #1C2946, ΔE00 ≤ 2.0, L* 16.9 a* 4.5 b* −19.9: stripes of 1/4 in across the grain, one in each repeat; repeat 3/4 in both ways',
  )
  // The figures in the words are the drawing's own, to a sixteenth.
  const { breton: stripes, pinstripe, gingham, buffalo, dots, stars, mapleLeaves } = motifs
  const near = (found: number | undefined, told: number) =>
    expect(Math.abs((found ?? 0) - told)).toBeLessThanOrEqual(1 / 16)
  near(runs(v => stripes.shareAt(0, v), stripes.repeat)[0], 1 / 4)
  near(runs(u => pinstripe.shareAt(u, 0), pinstripe.repeat)[0], 1 / 16)
  near(runs(u => gingham.shareAt(u, gingham.repeat * 0.75), gingham.repeat)[0], 1 / 4)
  near(runs(u => buffalo.shareAt(u, buffalo.repeat * 0.75), buffalo.repeat)[0], 1)
  for (const [motif, told] of [
    [dots, 1 / 4],
    [stars, 7 / 16],
    [mapleLeaves, 11 / 16],
  ] as const) {
    // The first column is not dropped: its motif lies whole within the repeat.
    const at = Array.from({ length: 300 }, (_, i) => ((i + 0.5) * motif.repeat) / 300)
    const heights = at.filter(v => at.some(u => u < motif.repeat / 2 && motif.shareAt(u, v) > 0))
    near(Math.max(...heights) - Math.min(...heights), told)
  }
})

test('TP68: a heather tells its second yarn and its share; a plain colour nothing more', () => {
  expect(
    clothColorFacts({ heather: { hex: '#FFFFFF', amount: 0.35 } })?.en.replaceAll('\u00a0', ' '),
  ).toMatch(/^heather: 35 % of it a second yarn, #FFFFFF, /)
  expect(clothColorFacts({})).toBeNull()
})
