import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { line } from '@teamloom/shape/curve.ts'
import type { BakePlan } from '../pattern.ts'
import type { BandTrim, Face } from '../trim.ts'
import type { SleeveSpec } from './set-in-sleeve.ts'

/** Stripes round both sleeves, `at` inches down from the shoulder; each from and to where it lies from there. */
export function ringSleeve(
  name: string,
  { bicep }: SleeveSpec,
  at: number,
  stripes: readonly (readonly [from: number, to: number])[],
  outside: Face,
  fabric: FabricName,
): BandTrim[] {
  return (['left', 'right'] as const).flatMap(arm =>
    stripes.map(([from, to], i): BandTrim => {
      const middle = at + (from + to) / 2
      return {
        kind: 'band',
        name: `${name}Ring${i + 1}-${arm}`,
        on: `${arm}Sleeve`,
        face: 'outside',
        edges: [],
        // As long as the sleeve is wide anywhere: it ends at the sleeve's seam.
        line: line([-bicep, middle], [bicep, middle]),
        joined: false,
        from: 0,
        to: (to - from) / 2,
        outside,
        fabric,
      }
    }),
  )
}

/** How a sleeve's stripes are baked, in both their styles. */
export const ringPlans: readonly BakePlan[] = (['single', 'double'] as const).map(
  (style, i): BakePlan => ({
    name: `${style}Stripes`,
    kind: 'overlay',
    when: { 'sleeves/stripes': [style] },
    z: 11,
    on: 'base',
    trims: namesOfRings(style, i + 1),
  }),
)

function namesOfRings(name: string, count: number): string[] {
  return (['left', 'right'] as const).flatMap(arm =>
    Array.from({ length: count }, (_, i) => `${name}Ring${i + 1}-${arm}`),
  )
}
