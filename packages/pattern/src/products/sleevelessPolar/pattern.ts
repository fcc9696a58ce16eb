import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, getEdge, type Panel } from '@teamloom/shape/panel.ts'
import { pressEyelet, sewCord } from '../../blocks/drawcord.ts'
import { sewPatchPocket } from '../../blocks/patch-pocket.ts'
import { pieceSides, pieceYoke, sidesFrom } from '../../blocks/piecing.ts'
import { bothSides, type Slit, sewWelt, sewZippedSlit } from '../../blocks/slit-pocket.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { sewVest, threadsOfVest, type Vest, vestFaces } from '../../blocks/vest.ts'
import { sewZip, zipFaces } from '../../blocks/zip.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Field, Pattern } from '../../pattern.ts'
import type { Trim } from '../../trim.ts'
import { sleevelessPolarPlans } from './bake-plans.ts'
import { sleevelessPolarSizeNames, sleevelessPolarSpec } from './spec.ts'

const faces = vestFaces
const polar = { fabric: 'polar', hand: 'polar' } as const
const hemHeight = 0.6
/** Inches across the side panels at the hem, and of the yoke below the shoulders' outer ends. */
const sideWidth = 3
const stitched = [0.12]
const yokeDepth = { front: 3, back: 3.8 }

function cut(size: string, styles: Styles): Cut {
  const spec = sleevelessPolarSpec(size)
  const isBound = styles['body/hem'] === 'bound'
  const vest = sewVest(spec, {
    cloth: polar,
    inside: faces.body,
    collar: { fabric: 'polar', hand: 'linedFleece', ratio: 0.98 },
    armholes: { fabric: 'elastic', hand: 'linedFleece', height: 0.5, ratio: 0.97 },
    hem: isBound ? { fabric: 'elastic', hand: 'linedFleece', height: hemHeight, ratio: 0.97 } : null,
    fields,
  })
  const { pieces, seams, stitching } = vest
  return { pieces, seams, seamless: [], stitching, trims: trimsOf(vest, spec.collarHeight, isBound) }
}

function fields(panel: Panel, half: 'front' | 'back'): Field[] {
  const tip = boundsOf(getEdge(panel, 'armholeLeft')).top
  return [
    pieceYoke(panel, () => tip + yokeDepth[half], { outside: faces.yoke, inside: faces.body, stitched }),
    ...pieceSides(panel, sidesFrom(panel, 3, sideWidth), {
      outside: faces.sides,
      inside: faces.body,
      stitched,
    }),
  ]
}

/** Inches down the front of the pockets, from its neck. */
const handPocket = { from: [4.8, 13.4], to: [6.4, 19.2] } as const
const chestZip: Slit = { name: 'chestZip', from: [4.1, 4.6], to: [4.1, 9.2], side: 'left' }

function trimsOf({ front, hemMiddle }: Vest, collarHeight: number, isBound: boolean): Trim[] {
  const hemAt = boundsOf(getEdge(front, 'hem')).bottom
  const zip = sewZip(
    [
      { on: 'collar', u: 0, top: -collarHeight + 0.03, bottom: 0, cloth: faces.collar, fabric: 'polar' },
      {
        on: 'front',
        u: 0,
        top: 0,
        bottom: isBound ? hemAt : hemAt - 0.03,
        cloth: faces.body,
        fabric: 'polar',
      },
      ...(isBound
        ? [
            {
              on: 'hemBand',
              u: hemMiddle,
              top: 0,
              bottom: hemHeight - 0.02,
              cloth: faces.hem,
              fabric: 'elastic' as const,
            },
          ]
        : []),
    ],
    { ...zipFaces, thread: faces.thread },
    'open',
  )
  const cloth = { face: faces.pocket, fabric: 'polar', thickness: 0.12 } as const
  const welts = bothSides('handWelt', [...handPocket.from], [...handPocket.to]).map(slit =>
    sewWelt(slit, cloth),
  )
  const patch = sewPatchPocket(
    { name: 'pocket', width: 4.3, height: 5, point: 0.5, fabric: 'polar', thickness: 0.14 },
    { on: 'front', face: 'outside', at: [3.9, 4.6] },
    faces.chest,
  )
  return [
    ...zip.trims,
    ...threadsOfVest(),
    ...bothSides('handZip', [...handPocket.from], [...handPocket.to]).flatMap(slit =>
      sewZippedSlit(slit, cloth, zipFaces),
    ),
    ...welts,
    topstitch('weltThread', welts.flatMap(edgesOfTrim), faces.thread),
    patch,
    topstitch('chestThread', edgesOfTrim(patch), faces.thread),
    ...sewZippedSlit(chestZip, { ...cloth, face: faces.chest }, zipFaces),
    ...(isBound ? [] : hemCords(front, hemAt)),
  ]
}

/** Ends of the cord in the hem, near the side seams. */
function hemCords(front: Panel, hemAt: number): Trim[] {
  const out = boundsOf(getEdge(front, 'hem')).right - 3.2
  return ([1, -1] as const).flatMap((towards, i): Trim[] => {
    const name = `hem-${['left', 'right'][i]}`
    const seat = { on: 'front', face: 'outside', at: [towards * out, hemAt - 0.5] } as const
    return [
      pressEyelet(name, seat, faces.eyelets),
      sewCord('round', name, seat, faces.cord, i === 0 ? 2.6 : 2.4),
    ]
  })
}

export const sleevelessPolarPattern: Pattern = {
  name: 'sleevelessPolar',
  figure: 'vestTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sleevelessPolarSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 9, width: 8, height: 8 },
  plans: sleevelessPolarPlans,
  cut,
  measure: measureTop,
}
