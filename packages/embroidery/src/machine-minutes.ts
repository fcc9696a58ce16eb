import type { StitchFigures } from './stitch-figures.ts'

/** Stitches a minute, as shops run thread of weight 40; seconds for a cut, and for a change of thread. All ours. */
export const stitchesPerMinute = 750
const [secondsPerTrim, secondsPerChange] = [2, 5]

/** How long a machine takes to sew it once. */
export function machineMinutes({
  stitches,
  trims,
  blocks,
}: Pick<StitchFigures, 'stitches' | 'trims' | 'blocks'>): number {
  const seconds = trims * secondsPerTrim + (blocks.length - 1) * secondsPerChange
  return stitches / stitchesPerMinute + seconds / 60
}
