import type { StitchFigures } from './stitch-figures.ts'

/** Seconds for a cut, and for a change of thread. Both ours. */
const [secondsPerTrim, secondsPerChange] = [2, 5]

/** How long a machine takes to sew it once. */
export function machineMinutes(
  { stitches, trims, blocks }: Pick<StitchFigures, 'stitches' | 'trims' | 'blocks'>,
  stitchesPerMinute: number,
): number {
  const seconds = trims * secondsPerTrim + (blocks.length - 1) * secondsPerChange
  return stitches / stitchesPerMinute + seconds / 60
}
