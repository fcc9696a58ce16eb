import { must } from '@teamloom/kit/assert.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { chain, line } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { acrossBand } from '../measuring/across-band.ts'
import type { Cut, Piece } from '../pattern.ts'
import { cutPiecesOf } from '../raglan-pieces.ts'
import { drawn, filled, findBand, findEdge, findPiece, type SewnBand, straight } from './lay-tape.ts'
import { back, type Detail, type Measured, nothing, type PointOfMeasure } from './point-of-measure.ts'

const name = 'sleeve'
/** Inches below the underarm at which a sleeve is measured. */
const belowUnderarm = 1

/** A sleeve folded along its middle, which lies on the left: cap, underarm seam and lower edge, then its cuff. */
type FoldedSleeve = {
  readonly piece: Piece
  readonly cap: Curve
  readonly underarm: Point
  readonly corner: Point
  readonly cuff: SewnBand | undefined
}

/** The wearer's left one; the other is alike. */
export function measureSleeve(cut: Cut): Measured {
  const piece = cutPiecesOf(cut).find(({ name }) => name === 'leftSleeve')
  if (!piece) return nothing
  const sleeve = fold(cut, piece)
  return {
    points: [
      findEdge(piece, 'raglanBack') ? fromNeck(cut, piece) : fromCentreBack(cut, piece),
      biceps(sleeve),
      underarmSeam(sleeve),
      opening(sleeve),
      ...end(cut, sleeve),
    ],
    details: [drawSleeve(sleeve)],
  }
}

function fold(cut: Cut, piece: Piece): FoldedSleeve {
  const upper =
    findEdge(piece, 'capBack') ?? chain(findEdge(piece, 'neckBack')!, findEdge(piece, 'raglanBack')!)
  const cap = upper.map(([u, v]): Point => [Math.abs(u), v])
  const { right, bottom } = boundsOf(must(findEdge(piece, 'hem'), 'hem'))
  return {
    piece,
    cap: cap[0]![1] < cap.at(-1)![1] ? cap : cap.toReversed(),
    underarm: cap.reduce((low, point) => (point[1] > low[1] ? point : low)),
    corner: [right, bottom],
    cuff: findBand(cut, `${piece.name}.hem`),
  }
}

/** How the sleeve of a raglan is measured, which has no tip of the shoulder. */
function fromNeck(cut: Cut, sleeve: Piece): PointOfMeasure {
  const behind = must(findPiece(cut, 'back'), 'back')
  const shoulder = (findEdge(behind, 'shoulderLeft') ?? []).toSorted((a, b) => a[1] - b[1])
  const [high, tip] = [must(shoulder[0], 'shoulder'), must(shoulder.at(-1), 'shoulder')]
  return {
    name: 'sleeveFromNeck',
    label: { en: 'Sleeve from centre back neck', fr: 'Manche, du milieu d’encolure dos' },
    how: {
      en: 'from the middle of the back at the neck seam, straight to the middle of the sleeve at the neck, along the fold to the end',
      fr: 'du milieu du dos à la couture d’encolure, tout droit jusqu’au milieu de la manche à l’encolure, le long du pli jusqu’au bas',
    },
    kind: 'length',
    view: back,
    legs: [
      straight('back', [0, 0], high),
      straight('back', high, tip),
      straight(sleeve.name, [0, 0], [0, boundsOf(outlineOf(sleeve)).bottom]),
      ...acrossBand(cut, `${sleeve.name}.hem`),
    ],
  }
}

function fromCentreBack(cut: Cut, sleeve: Piece): PointOfMeasure {
  const shoulder = findEdge(must(findPiece(cut, 'back'), 'back'), 'shoulderLeft') ?? []
  const tip = must(shoulder.toSorted((a, b) => b[1] - a[1])[0], 'shoulder')
  return {
    name: 'sleeve',
    label: { en: 'Sleeve from centre back', fr: 'Manche, du milieu dos' },
    how: {
      en: 'from the middle of the back at the height of the shoulder tips, over the tip, along the fold to the end',
      fr: 'du milieu du dos à la hauteur du bout des épaules, par ce bout, le long du pli jusqu’au bas',
    },
    kind: 'length',
    view: back,
    legs: [
      straight('back', [0, tip[1]], tip),
      straight(sleeve.name, [0, 0], [0, boundsOf(outlineOf(sleeve)).bottom]),
      ...acrossBand(cut, `${sleeve.name}.hem`),
    ],
  }
}

function biceps({ underarm, corner }: FoldedSleeve): PointOfMeasure {
  const v = Math.min(underarm[1] + belowUnderarm, (underarm[1] + corner[1]) / 2)
  const share = (v - underarm[1]) / (corner[1] - underarm[1])
  return {
    name: 'biceps',
    label: { en: 'Half biceps', fr: 'Demi-biceps' },
    how: {
      en: '1 in below the underarm, from the fold to the seam, square to the fold',
      fr: '1\u00a0po sous le dessous de bras, du pli à la couture, à angle droit du pli',
    },
    kind: 'opening',
    view: name,
    legs: [straight(name, [0, v], [underarm[0] + (corner[0] - underarm[0]) * share, v])],
  }
}

function underarmSeam({ underarm, corner }: FoldedSleeve): PointOfMeasure {
  return {
    name: 'underarm',
    label: { en: 'Underarm seam', fr: 'Couture de dessous de bras' },
    how: {
      en: 'along the seam, from the armhole to the lower edge of the sleeve, without its cuff',
      fr: 'le long de la couture, de l’emmanchure au bas de la manche, sans le poignet',
    },
    kind: 'part',
    view: name,
    legs: [straight(name, underarm, corner)],
  }
}

function opening({ corner, cuff }: FoldedSleeve): PointOfMeasure {
  const low = corner[1] + (cuff?.height ?? 0)
  return {
    name: 'cuff',
    label: cuff
      ? { en: 'Half cuff opening', fr: 'Demi-ouverture du poignet' }
      : { en: 'Half sleeve opening', fr: 'Demi-ouverture de manche' },
    how: {
      en: 'along the lower edge, relaxed, from fold to seam',
      fr: 'le long du bord inférieur, au repos, du pli à la couture',
    },
    kind: 'opening',
    view: name,
    legs: [straight(name, [0, low], [cuff?.half ?? corner[0], low])],
  }
}

/** The cuff's height, or that of the cloth that is turned up. */
function end(cut: Cut, { piece, corner, cuff }: FoldedSleeve): PointOfMeasure[] {
  const rows = cut.stitching.filter(({ edge, holds }) => edge === `${piece.name}.hem` && holds === 'hem')
  const height = cuff?.height ?? Math.max(0, ...rows.map(({ inset }) => inset))
  if (height === 0) return []
  const from = cuff ? corner[1] : corner[1] - height
  const u = (cuff?.half ?? corner[0]) * 0.3
  return [
    {
      name: 'cuffHeight',
      label: cuff
        ? { en: 'Cuff height', fr: 'Hauteur du poignet' }
        : { en: 'Sleeve hem height', fr: 'Hauteur de l’ourlet de manche' },
      how: cuff
        ? { en: 'from its seam to its lower edge', fr: 'de sa couture à son bord inférieur' }
        : {
            en: 'from the lower edge to the upper row of stitches',
            fr: 'du bord inférieur à la rangée de points la plus haute',
          },
      kind: 'height',
      view: name,
      legs: [straight(name, [u, from], [u, from + height])],
    },
  ]
}

function drawSleeve({ piece, cap, underarm, corner, cuff }: FoldedSleeve): Detail {
  const seam = line(underarm, corner)
  const fold = line(cap[0]!, [0, corner[1]])
  const outline = [
    ...cap,
    ...seam.slice(1),
    ...line(corner, [0, corner[1]]).slice(1),
    ...fold.toReversed().slice(1),
  ]
  const marks = [
    filled(piece.name, outline, piece.outside),
    drawn(piece.name, 'outline', fold, cap, seam),
    drawn(piece.name, cuff ? 'seam' : 'outline', line([0, corner[1]], corner)),
  ]
  if (!cuff) return { name, label: { en: 'Sleeve', fr: 'Manche' }, marks }
  const low = corner[1] + cuff.height
  const ring: Curve = [
    [0, corner[1]],
    [cuff.half, corner[1]],
    [cuff.half, low],
    [0, low],
    [0, corner[1]],
  ]
  return {
    name,
    label: { en: 'Sleeve', fr: 'Manche' },
    marks: [
      ...marks,
      filled(cuff.piece.name, ring, cuff.piece.outside),
      drawn(cuff.piece.name, 'outline', ring),
    ],
  }
}
