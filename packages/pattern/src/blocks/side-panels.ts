import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { BandTrim, Face } from '../trim.ts'

/** Panels in a colour of their own along the side seams, and along the shoulder seams a yoke: `width` on either side. */
export function sewAlongSeams(
  name: string,
  seam: 'side' | 'shoulder',
  width: number,
  outside: Face,
  fabric: FabricName,
): BandTrim[] {
  return (['front', 'back'] as const).map(
    (on): BandTrim => ({
      kind: 'band',
      name: `${name}-${on}`,
      on,
      face: 'outside',
      edges: [`${seam}Left`, `${seam}Right`],
      joined: false,
      from: 0,
      to: width,
      outside,
      fabric,
    }),
  )
}
