import { lengthOf } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import { type EdgeName, findEdge, type Seam } from '@teamloom/shape/seam.ts'
import type { BodySide, Piece, StitchRow } from '../pattern.ts'
import type { Face, Trim } from '../trim.ts'
import { cutRoundCollar, neckEdges } from './neck-rib.ts'
import { raglanFields, raglanSeamless } from './raglan.ts'
import { cutRibBand } from './rib-band.ts'
import { cutSetInSleeve, type SleeveSpec, shortenSleeve, sleeveSeams } from './set-in-sleeve.ts'
import { topstitch } from './topstitch.ts'
import { cutTorso, type TorsoSpec, torsoSeams } from './torso.ts'

/** The slots of its own elements. */
export const collaredTopFaces = {
  body: { part: 'body', element: 'body', layer: 'body' },
  hem: { part: 'body', element: 'hem', layer: 'hem' },
  sides: { part: 'body', element: 'sides', layer: 'sides' },
  yoke: { part: 'body', element: 'yoke', layer: 'yoke' },
  thread: { part: 'body', element: 'topstitch', layer: 'thread' },
  sleeves: { part: 'sleeves', element: 'sleeves', layer: 'sleeves' },
  cuffs: { part: 'sleeves', element: 'cuffs', layer: 'cuff' },
  stripes: { part: 'sleeves', element: 'stripes', layer: 'stripes' },
  collar: { part: 'collar', element: 'collar', layer: 'collar' },
  collarInside: { part: 'collar', element: 'lining', layer: 'lining' },
  binding: { part: 'binding', element: 'binding', layer: 'binding' },
  pocket: { part: 'pocket', element: 'pocket', layer: 'pocket' },
} as const satisfies Record<string, Face>

/** Ribbing or a binding at a lower edge. */
export type EndBand = {
  readonly height: number
  /** The band's length as a share of the edge's. */
  readonly ratio: number
  /** How far it is pushed up when the garment is photographed. */
  readonly raised: number
}

/** Lengths of body and sleeves go to the ends of their bands. */
export type CollaredTopSpec = {
  readonly torso: TorsoSpec
  readonly sleeve: SleeveSpec
  readonly collarHeight: number
}

type Stuff = Pick<Piece, 'fabric' | 'hand'>

/** How a top of that cut is made up; an end without a band is hemmed. */
export type CollaredTopMake = {
  readonly cloth: Stuff
  readonly collar: Stuff & { readonly ratio: number }
  readonly ends: Stuff
  readonly hem: EndBand | null
  readonly cuffs: EndBand | null
  readonly isRaglan: boolean
  /** Inches below the shoulder joint at which sleeves are held to begin with. */
  readonly sleeveStart: number
  readonly faces: {
    readonly body: Face
    readonly sleeves: Face
    readonly collar: Face
    readonly collarInside: Face
    readonly hem: Face
    readonly cuffs: Face
  }
}

export type CollaredTop = {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
  readonly seamless: readonly EdgeName[]
  readonly stitching: readonly StitchRow[]
  readonly front: Panel
  readonly sleeve: SleeveSpec
  /** Where on the hem's band (u) the front's middle lies. */
  readonly hemMiddle: number
}

const arms: readonly BodySide[] = ['left', 'right']

/** Front, back, sleeves and a collar that stands; the middle of the collar (u = 0) lies on that of the front. */
export function sewCollaredTop(spec: CollaredTopSpec, make: CollaredTopMake): CollaredTop {
  const { hem, cuffs, faces } = make
  const torso = { ...spec.torso, length: spec.torso.length - (hem?.height ?? 0) }
  const front = cutTorso(torso, 'front')
  const back = cutTorso(torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const armhole = { front: lengthOfEdge('front.armholeLeft'), back: lengthOfEdge('back.armholeLeft') }
  const sleeve = cuffs ? shortenSleeve(spec.sleeve, cuffs.height, armhole) : spec.sleeve
  const collar = cutRoundCollar(lengthOfEdge, { height: spec.collarHeight, ratio: make.collar.ratio })
  const hemBand =
    hem &&
    cutRibBand(
      'hemBand',
      (['front.hem', 'back.hem'] as const).map(to => ({ to, length: lengthOfEdge(to) })),
      { ratio: hem.ratio, height: hem.height, sewn: 'above' },
    )
  const cuffBands = arms.map(
    arm =>
      cuffs &&
      cutRibBand(`${arm}Cuff`, [{ to: `${arm}Sleeve.hem`, length: 2 * sleeve.opening }], {
        ratio: cuffs.ratio,
        height: cuffs.height,
        sewn: 'above',
      }),
  )
  const bodyPiece = (panel: Panel, half: 'front' | 'back'): Piece => ({
    ...panel,
    ...make.cloth,
    ...(make.isRaglan ? { fields: raglanFields(panel, half, faces.sleeves) } : {}),
    outside: faces.body,
    inside: faces.body,
    wrap: { kind: 'torso', half },
  })
  const pieces: Piece[] = [
    bodyPiece(front, 'front'),
    bodyPiece(back, 'back'),
    ...arms.map(
      (arm): Piece => ({
        ...cutSetInSleeve(sleeve, arm, armhole),
        ...make.cloth,
        outside: faces.sleeves,
        inside: faces.sleeves,
        wrap: { kind: 'arm', arm, start: make.sleeveStart },
      }),
    ),
    {
      ...collar.panel,
      fabric: make.collar.fabric,
      hand: make.collar.hand,
      outside: faces.collar,
      inside: faces.collarInside,
      wrap: { kind: 'band' },
    },
    ...endPieces(hemBand, hem, faces.hem, make.ends),
    ...cuffBands.flatMap(band => endPieces(band, cuffs, faces.cuffs, make.ends)),
  ]
  return {
    pieces,
    seams: [
      ...torsoSeams,
      ...arms.flatMap(sleeveSeams),
      ...collar.seams,
      ...(hemBand?.seams ?? []),
      ...cuffBands.flatMap(band => band?.seams ?? []),
    ],
    seamless: make.isRaglan ? raglanSeamless() : [],
    stitching: stitchingOf(make),
    front,
    sleeve,
    hemMiddle: hem ? (-lengthOfEdge('back.hem') * hem.ratio) / 2 : 0,
  }
}

/** The coloured stitches of its seams; those of the armholes by themselves, as a raglan has none. */
export function threadsOfTop(): Trim[] {
  const { thread } = collaredTopFaces
  return [
    topstitch('thread', [...neckEdges, 'collar.free', ...bodyHems, ...sleeveHems], thread),
    topstitch('armholeThread', armholes, thread),
  ]
}

function endPieces(band: { panel: Panel } | null, end: EndBand | null, face: Face, stuff: Stuff): Piece[] {
  if (!band || !end) return []
  const wrap = { kind: 'band', raised: end.raised } as const
  return [{ ...band.panel, ...stuff, outside: face, inside: face, wrap }]
}

export const bodyHems = ['front.hem', 'back.hem'] as const satisfies readonly EdgeName[]
export const sleeveHems = ['leftSleeve.hem', 'rightSleeve.hem'] as const satisfies readonly EdgeName[]
export const armholes = [
  'front.armholeLeft',
  'front.armholeRight',
  'back.armholeLeft',
  'back.armholeRight',
] as const satisfies readonly EdgeName[]

function stitchingOf({ hem, cuffs, collar, isRaglan }: CollaredTopMake): StitchRow[] {
  const rows = (edges: readonly EdgeName[], insets: readonly number[], holds: StitchRow['holds']) =>
    edges.flatMap(edge => insets.map((inset): StitchRow => ({ edge, inset, holds })))
  const held = [0.08, 0.3]
  const folded = [0.85, 1.07]
  return [
    ...rows(neckEdges, held, 'seam'),
    ...(isRaglan ? [] : rows(armholes, held, 'seam')),
    ...(hem ? rows(bodyHems, held, 'seam') : rows(bodyHems, folded, 'hem')),
    ...(cuffs ? rows(sleeveHems, held, 'seam') : rows(sleeveHems, folded, 'hem')),
    ...(collar.fabric === 'ribbing' ? [] : rows(['collar.free'], [0.24], 'seam')),
  ]
}
