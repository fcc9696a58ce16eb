import type { Styles } from '@teamloom/bakes/manifest.ts'
import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import {
  type CollaredTop,
  collaredTopFaces,
  type EndBand,
  sewCollaredTop,
  threadsOfTop,
} from '../../blocks/collared-top.ts'
import { cutSplitPocket, sewSplitPocket } from '../../blocks/kangaroo-pocket.ts'
import { partRib, type TippedRib, tipRibs } from '../../blocks/rib-tipping.ts'
import { sewAlongSeams } from '../../blocks/side-panels.ts'
import { bothSides, sewWelt, sewZippedSlit } from '../../blocks/slit-pocket.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { sewZip, zipFaces } from '../../blocks/zip.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import type { Face, Trim } from '../../trim.ts'
import { mockneckFullZipPlans } from './bake-plans.ts'
import { mockneckFullZipSizeNames, mockneckFullZipSpec } from './spec.ts'

const faces = { ...collaredTopFaces, collarInside: collaredTopFaces.collar }
const tipping: Face = { part: 'body', element: 'tipping', layer: 'tipping' }

const hem: EndBand = { height: 3, ratio: 0.8, raised: 1 }
const cuffs: EndBand = { height: 3.1, ratio: 0.66, raised: 2 }
const sideWidth = 2.3
const kangaroo = { topWidth: 8.4, bottomWidth: 13, height: 7.6, sideHeight: 2.2 }
/** Inches from the front's middle, and above the hem's rib, of a slanted pocket's ends. */
const slit = { from: { u: 4.6, up: 8.6 }, to: { u: 6.5, up: 2.6 } }

function cut(size: string, styles: Styles): Cut {
  const spec = mockneckFullZipSpec(size)
  const top = sewCollaredTop(spec, {
    cloth: { fabric: 'fleece', hand: 'fleece' },
    collar: { fabric: 'ribbing', hand: 'rib', ratio: 0.9 },
    ends: { fabric: 'ribbing', hand: 'rib' },
    hem,
    cuffs,
    isRaglan: styles['sleeves/sleeves'] === 'raglan',
    sleeveStart: 2.4,
    faces,
  })
  const { pieces, seams, seamless, stitching } = top
  return { pieces, seams, seamless, stitching, trims: trimsOf(top, spec.collarHeight) }
}

function trimsOf(top: CollaredTop, collarHeight: number): Trim[] {
  const hemAt = boundsOf(getEdge(top.front, 'hem')).bottom
  return [
    ...sewAlongSeams('side', 'side', sideWidth, faces.sides, 'fleece'),
    ...tipRibs(ribsOf(top, collarHeight), tipping),
    ...zipOf(top, collarHeight, hemAt),
    ...pocketsOf(hemAt),
    ...threadsOfTop(),
  ]
}

/** The stretches of rib that are striped. */
function ribsOf({ pieces, hemMiddle }: CollaredTop, collarHeight: number): TippedRib[] {
  const stretch = (on: string, middle: number): TippedRib => {
    const { left, right } = boundsOf(
      outlineOf(
        must(
          pieces.find(piece => piece.name === on),
          on,
        ),
      ),
    )
    return { on, left, right, middle }
  }
  return [
    ...partRib(stretch('collar', -collarHeight / 2), 0),
    ...partRib(stretch('hemBand', hem.height / 2), hemMiddle),
    ...['leftCuff', 'rightCuff'].map(cuff => stretch(cuff, cuffs.height / 2)),
  ]
}

function zipOf({ hemMiddle }: CollaredTop, collarHeight: number, hemAt: number): readonly Trim[] {
  return sewZip(
    [
      { on: 'collar', u: 0, top: 0.03 - collarHeight, bottom: 0, cloth: faces.collar, fabric: 'ribbing' },
      { on: 'front', u: 0, top: 0, bottom: hemAt, cloth: faces.body, fabric: 'fleece' },
      {
        on: 'hemBand',
        u: hemMiddle,
        top: 0,
        bottom: hem.height - 0.02,
        cloth: faces.hem,
        fabric: 'ribbing',
      },
    ],
    { ...zipFaces, thread: faces.thread },
    'open',
  ).trims
}

function pocketsOf(hemAt: number): Trim[] {
  const cloth = { face: faces.pocket, fabric: 'fleece', thickness: 0.1 } as const
  const from = [slit.from.u, hemAt - slit.from.up] as const
  const to = [slit.to.u, hemAt - slit.to.up] as const
  const welts = bothSides('welt', from, to).map(one => sewWelt(one, cloth))
  const zipped = bothSides('pocket', from, to).flatMap(one =>
    sewZippedSlit(one, { ...cloth, thickness: 0.05 }, zipFaces),
  )
  const halves = (['left', 'right'] as const).map(half =>
    sewSplitPocket(
      cutSplitPocket(kangaroo, half),
      { on: 'front', face: 'outside', at: [0, hemAt - kangaroo.height - 0.04] },
      faces.pocket,
    ),
  )
  return [
    ...welts,
    ...zipped,
    ...halves,
    topstitch('weltThread', welts.flatMap(edgesOfTrim), faces.thread),
    topstitch('kangarooThread', halves.flatMap(edgesOfTrim), faces.thread),
  ]
}

export const mockneckFullZipPattern: Pattern = {
  name: 'mockneckFullZip',
  figure: 'collaredTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: mockneckFullZipSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: mockneckFullZipPlans,
  cut,
  measure: measureTop,
}
