import type { Styles } from '@teamloom/bakes/manifest.ts'
import { line } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Cut, Field } from '../pattern.ts'
import type { Trim } from '../trim.ts'
import type { Quilt, QuiltRows } from './quilting.ts'
import { bothSides, type Slit, sewWelt, sewZippedSlit } from './slit-pocket.ts'
import { edgesOfTrim, topstitch } from './topstitch.ts'
import { sewVest, threadsOfVest, type Vest, type VestSpec, vestFaces } from './vest.ts'
import { sewZip, zipFaces } from './zip.ts'

/** How a shell is quilted; a plain one is not. */
export type Shell = {
  readonly fabric: 'bubble' | 'taslan'
  readonly quilt: {
    /** Rows of quilting, whose `at` counts from the high shoulder point, so that lines meet at the sides. */
    readonly rows: readonly QuiltRows[]
    readonly height: number
  } | null
}

/** All that sets one sleeveless jacket off from another. Lengths are inches. */
export type JacketKit = {
  /** By the body's style. */
  readonly shells: Readonly<Record<string, Shell>>
  readonly fields: (panel: Panel, half: 'front' | 'back') => readonly Field[]
  /** Ends of the hand pockets on the wearer's left, and of the pocket on the chest. */
  readonly handPocket: { readonly from: Point; readonly to: Point }
  readonly chestPocket: { readonly from: Point; readonly to: Point }
}

const hemHeight = 0.7
/** Beside the zip the shell lies flat. */
const parted = 0.96
/** Inches on either side of a pocket's opening that do so as well. */
const besidePocket = 0.3

/** A padded shell over a lining, with a collar that stands, bound edges and a full zip. */
export function sewJacket(spec: VestSpec, kit: JacketKit, styles: Styles): Cut {
  const shell = kit.shells[styles['body/body']!]!
  const cloth = { fabric: shell.fabric, hand: 'wadded' } as const
  const binding = { fabric: 'elastic', hand: 'linedFleece' } as const
  const vest = sewVest(spec, {
    cloth,
    inside: vestFaces.lining,
    collar: { fabric: shell.fabric, hand: 'linedFleece', ratio: 1 },
    armholes: { ...binding, height: 0.5, ratio: 0.95 },
    hem: { ...binding, height: hemHeight, ratio: 0.93 },
    fields: kit.fields,
  })
  const { pieces, seams, stitching } = vest
  return {
    pieces,
    seams,
    seamless: [],
    stitching,
    quilting: quiltingOf(spec, shell, kit),
    trims: trimsOf(vest, spec, kit),
  }
}

/** The collar has one line round its middle. */
function quiltingOf({ torso, collarHeight }: VestSpec, { quilt }: Shell, kit: JacketKit): Quilt[] {
  if (!quilt) return []
  const flats = bothSides('', kit.handPocket.from, kit.handPocket.to).map(({ from, to }) => ({
    line: line(from, to),
    reach: besidePocket,
  }))
  const fromNeck = (drop: number) => quilt.rows.map(row => ({ ...row, at: row.at - drop }))
  return [
    { on: 'front', rows: fromNeck(torso.frontNeckDrop), height: quilt.height, parted, flats },
    { on: 'back', rows: fromNeck(torso.backNeckDrop), height: quilt.height },
    { on: 'collar', rows: [{ pitch: collarHeight / 2, at: 0 }], height: quilt.height * 0.6, parted },
  ]
}

function trimsOf({ front, hemMiddle }: Vest, { collarHeight }: VestSpec, kit: JacketKit): Trim[] {
  const { body, collar, hem, thread, pocket, chest } = vestFaces
  const hemAt = boundsOf(getEdge(front, 'hem')).bottom
  const zip = sewZip(
    [
      { on: 'collar', u: 0, top: -collarHeight + 0.03, bottom: 0, cloth: collar, fabric: 'taslan' },
      { on: 'front', u: 0, top: 0, bottom: hemAt, cloth: body, fabric: 'taslan' },
      { on: 'hemBand', u: hemMiddle, top: 0, bottom: hemHeight - 0.02, cloth: hem, fabric: 'elastic' },
    ],
    { ...zipFaces, thread },
    'open',
  )
  const cloth = { face: pocket, fabric: 'taslan', thickness: 0.1 } as const
  const { from, to } = kit.handPocket
  const welts = bothSides('handWelt', from, to).map(slit => sewWelt(slit, cloth))
  const chestZip: Slit = { name: 'chestZip', ...kit.chestPocket, side: 'left' }
  return [
    ...zip.trims,
    ...threadsOfVest(),
    ...bothSides('handZip', from, to).flatMap(slit => sewZippedSlit(slit, cloth, zipFaces)),
    ...welts,
    topstitch('weltThread', welts.flatMap(edgesOfTrim), thread),
    ...sewZippedSlit(chestZip, { ...cloth, face: chest }, zipFaces),
  ]
}
