import { lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge, type Panel } from '@teamloom/shape/panel.ts'
import { type EdgeName, findEdge } from '@teamloom/shape/seam.ts'
import type { Cut, HoodWrap, Piece, StitchRow } from '../pattern.ts'
import type { BandTrim, Face, Trim } from '../trim.ts'
import { armholes, bodyHems } from './collared-top.ts'
import { casingSeat, hangDrawstring } from './drawcord.ts'
import { cutHood, type HoodSpec, hoodSeams, lapSeams, splitNeck } from './hood.ts'
import type { KangarooSpec } from './kangaroo-pocket.ts'
import { sewNeckLabel } from './neck-label.ts'
import { raglanFields, raglanSeamless } from './raglan.ts'
import { cutRibBand } from './rib-band.ts'
import { cutSetInSleeve, type SleeveSpec, sleeveSeams } from './set-in-sleeve.ts'
import { topstitch } from './topstitch.ts'
import { cutTorso, type TorsoSpec, torsoSeams } from './torso.ts'

/** A fleece top with a hood, ribbed below and at the wrists. */
export type HoodedTopSpec = {
  readonly torso: TorsoSpec
  readonly sleeve: SleeveSpec
  readonly hood: Pick<HoodSpec, 'height' | 'depth'>
  /** What hangs out of the hood on the left and on the right, inches: nobody pulls a cord quite even. */
  readonly cords: readonly [left: number, right: number]
  readonly pocket: KangarooSpec
  /** Heights of the ribs, inches. */
  readonly hemHeight: number
  readonly cuffHeight: number
  /** How far below the shoulder joint the tops of its sleeves lie on the figure. */
  readonly sleeveStart: number
}

/** How far ribs are pushed up when it is photographed. */
const hemRaised = 0.9
const cuffRaised = 2
/** The length of the hem's rib as a share of that of the edge that it is sewn to. */
export const hemRatio = 0.8

export const hoodedTopFaces = {
  body: { part: 'body', element: 'body', layer: 'body' },
  thread: { part: 'body', element: 'topstitch', layer: 'thread' },
  sleeves: { part: 'sleeves', element: 'sleeves', layer: 'sleeves' },
  cuffs: { part: 'sleeves', element: 'cuffs', layer: 'cuff' },
  hem: { part: 'body', element: 'hem', layer: 'hem' },
  hood: { part: 'hood', element: 'hood', layer: 'hood' },
  stripe: { part: 'hood', element: 'hood', layer: 'stripe' },
  lining: { part: 'hood', element: 'lining', layer: 'lining' },
  cord: { part: 'hood', element: 'drawstring', layer: 'cord' },
  tip: { part: 'hood', element: 'tips', layer: 'tip' },
  eyelet: { part: 'hood', element: 'eyelets', layer: 'eyelet' },
  pocket: { part: 'pocket', element: 'pocket', layer: 'pocket' },
} as const satisfies Record<string, Face>

/** How far beyond the middle of the neck each half of a crossover hood is sewn, inches, and which lies on top. */
const lap = 1.9
const laps = { left: 'under', right: 'over' } as const

export type HoodedTopLook = {
  readonly hem?: 'rib' | 'raw'
  readonly isCrossed?: boolean
  readonly isRaglan?: boolean
  readonly worn?: HoodWrap['worn']
}

/**
 * What is sewn, and the trims that every such top has; `trimsOn` adds those of one product. A raw hem has no rib
 * and no stitches.
 */
export function cutHoodedTop(
  spec: HoodedTopSpec,
  trimsOn: (front: Panel, hemBand: Panel) => readonly Trim[],
  { hem = 'rib', isCrossed = false, isRaglan = false, worn = 'down' }: HoodedTopLook = {},
): Cut {
  const faces = hoodedTopFaces
  const isRibbed = hem === 'rib'
  const whole = cutTorso(spec.torso, 'front')
  const front = isCrossed ? splitNeck(whole, lap) : whole
  const back = cutTorso(spec.torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const armhole = { front: lengthOfEdge('front.armholeLeft'), back: lengthOfEdge('back.armholeLeft') }
  const hoodSpec = {
    ...spec.hood,
    frontNeck: lengthOf(getEdge(whole, 'neckLeft')),
    backNeck: lengthOfEdge('back.neckLeft'),
    lap: isCrossed ? lap : 0,
  }
  const hemBand = cutRibBand(
    'hemBand',
    [
      { to: 'front.hem', length: lengthOfEdge('front.hem') },
      { to: 'back.hem', length: lengthOfEdge('back.hem') },
    ],
    { ratio: hemRatio, height: spec.hemHeight, sewn: 'above' },
  )
  const sides = (['left', 'right'] as const).map(side => ({
    side,
    hood: cutHood(hoodSpec, side),
    cuff: cutRibBand(`${side}Cuff`, [{ to: `${side}Sleeve.hem`, length: 2 * spec.sleeve.opening }], {
      ratio: 0.7,
      height: spec.cuffHeight,
      sewn: 'above',
    }),
  }))
  const fleece = { fabric: 'fleece', hand: 'fleece' } as const
  const rib = { fabric: 'ribbing', hand: 'rib' } as const
  const bodyPiece = (panel: Panel, half: 'front' | 'back', uncrossed = panel): Piece => ({
    ...panel,
    ...fleece,
    ...(isRaglan ? { fields: raglanFields(uncrossed, half, faces.sleeves) } : {}),
    outside: faces.body,
    inside: faces.body,
    wrap: { kind: 'torso', half },
  })
  const pieces: Piece[] = [
    bodyPiece(front, 'front', whole),
    bodyPiece(back, 'back'),
    ...(isRibbed
      ? [
          {
            ...hemBand.panel,
            ...rib,
            outside: faces.hem,
            inside: faces.hem,
            wrap: { kind: 'band', raised: hemRaised },
          } satisfies Piece,
        ]
      : []),
    ...sides.flatMap(({ side, hood, cuff }): Piece[] => [
      {
        ...cutSetInSleeve(spec.sleeve, side, armhole),
        ...fleece,
        outside: faces.sleeves,
        inside: faces.sleeves,
        wrap: { kind: 'arm', arm: side, start: spec.sleeveStart },
      },
      {
        ...cuff.panel,
        ...rib,
        outside: faces.cuffs,
        inside: faces.cuffs,
        wrap: { kind: 'band', raised: cuffRaised },
      },
      {
        ...hood,
        fabric: 'fleece',
        hand: 'linedFleece',
        outside: faces.hood,
        inside: faces.lining,
        wrap: { kind: 'hood', half: side, worn, ...(isCrossed ? { lap: laps[side] } : {}) },
      },
    ]),
  ]
  const unstitched: readonly EdgeName[] = [...(isRibbed ? [] : bodyHems), ...(isRaglan ? armholes : [])]
  const rows = [...stitching, ...(isCrossed ? lapStitching : [])].filter(
    ({ edge }) => !unstitched.includes(edge),
  )
  return {
    pieces,
    seams: [
      ...torsoSeams,
      ...sleeveSeams('left'),
      ...sleeveSeams('right'),
      ...hoodSeams,
      ...(isCrossed ? lapSeams : []),
      ...(isRibbed ? hemBand.seams : []),
      ...sides.flatMap(({ cuff }) => cuff.seams),
    ],
    seamless: isRaglan ? raglanSeamless() : [],
    stitching: rows,
    trims: [
      sewNeckLabel(),
      ...sides.flatMap(({ hood }, i) => hangDrawstring(hood.name, casingSeat(hood), faces, spec.cords[i]!)),
      ...sides.map(({ hood }) => crownStripe(hood.name)),
      topstitch(
        'thread',
        rows.map(row => row.edge).filter(edge => !isArmhole(edge)),
        faces.thread,
      ),
      topstitch('armholeThread', armholes, faces.thread),
      ...trimsOn(front, hemBand.panel),
    ],
  }
}

/** Half of a tape over the seam from the forehead to the neck. */
function crownStripe(hood: string): BandTrim {
  return {
    kind: 'band',
    name: `crown-${hood}`,
    on: hood,
    face: 'outside',
    edges: ['centre'],
    joined: false,
    from: 0,
    to: 0.75,
    outside: hoodedTopFaces.stripe,
    fabric: 'webbing',
  }
}

/** Where on the hem's rib (u) the middle of the front lies. */
export function frontOfHemBand(hemBand: Panel): number {
  const onFront = hemBand.edges.find(edge => edge.name === 'to-front-hem')!.curve
  return (onFront[0]![0] + onFront.at(-1)![0]) / 2
}

const isArmhole = (edge: EdgeName): boolean => armholes.some(armhole => armhole === edge)

const twin = (edge: EdgeName, first: number, second: number, holds: StitchRow['holds']): StitchRow[] => [
  { edge, inset: first, holds },
  { edge, inset: second, holds },
]

const lapStitching = (['front.lapLeft', 'front.lapRight'] as const).flatMap(edge =>
  twin(edge, 0.08, 0.3, 'seam'),
)

const stitching: readonly StitchRow[] = [
  ...(['front.neckLeft', 'front.neckRight', 'back.neckLeft', 'back.neckRight'] as const).flatMap(edge =>
    twin(edge, 0.08, 0.3, 'seam'),
  ),
  ...armholes.flatMap(edge => twin(edge, 0.08, 0.3, 'seam')),
  ...(['front.hem', 'back.hem', 'leftSleeve.hem', 'rightSleeve.hem'] as const).flatMap(edge =>
    twin(edge, 0.08, 0.3, 'seam'),
  ),
  ...(['leftHood.centre', 'rightHood.centre'] as const).flatMap(edge => [
    { edge, inset: 0.2, holds: 'seam' as const },
  ]),
  ...(['leftHood.opening', 'rightHood.opening'] as const).flatMap(edge => twin(edge, 1, 1.2, 'hem')),
]
