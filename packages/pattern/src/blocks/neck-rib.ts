import type { EdgeName } from '@teamloom/shape/seam.ts'
import type { BandTrim, Face } from '../trim.ts'
import { cutRibBand } from './rib-band.ts'

type LengthOfEdge = (name: EdgeName) => number

/** The neck of a body, all round. */
export const neckEdges = [
  'front.neckLeft',
  'front.neckRight',
  'back.neckLeft',
  'back.neckRight',
] as const satisfies readonly EdgeName[]

/** A ring round a round neck; its ends meet at the centre back. A tall one stands up as a mock collar. */
export function cutRoundCollar(
  lengthOfEdge: LengthOfEdge,
  { height, ratio = 0.9 }: { readonly height: number; readonly ratio?: number },
) {
  const around = ['back.neckRight', 'front.neckRight', 'front.neckLeft', 'back.neckLeft'] as const
  return cutRibBand(
    'collar',
    around.map(to => ({ to, length: lengthOfEdge(to) })),
    { ratio, height, sewn: 'below' },
  )
}

/** The ring of a V neck: its ends meet on the slant below the throat. */
export function cutPointedCollar(lengthOfEdge: LengthOfEdge, height: number) {
  const around = ['front.neckLeft', 'back.neckLeft', 'back.neckRight', 'front.neckRight'] as const
  return cutRibBand(
    'collar',
    around.map(to => ({ to, length: lengthOfEdge(to) })),
    { ratio: 0.95, height, sewn: 'below', mitre: height * 1.45 },
  )
}

/** Covers the seam inside the back of the neck. */
export function sewNeckTape(outside: Face): BandTrim {
  return {
    kind: 'band',
    name: 'neckTape',
    on: 'back',
    face: 'inside',
    edges: ['neckLeft', 'neckRight'],
    joined: false,
    from: 0,
    to: 0.42,
    outside,
    fabric: 'twill',
  }
}
