import { assert } from '@teamloom/kit/assert.ts'
import type { Meter } from '@teamloom/pattern/pattern.ts'
import { listPatches } from '../picture/find-charts.ts'
import type { ShadedPicture } from '../picture/shaded-picture.ts'
import type { Sheet } from '../surface/surface.ts'

/** The factor that makes the mean light within the metered area 1. */
export function meterExposure(picture: ShadedPicture, sheets: readonly Sheet[], meter: Meter): number {
  let sum = 0
  let count = 0
  for (const pixel of picture.pixels)
    for (const patch of listPatches(pixel)) {
      const { region } = sheets[patch.sheet]!
      if (region.panel !== meter.panel || region.face !== 'outside') continue
      if (Math.abs(patch.u - meter.centerU) > meter.width / 2) continue
      if (Math.abs(patch.v - meter.centerV) > meter.height / 2) continue
      sum += patch.light * patch.coverage
      count += patch.coverage
    }
  assert(count > 0, `nothing of ${meter.panel} is seen where light is metered`)
  return count / sum
}
