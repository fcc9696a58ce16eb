import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Cut } from '../pattern.ts'
import type { Face, Trim } from '../trim.ts'
import type { CollaredTopSpec } from './collared-top.ts'
import { type CollaredTop, collaredTopFaces, sewCollaredTop, threadsOfTop } from './collared-top.ts'
import { sewElbowPatch } from './elbow-patch.ts'
import { sewFlapPocket } from './flap-pocket.ts'
import { sewAlongSeams } from './side-panels.ts'
import { type PlacketStretch, sewSnapPlacket } from './snap-placket.ts'
import { edgesOfTrim, topstitch } from './topstitch.ts'

/** The slots of its own elements, besides those of every collared top. */
export const polarSnapFaces = {
  ...collaredTopFaces,
  edge: { part: 'collar', element: 'edge', layer: 'edge' },
  elbows: { part: 'sleeves', element: 'elbows', layer: 'elbows' },
  placket: { part: 'placket', element: 'placket', layer: 'placket' },
  snap: { part: 'placket', element: 'snaps', layer: 'snap' },
  flap: { part: 'pocket', element: 'pocket', layer: 'flap' },
} as const satisfies Record<string, Face>

const faces = polarSnapFaces

/** Inches: of the hem's binding. */
export const bindingHeight = 0.6
/** On either side of the shoulder seam. */
const yokeWidth = 2.6
const collarEdge = 0.36
/** On the left sleeve: the back of the arm, half way down. */
const elbowAt = [4.1, 12.2] as const

/** A pullover of polar fleece, bound at hem and cuffs; `trimsOn` adds placket and pockets of one product. */
export function cutPolarSnapTop(
  spec: CollaredTopSpec,
  styles: Styles,
  trimsOn: (top: CollaredTop) => readonly Trim[],
): Cut {
  const top = sewCollaredTop(spec, {
    cloth: { fabric: 'polar', hand: 'polar' },
    collar: { fabric: 'polar', hand: 'linedFleece', ratio: 0.97 },
    ends: { fabric: 'polyester', hand: 'rib' },
    hem: { height: bindingHeight, ratio: 0.87, raised: 0.7 },
    cuffs: { height: 0.65, ratio: 0.78, raised: 1.3 },
    isRaglan: styles['sleeves/sleeves'] === 'raglan',
    sleeveStart: 2.4,
    faces: { ...faces, hem: faces.binding, cuffs: faces.binding },
  })
  const { pieces, seams, seamless, stitching } = top
  const elbows = (['left', 'right'] as const).map(arm =>
    sewElbowPatch(arm, elbowAt, faces.elbows, 'polyester'),
  )
  return {
    pieces,
    seams,
    seamless,
    stitching,
    trims: [
      ...sewAlongSeams('yoke', 'shoulder', yokeWidth, faces.yoke, 'polar'),
      {
        kind: 'band',
        name: 'collarEdge',
        on: 'collar',
        face: 'outside',
        edges: ['free'],
        joined: false,
        from: 0,
        to: collarEdge,
        outside: faces.edge,
        fabric: 'polyester',
      },
      ...elbows,
      topstitch('elbowThread', elbows.flatMap(edgesOfTrim), faces.thread),
      ...trimsOn(top),
      ...threadsOfTop(),
    ],
  }
}

/** Inches that a collar's placket keeps from its upper edge, and its stud. */
const belowEdge = 0.03
const collarSnap = 0.85

export function collarStretch(collarHeight: number): Omit<PlacketStretch, 'fabric'> {
  return {
    on: 'collar',
    u: 0,
    top: belowEdge - collarHeight,
    bottom: 0,
    snapsAt: [collarSnap - collarHeight],
  }
}

/** A chest pocket's place and size, inches: `at` is the middle of its upper edge. */
export const chestPocket = { at: [4.2, 3.2], width: 4.3, height: 4.9 } as const

/** On the wearer's left, of woven cloth, under a flap. */
export function sewChestPocket(): Trim[] {
  const { at, width, height } = chestPocket
  const { pocket, flap, snaps } = sewFlapPocket(
    { width, height, fabric: 'polyester' },
    { on: 'front', face: 'outside', at },
    faces,
  )
  return [
    pocket,
    flap,
    ...snaps,
    topstitch('pocketThread', [pocket, flap].flatMap(edgesOfTrim), faces.thread),
  ]
}

/** Its placket in each of its cloths, over the same stretches; styles of the element are named as these are. */
export function sewPlackets(
  stretches: readonly Omit<PlacketStretch, 'fabric'>[],
  end: 'open' | 'boxed',
): Trim[] {
  return Object.entries(placketCloths).flatMap(
    ([name, fabric]) =>
      sewSnapPlacket(
        name,
        stretches.map(stretch => ({ ...stretch, fabric })),
        faces,
        end,
      ).trims,
  )
}

export const placketCloths = { woven: 'polyester', polar: 'polar' } as const
