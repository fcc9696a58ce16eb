import type { Styles } from '@teamloom/bakes/manifest.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { type EdgeName, findEdge } from '@teamloom/shape/seam.ts'
import type { BodySide, Cut, Piece, StitchRow } from '../pattern.ts'
import type { Face, Trim } from '../trim.ts'
import { bodyHems, collaredTopFaces, sleeveHems } from './collared-top.ts'
import { sewNeckLabel } from './neck-label.ts'
import { cutPointedCollar, cutRoundCollar, neckEdges, sewNeckTape } from './neck-rib.ts'
import { type PatchPocketSpec, sewPatchPocket } from './patch-pocket.ts'
import { raglanFields, raglanSeamless } from './raglan.ts'
import { cutRibBand } from './rib-band.ts'
import { cutSetInSleeve, type SleeveSpec, shortenSleeve, sleeveSeams } from './set-in-sleeve.ts'
import { edgesOfTrim, topstitch } from './topstitch.ts'
import { cutTorso, type TorsoSpec, torsoSeams } from './torso.ts'

const tape: Face = { part: 'collar', element: 'neckTape', layer: 'tape' }
const faces = collaredTopFaces

/** Sleeves go to the hem or the end of the cuff; the neck is a crew's, others are cut out deeper. */
export type JerseyShirtSpec = { readonly torso: TorsoSpec; readonly sleeve: SleeveSpec }

/** How a shirt of that cut is made up. */
export type JerseyShirtMake = {
  /** What the front's neck is cut out to, by the collar's style. */
  readonly necks: Readonly<Record<string, (highPoint: Point) => readonly Point[]>>
  readonly collar: { readonly height: number; readonly ratio?: number }
  /**
   * The rib cuffs of sleeves that are not hemmed; `ratio`: a cuff's length as a share of the sleeve's edge; `raised`:
   * how far cuffs are pushed up in the photograph. Inches.
   */
  readonly cuffs?: { readonly height: number; readonly ratio: number; readonly raised?: number }
  /** Inches below the shoulder joint at which sleeves are held to begin with. */
  readonly sleeveStart: number
  /** Inches from the edge at which its rows lie. */
  readonly stitches: Readonly<Record<'hem' | 'sleeveHem' | 'neck', readonly number[]>>
  /** What the hem's coloured stitches are called. */
  readonly hemThread: string
  readonly pocket: Pick<PatchPocketSpec, 'width' | 'height' | 'point'> & {
    readonly at: readonly [number, number]
  }
}

const jersey = { fabric: 'jersey', hand: 'jersey' } as const
const rib = { fabric: 'ribbing', hand: 'rib' } as const
const arms: readonly BodySide[] = ['left', 'right']

/** Front, back, sleeves, a ribbed collar and perhaps cuffs; `trimsOn` adds the trims of one product. */
export function cutJerseyShirt(
  spec: JerseyShirtSpec,
  styles: Styles,
  make: JerseyShirtMake,
  trimsOn: (sleeve: SleeveSpec) => readonly Trim[] = () => [],
): Cut {
  const neckStyle = styles['collar/collar']!
  const isRaglan = styles['sleeves/sleeves'] === 'raglan'
  const cuffs = styles['sleeves/cuffs'] === 'rib' ? make.cuffs : undefined
  const front = cutTorso(spec.torso, 'front', make.necks[neckStyle])
  const back = cutTorso(spec.torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const armhole = { front: lengthOfEdge('front.armholeLeft'), back: lengthOfEdge('back.armholeLeft') }
  const sleeve = cuffs ? shortenSleeve(spec.sleeve, cuffs.height, armhole) : spec.sleeve
  const collar =
    neckStyle === 'v'
      ? cutPointedCollar(lengthOfEdge, make.collar.height)
      : cutRoundCollar(lengthOfEdge, make.collar)
  const cuffBands = cuffs
    ? arms.map(arm =>
        cutRibBand(`${arm}Cuff`, [{ to: `${arm}Sleeve.hem`, length: 2 * sleeve.opening }], {
          ratio: cuffs.ratio,
          height: cuffs.height,
          sewn: 'above',
        }),
      )
    : []
  const cuffWrap: Piece['wrap'] = { kind: 'band', ...(cuffs?.raised && { raised: cuffs.raised }) }
  const bodyPiece = (panel: Panel, half: 'front' | 'back'): Piece => ({
    ...panel,
    ...jersey,
    ...(isRaglan ? { fields: raglanFields(panel, half, faces.sleeves) } : {}),
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
        ...jersey,
        outside: faces.sleeves,
        inside: faces.sleeves,
        wrap: { kind: 'arm', arm, start: make.sleeveStart },
      }),
    ),
    { ...collar.panel, ...rib, outside: faces.collar, inside: faces.collar, wrap: { kind: 'band' } },
    ...cuffBands.map(
      (band): Piece => ({
        ...band.panel,
        ...rib,
        outside: faces.cuffs,
        inside: faces.cuffs,
        wrap: cuffWrap,
      }),
    ),
  ]
  return {
    pieces,
    seams: [
      ...torsoSeams,
      ...arms.flatMap(sleeveSeams),
      ...collar.seams,
      ...cuffBands.flatMap(band => band.seams),
    ],
    seamless: isRaglan ? raglanSeamless() : [],
    stitching: stitchingOf(make, cuffs !== undefined),
    trims: trimsOf(make, trimsOn(sleeve)),
  }
}

function stitchingOf({ stitches }: JerseyShirtMake, hasCuffs: boolean): StitchRow[] {
  const rows = (edges: readonly EdgeName[], insets: readonly number[], holds: StitchRow['holds']) =>
    edges.flatMap(edge => insets.map((inset): StitchRow => ({ edge, inset, holds })))
  return [
    ...rows(bodyHems, stitches.hem, 'hem'),
    ...(hasCuffs ? rows(sleeveHems, [0.1], 'seam') : rows(sleeveHems, stitches.sleeveHem, 'hem')),
    ...rows(neckEdges, stitches.neck, 'seam'),
  ]
}

function trimsOf({ pocket: { at, ...size }, hemThread }: JerseyShirtMake, own: readonly Trim[]): Trim[] {
  const pocket = sewPatchPocket(
    { name: 'pocket', ...size, fabric: 'jersey', thickness: 0.05 },
    { on: 'front', face: 'outside', at },
    faces.pocket,
  )
  return [
    sewNeckLabel(),
    sewNeckTape(tape),
    pocket,
    ...own,
    topstitch(hemThread, bodyHems, faces.thread),
    topstitch('sleeveThread', sleeveHems, faces.thread),
    topstitch('neckThread', neckEdges, faces.thread),
    topstitch('pocketThread', edgesOfTrim(pocket), faces.thread),
  ]
}
