import type { Extent } from '@teamloom/garment/laid-place.ts'
import type { SeamsRound } from '@teamloom/pattern/seams-round.ts'

/** Inches from the seams round a place to the edges of what lies in its middle. */
export function seamDistances(
  { above, beside }: SeamsRound,
  place: { readonly centerU: number; readonly centerV: number },
  { widthInches, heightInches }: Extent,
): { readonly above: number | null; readonly beside: number | null } {
  return {
    above: above && place.centerV - heightInches / 2 - above.at,
    beside: beside && Math.abs(beside.at - place.centerU) - widthInches / 2,
  }
}
