import { lengthOf } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import { type EdgeName, findEdge, type Seam } from '@teamloom/shape/seam.ts'
import type { BodySide, Field, Piece, StitchRow } from '../pattern.ts'
import type { Face, Trim } from '../trim.ts'
import { armholes, bodyHems } from './collared-top.ts'
import { cutRoundCollar, neckEdges } from './neck-rib.ts'
import { type BandStretch, cutRibBand } from './rib-band.ts'
import { topstitch } from './topstitch.ts'
import { cutTorso, type TorsoSpec, torsoSeams } from './torso.ts'

const bodySlot = 'body/body/body'

/** The slots of its own elements. What is pieced on shows the body's cloth while it has none of its own. */
export const vestFaces = {
  body: { part: 'body', element: 'body', layer: 'body' },
  yoke: { part: 'body', element: 'yoke', layer: 'yoke', knitWith: bodySlot },
  sides: { part: 'body', element: 'sides', layer: 'sides', knitWith: bodySlot },
  hem: { part: 'body', element: 'hem', layer: 'hem' },
  cord: { part: 'body', element: 'hem', layer: 'cord' },
  eyelets: { part: 'body', element: 'hem', layer: 'eyelets' },
  thread: { part: 'body', element: 'topstitch', layer: 'thread' },
  lining: { part: 'body', element: 'lining', layer: 'lining' },
  collar: { part: 'collar', element: 'collar', layer: 'collar', knitWith: bodySlot },
  collarInside: { part: 'collar', element: 'lining', layer: 'lining' },
  armholes: { part: 'armholes', element: 'armholes', layer: 'binding' },
  pocket: { part: 'pocket', element: 'pocket', layer: 'pocket' },
  chest: { part: 'pocket', element: 'chest', layer: 'chest' },
} as const satisfies Record<string, Face>

/** Lengths of the body go to the lower edge, its binding included. */
export type VestSpec = { readonly torso: TorsoSpec; readonly collarHeight: number }

type Stuff = Pick<Piece, 'fabric' | 'hand'>
/** A strip along an edge: inches, and of its length to that of the edge. */
type Binding = Stuff & { readonly height: number; readonly ratio: number }

/** How a vest of that cut is made up; a hem without a binding is turned up. */
export type VestMake = {
  readonly cloth: Stuff
  readonly inside: Face
  readonly collar: Stuff & { readonly ratio: number }
  readonly armholes: Binding
  readonly hem: Binding | null
  readonly fields: (panel: Panel, half: 'front' | 'back') => readonly Field[]
}

export type Vest = {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
  readonly stitching: readonly StitchRow[]
  readonly front: Panel
  /** Where on the hem's binding (u) the front's middle lies. */
  readonly hemMiddle: number
}

/** Edges of an armhole as they follow each other, seen from outside. */
const roundArm = {
  left: ['front.armholeLeft', 'back.armholeLeft'],
  right: ['back.armholeRight', 'front.armholeRight'],
} as const satisfies Record<BodySide, readonly EdgeName[]>

/** Front, back, a collar that stands, and bindings round the armholes; no sleeves. */
export function sewVest(spec: VestSpec, make: VestMake): Vest {
  const { hem } = make
  const torso = { ...spec.torso, length: spec.torso.length - (hem?.height ?? 0) }
  const front = cutTorso(torso, 'front')
  const back = cutTorso(torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const collar = cutRoundCollar(lengthOfEdge, { height: spec.collarHeight, ratio: make.collar.ratio })
  const bind = (name: string, edges: readonly EdgeName[], { ratio, height }: Binding) =>
    cutRibBand(
      name,
      edges.map((to): BandStretch => ({ to, length: lengthOfEdge(to) })),
      { ratio, height, sewn: 'above' },
    )
  const armBands = (['left', 'right'] as const).map(arm =>
    bind(`${arm}Armhole`, roundArm[arm], make.armholes),
  )
  const hemBand = hem && bind('hemBand', bodyHems, hem)
  const bodyPiece = (panel: Panel, half: 'front' | 'back'): Piece => ({
    ...panel,
    ...make.cloth,
    fields: make.fields(panel, half),
    outside: vestFaces.body,
    inside: make.inside,
    wrap: { kind: 'torso', half, open: true },
  })
  const band = (panel: Panel, { fabric, hand }: Stuff, face: Face, inside = face): Piece => ({
    ...panel,
    fabric,
    hand,
    outside: face,
    inside,
    wrap: { kind: 'band' },
  })
  return {
    pieces: [
      bodyPiece(front, 'front'),
      bodyPiece(back, 'back'),
      band(collar.panel, make.collar, vestFaces.collar, vestFaces.collarInside),
      ...armBands.map(({ panel }) => band(panel, make.armholes, vestFaces.armholes)),
      ...(hem && hemBand ? [band(hemBand.panel, hem, vestFaces.hem)] : []),
    ],
    seams: [
      ...torsoSeams,
      ...collar.seams,
      ...armBands.flatMap(({ seams }) => seams),
      ...(hemBand?.seams ?? []),
    ],
    stitching: stitchingOf(hem !== null),
    front,
    hemMiddle: hem ? (-lengthOfEdge('back.hem') * hem.ratio) / 2 : 0,
  }
}

function stitchingOf(isBound: boolean): StitchRow[] {
  const rows = (edges: readonly EdgeName[], insets: readonly number[], holds: StitchRow['holds']) =>
    edges.flatMap(edge => insets.map((inset): StitchRow => ({ edge, inset, holds })))
  return [
    ...rows(neckEdges, [0.1], 'seam'),
    ...rows(['collar.free'], [0.26], 'seam'),
    ...rows(armholes, [0.09], 'seam'),
    ...(isBound ? rows(bodyHems, [0.09], 'seam') : rows(bodyHems, [0.95], 'hem')),
  ]
}

/** The coloured stitches of its seams above the hem, and of the hem, which differs by style. */
export function threadsOfVest(): Trim[] {
  return [
    topstitch('thread', [...neckEdges, 'collar.free', ...armholes], vestFaces.thread),
    topstitch('hemThread', bodyHems, vestFaces.thread),
  ]
}
