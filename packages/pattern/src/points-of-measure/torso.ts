import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { boundsOf, outlineOf, type Panel, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { acrossBand } from '../measuring/across-band.ts'
import type { Cut, Piece } from '../pattern.ts'
import { isRaglan } from '../raglan-pieces.ts'
import { findBand, findEdge, findPiece, straight } from './lay-tape.ts'
import { back, front, type Measured, nothing, type PointOfMeasure } from './point-of-measure.ts'

/** Inches below the underarm at which a chest is measured. */
const belowUnderarm = 1
/** A body that comes in less than this has no waist of its own. */
const leastWaist = 0.25

/** Body, shoulders and neck. */
export function measureTorso(cut: Cut): Measured {
  const [frontPiece, backPiece] = [findPiece(cut, 'front'), findPiece(cut, 'back')]
  if (frontPiece?.wrap.kind !== 'torso' || !backPiece) return nothing
  const isSetIn = !isRaglan(backPiece)
  // What wraps an armhole lies beyond the line that is measured from.
  const isBound = isSetIn && findBand(cut, 'front.armholeLeft') !== undefined
  const points = [
    chest(frontPiece, isBound),
    waist(frontPiece),
    hem(cut, frontPiece),
    lengthInFront(cut, frontPiece),
    ...(isSetIn
      ? [acrossAt(frontPiece, front, 'acrossFront', { en: 'Across front', fr: 'Carrure devant' }, isBound)]
      : []),
    neckDrop(frontPiece, front, 'frontNeckDrop', {
      en: 'Front neck drop',
      fr: 'Profondeur d’encolure, devant',
    }),
    lengthBehind(cut, backPiece),
    ...(isSetIn
      ? [acrossAt(backPiece, back, 'acrossBack', { en: 'Across back', fr: 'Carrure dos' }, isBound)]
      : []),
    neckWidth(backPiece),
    neckDrop(backPiece, back, 'backNeckDrop', { en: 'Back neck drop', fr: 'Profondeur d’encolure, dos' }),
    ...(isSetIn ? shoulders(backPiece, isBound) : raglanSeams(frontPiece, backPiece)),
    ...rib(cut),
  ]
  return { points, details: [] }
}

/** High shoulder point, tip and underarm, on the wearer's left. */
function cornersOf(piece: Panel): { readonly high: Point; readonly tip: Point; readonly underarm: Point } {
  const shoulder = (findEdge(piece, 'shoulderLeft') ?? []).toSorted((a, b) => a[1] - b[1])
  const armhole = (findEdge(piece, 'armholeLeft') ?? []).toSorted((a, b) => a[1] - b[1])
  return {
    high: must(shoulder[0], 'shoulder'),
    tip: must(shoulder.at(-1), 'shoulder'),
    underarm: must(armhole.at(-1), 'armhole'),
  }
}

function levelOf(piece: Panel, v: number): [Point, Point] {
  const { left, right } = spanAt(outlineOf(piece), v)
  return [
    [left, v],
    [right, v],
  ]
}

function chest(piece: Piece, isBound: boolean): PointOfMeasure {
  const v = cornersOf(piece).underarm[1] + belowUnderarm
  return {
    name: 'chest',
    label: { en: 'Half chest', fr: 'Demi-poitrine' },
    how: isBound
      ? {
          en: '1 in below the seams of the armhole bindings, straight across from side to side',
          fr: '1\u00a0po sous les coutures des bordures d’emmanchure, tout droit d’un côté à l’autre',
        }
      : {
          en: '1 in below the armholes, straight across from side to side',
          fr: '1\u00a0po sous les emmanchures, tout droit d’un côté à l’autre',
        },
    kind: 'girth',
    view: front,
    legs: [straight(piece.name, ...levelOf(piece, v))],
  }
}

function waist(piece: Piece): PointOfMeasure {
  const top = cornersOf(piece).underarm[1] + belowUnderarm
  const bottom = hemCorner(piece)[1]
  const widthAt = (v: number) => {
    const { left, right } = spanAt(outlineOf(piece), v)
    return right - left
  }
  const heights = Array.from({ length: 61 }, (_, i) => top + ((bottom - 0.1 - top) * i) / 60)
  const narrowest = heights.reduce((best, v) => (widthAt(v) < widthAt(best) ? v : best))
  const ends = Math.min(widthAt(top), widthAt(bottom - 0.1))
  const isShaped = widthAt(narrowest) < ends - leastWaist
  return {
    name: 'waist',
    label: { en: 'Half waist', fr: 'Demi-taille' },
    how: isShaped
      ? {
          en: 'at its narrowest, straight across from side to side',
          fr: 'au plus étroit, tout droit d’un côté à l’autre',
        }
      : {
          en: 'half way from the underarm to the end of the side seam, straight across',
          fr: 'à mi-chemin entre l’emmanchure et le bas de la couture de côté, tout droit',
        },
    kind: 'girth',
    view: front,
    legs: [
      straight(piece.name, ...levelOf(piece, isShaped ? narrowest : (top - belowUnderarm + bottom) / 2)),
    ],
  }
}

/** Where side and hem meet, on the wearer's left of a front. */
function hemCorner(piece: Panel): Point {
  return must((findEdge(piece, 'sideLeft') ?? []).toSorted((a, b) => b[1] - a[1])[0], 'side')
}

function hem(cut: Cut, piece: Piece): PointOfMeasure {
  const sewn = findBand(cut, 'front.hem')
  const band = sewn?.drawsIn ? sewn : undefined
  const [u, v] = hemCorner(piece)
  const seam = {
    en: 'along the seam of its band, held straight, from side to side',
    fr: 'le long de la couture de la bande, tendue droite, d’un côté à l’autre',
  }
  return {
    name: 'hem',
    label: { en: 'Half hem', fr: 'Demi-tour du bas' },
    how: band
      ? {
          en: 'along the lower edge, relaxed, from fold to fold',
          fr: 'le long du bord inférieur, au repos, d’un pli à l’autre',
        }
      : sewn
        ? seam
        : {
            en: 'straight across from corner to corner of the hem',
            fr: 'tout droit d’un coin à l’autre de l’ourlet',
          },
    kind: band ? 'opening' : 'girth',
    view: front,
    legs: band
      ? [
          straight(
            band.piece.name,
            [band.middle - band.half / 2, band.free],
            [band.middle + band.half / 2, band.free],
          ),
        ]
      : [straight(piece.name, [-u, v], [u, v])],
  }
}

function lengthInFront(cut: Cut, piece: Piece): PointOfMeasure {
  const { high } = cornersOf(piece)
  const end: Point = [high[0], boundsOf(findEdge(piece, 'hem') ?? []).bottom]
  return {
    name: 'length',
    label: { en: 'Front length', fr: 'Longueur devant' },
    how: {
      en: 'from the high shoulder point straight down to the lowest edge',
      fr: 'du point haut de l’épaule, tout droit jusqu’au bord le plus bas',
    },
    kind: 'length',
    view: front,
    legs: [straight(piece.name, high, end), ...acrossBand(cut, `${piece.name}.hem`)],
  }
}

function lengthBehind(cut: Cut, piece: Piece): PointOfMeasure {
  const top: Point = [0, neckBottom(piece)]
  const end: Point = [0, boundsOf(findEdge(piece, 'hem') ?? []).bottom]
  return {
    name: 'backLength',
    label: { en: 'Centre back length', fr: 'Longueur milieu dos' },
    how: {
      en: 'from the neck seam down the middle of the back to the lowest edge',
      fr: 'de la couture d’encolure, au milieu du dos, jusqu’au bord le plus bas',
    },
    kind: 'length',
    view: back,
    legs: [straight(piece.name, top, end), ...acrossBand(cut, `${piece.name}.hem`)],
  }
}

/** Half way down the armhole. */
function acrossAt(
  piece: Piece,
  view: typeof front,
  name: string,
  label: Label,
  isBound: boolean,
): PointOfMeasure {
  const { tip, underarm } = cornersOf(piece)
  return {
    name,
    label,
    how: toBinding(isBound, {
      en: 'half way from the tip of the shoulder to the underarm, straight across from armhole to armhole',
      fr: 'à mi-chemin entre le bout de l’épaule et le dessous de bras, tout droit d’une emmanchure à l’autre',
    }),
    kind: 'across',
    view,
    legs: [straight(piece.name, ...levelOf(piece, (tip[1] + underarm[1]) / 2))],
  }
}

/** The neck seam in the middle. */
function neckBottom(piece: Panel): number {
  const neck = piece.edges.filter(({ name }) => /^(?:neck|lap)/.test(name)).flatMap(({ curve }) => curve)
  return boundsOf(neck).bottom
}

function neckDrop(piece: Piece, view: typeof front, name: string, label: Label): PointOfMeasure {
  const { high } = cornersOf(piece)
  return {
    name,
    label,
    how: {
      en: 'from the level of the high shoulder points down to the neck seam, in the middle',
      fr: 'du niveau des points hauts des épaules jusqu’à la couture d’encolure, au milieu',
    },
    kind: 'neck',
    view,
    legs: [straight(piece.name, [0, high[1]], [0, neckBottom(piece)])],
  }
}

function neckWidth(piece: Piece): PointOfMeasure {
  const { high } = cornersOf(piece)
  return {
    name: 'neckWidth',
    label: { en: 'Neck width', fr: 'Largeur d’encolure' },
    how: {
      en: 'straight from one high shoulder point to the other, at the neck seam',
      fr: 'tout droit d’un point haut d’épaule à l’autre, à la couture d’encolure',
    },
    kind: 'neck',
    view: back,
    legs: [straight(piece.name, [-high[0], high[1]], high)],
  }
}

/** Where a binding lies beyond the line. */
function toBinding(isBound: boolean, { en, fr }: Label): Label {
  return isBound ? { en: `${en}, without the bindings`, fr: `${fr}, sans les bordures` } : { en, fr }
}

function shoulders(piece: Piece, isBound: boolean): PointOfMeasure[] {
  const { high, tip, underarm } = cornersOf(piece)
  return [
    {
      name: 'acrossShoulder',
      label: { en: 'Across shoulders', fr: 'Largeur d’épaules' },
      how: toBinding(isBound, {
        en: 'straight from tip to tip of the shoulder seams',
        fr: 'tout droit d’un bout à l’autre des coutures d’épaule',
      }),
      kind: 'across',
      view: back,
      legs: [straight(piece.name, [-tip[0], tip[1]], tip)],
    },
    {
      name: 'shoulder',
      label: { en: 'Shoulder seam', fr: 'Couture d’épaule' },
      how: toBinding(isBound, {
        en: 'along the seam, from the neck seam to the armhole',
        fr: 'le long de la couture, de l’encolure à l’emmanchure',
      }),
      kind: 'neck',
      view: back,
      legs: [straight(piece.name, high, tip)],
    },
    {
      name: 'armhole',
      label: { en: 'Armhole, straight', fr: 'Emmanchure, en ligne droite' },
      how: toBinding(isBound, {
        en: 'straight from the tip of the shoulder to the underarm',
        fr: 'tout droit du bout de l’épaule au dessous de bras',
      }),
      kind: 'across',
      view: back,
      legs: [straight(piece.name, tip, underarm)],
    },
  ]
}

function raglanSeams(...pieces: readonly [Piece, Piece]): PointOfMeasure[] {
  const words = {
    front: { en: 'Raglan seam, front', fr: 'Couture raglan, devant' },
    back: { en: 'Raglan seam, back', fr: 'Couture raglan, dos' },
  } as const
  return pieces.flatMap((piece): PointOfMeasure[] => {
    const half = piece.name === 'back' ? 'back' : 'front'
    const side = Math.sign(cornersOf(piece).tip[0])
    const seam = piece.fields?.find(
      field => field.outside.part === 'sleeves' && Math.sign(field.seam[0]![0]) === side,
    )?.seam
    if (!seam) return []
    return [
      {
        name: `${half}Raglan`,
        label: words[half],
        how: {
          en: 'straight from the neck seam to the underarm',
          fr: 'tout droit de la couture d’encolure au dessous de bras',
        },
        kind: 'across',
        view: half,
        legs: [straight(piece.name, seam[0]!, seam.at(-1)!)],
      },
    ]
  })
}

/** What the body ends in: the height of its band, or of the cloth that is turned up. */
function rib(cut: Cut): PointOfMeasure[] {
  const band = findBand(cut, 'back.hem')
  if (!band) return turnUp(cut)
  const at = band.middle - band.half * 0.36
  return [
    {
      name: 'hemHeight',
      label: { en: 'Hem band height', fr: 'Hauteur de la bande du bas' },
      how: {
        en: 'from its seam to the lower edge, in the middle of the back',
        fr: 'de sa couture au bord inférieur, au dos',
      },
      kind: 'height',
      view: back,
      legs: [straight(band.piece.name, [at, 0], [at, band.free])],
    },
  ]
}

function turnUp(cut: Cut): PointOfMeasure[] {
  const inset = Math.max(
    0,
    ...cut.stitching
      .filter(({ edge, holds }) => edge === 'back.hem' && holds === 'hem')
      .map(row => row.inset),
  )
  const piece = findPiece(cut, 'back')
  const corner = piece && hemCorner(piece)
  if (inset === 0 || !piece || !corner) return []
  const bottom = boundsOf(findEdge(piece, 'hem') ?? []).bottom
  return [
    {
      name: 'hemHeight',
      label: { en: 'Hem height', fr: 'Hauteur de l’ourlet' },
      how: {
        en: 'from the lower edge to the upper row of stitches',
        fr: 'du bord inférieur à la rangée de points la plus haute',
      },
      kind: 'height',
      view: back,
      legs: [straight(piece.name, [corner[0] * 0.3, bottom - inset], [corner[0] * 0.3, bottom])],
    },
  ]
}
