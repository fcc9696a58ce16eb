import { line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face, LaidTrim, Seat, SnapTrim } from '../trim.ts'
import { sewPatchPocket } from './patch-pocket.ts'

export type FlapPocketSpec = {
  readonly width: number
  readonly height: number
  readonly fabric: LaidTrim['fabric']
}

export type FlapPocketFaces = { readonly pocket: Face; readonly flap: Face; readonly snap: Face }

/** Inches: of the flap, how far its corners are cut off, and how much it is wider than the pocket. */
const flapHeight = 1.75
const cutOff = 0.55
const wider = 0.14
/** From the flap's upper edge to the pocket's, and from its lower edge to the snap. */
const toPocket = 0.3
const toSnap = 0.5

/** A chest pocket under a flap that snaps down. Origin of the seat: middle of the flap's upper edge. */
export function sewFlapPocket(
  { width, height, fabric }: FlapPocketSpec,
  seat: Seat,
  faces: FlapPocketFaces,
): { readonly pocket: LaidTrim; readonly flap: LaidTrim; readonly snaps: readonly SnapTrim[] } {
  const patch = sewPatchPocket(
    { name: 'pocket', width, height, point: 0.5, fabric, thickness: 0.04 },
    { ...seat, at: [seat.at[0], seat.at[1] + toPocket] },
    faces.pocket,
  )
  return {
    // The flap holds its mouth shut.
    pocket: { ...patch, open: [], stitching: patch.stitching.filter(({ edge }) => edge !== 'top') },
    flap: {
      kind: 'laid',
      name: 'flap',
      panel: cutFlap(width + wider),
      seat,
      outside: faces.flap,
      fabric,
      thickness: 0.1,
      puff: 0.06,
      open: ['left', 'lower', 'right'].map(edge => ({ edge, gape: 0.09 })),
      stitching: [
        { edge: 'top', insets: [0.07, 0.3] },
        { edge: 'left', insets: [0.12] },
        { edge: 'lower', insets: [0.12] },
        { edge: 'right', insets: [0.12] },
      ],
    },
    snaps: (['ring', 'cap'] as const).map(shape => ({
      kind: 'snap',
      name: `pocket-${shape}`,
      seat: { ...seat, at: [seat.at[0], seat.at[1] + flapHeight - toSnap] },
      lift: 0.16,
      diameter: 0.5,
      shape,
      outside: faces.snap,
    })),
  }
}

function cutFlap(width: number): Panel {
  const half = width / 2
  const side = line([half, 0], [half, flapHeight - cutOff])
  const corner: Point = [half - cutOff, flapHeight]
  const cut = line([half, flapHeight - cutOff], corner)
  return {
    name: 'flap',
    edges: [
      { name: 'top', curve: line([-half, 0], [half, 0]) },
      { name: 'left', curve: side },
      {
        name: 'lower',
        curve: [...cut, ...line(corner, [-corner[0], corner[1]]).slice(1), ...mirror(cut).slice(1)],
      },
      { name: 'right', curve: mirror(side) },
    ],
  }
}
