import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Cut } from '../pattern.ts'
import type { BandTrim, LoopTrim, Trim } from '../trim.ts'
import { along, drawn, filled, findPiece, straight } from './lay-tape.ts'
import { front, type Measured, nothing, type PointOfMeasure } from './point-of-measure.ts'
import { stitched } from './stitched.ts'

const half = 'half'

/** Opened flat, and one half of it by itself. */
export function measureMask(cut: Cut, trims: readonly Trim[]): Measured {
  const piece = findPiece(cut, 'leftHalf')
  if (!piece) return nothing
  const { right: ear, bottom: chin } = boundsOf(outlineOf(piece))
  const centre = getEdge(piece, 'centre')
  const [out, mouth] = centre.reduce((most, point) => (point[0] < most[0] ? point : most))
  const side = getEdge(piece, 'side').toSorted((a, b) => a[1] - b[1])
  const { gathered } = piece
  return {
    points: [
      {
        name: 'width',
        label: { en: 'Width, opened', fr: 'Largeur, ouvert' },
        how: {
          en: 'from ear to ear, where it stands out most',
          fr: 'd’une oreille à l’autre, au plus saillant',
        },
        kind: 'girth',
        view: front,
        legs: [
          straight('rightHalf', [-ear, mouth], [-out, mouth]),
          straight(piece.name, [out, mouth], [ear, mouth]),
        ],
      },
      {
        name: 'height',
        label: { en: 'Height', fr: 'Hauteur' },
        how: { en: 'from the nose straight down to the chin', fr: 'du nez tout droit jusqu’au menton' },
        kind: 'length',
        view: front,
        legs: [straight(piece.name, [out, 0], [out, chin])],
      },
      edgePoint(
        'top',
        { en: 'Upper edge, one half', fr: 'Bord supérieur, une moitié' },
        getEdge(piece, 'top'),
      ),
      edgePoint(
        'bottom',
        { en: 'Lower edge, one half', fr: 'Bord inférieur, une moitié' },
        getEdge(piece, 'bottom'),
      ),
      edgePoint('centre', { en: 'Centre seam', fr: 'Couture du milieu' }, centre),
      {
        name: 'side',
        label: gathered
          ? { en: 'Side, before it is gathered', fr: 'Côté, avant les fronces' }
          : { en: 'Side', fr: 'Côté' },
        how: { en: 'along the edge beside the ear', fr: 'le long du bord, près de l’oreille' },
        kind: 'part',
        view: half,
        legs: [straight(half, side[0]!, side.at(-1)!)],
      },
      ...(gathered ? [gatheredSide(side, gathered.to)] : []),
      halfWidth(out, mouth, ear),
      ...trimPoints(trims, ear, side),
    ],
    details: [
      {
        name: half,
        label: { en: 'One half', fr: 'Une moitié' },
        marks: [
          filled(piece.name, outlineOf(piece), piece.outside),
          ...stitched(cut, piece),
          drawn(piece.name, 'seam', centre),
          drawn(
            piece.name,
            'outline',
            ...piece.edges.filter(({ name }) => name !== 'centre').map(({ curve }) => curve),
          ),
        ],
      },
    ],
  }
}

function edgePoint(name: string, label: PointOfMeasure['label'], curve: readonly Point[]): PointOfMeasure {
  return {
    name,
    label,
    how: { en: 'along the edge', fr: 'le long du bord' },
    kind: 'part',
    view: half,
    legs: along(half, curve),
  }
}

function gatheredSide(side: readonly Point[], to: number): PointOfMeasure {
  const [top, bottom] = [side[0]!, side.at(-1)!]
  const short = ((bottom[1] - top[1]) * (1 - to)) / 2
  return {
    name: 'gatheredSide',
    label: { en: 'Side, gathered', fr: 'Côté, froncé' },
    how: { en: 'from the upper to the lower corner, sewn', fr: 'du coin supérieur au coin inférieur, cousu' },
    kind: 'part',
    view: half,
    legs: [straight(half, [top[0] + 0.3, top[1] + short], [top[0] + 0.3, bottom[1] - short])],
  }
}

function halfWidth(out: number, mouth: number, ear: number): PointOfMeasure {
  return {
    name: 'halfWidth',
    label: { en: 'Width, one half', fr: 'Largeur, une moitié' },
    how: {
      en: 'from where the centre seam stands out most to the side',
      fr: 'du plus saillant de la couture du milieu jusqu’au côté',
    },
    kind: 'part',
    view: half,
    legs: [straight(half, [out, mouth], [ear, mouth])],
  }
}

function trimPoints(trims: readonly Trim[], ear: number, side: readonly Point[]): PointOfMeasure[] {
  const binding = trims.find((trim): trim is BandTrim => trim.kind === 'band')
  const loop = trims.find((trim): trim is LoopTrim => trim.kind === 'loop')
  return [
    ...(binding
      ? [
          {
            name: 'binding',
            label: { en: 'Binding width', fr: 'Largeur du biais' },
            how: { en: 'as it is seen, folded', fr: 'telle que vue, plié' },
            kind: 'height',
            view: half,
            legs: [straight(half, [ear * 0.3, -0.2], [ear * 0.3, binding.to - 0.2])],
          } as const,
        ]
      : []),
    ...(loop
      ? [
          {
            name: 'loop',
            label: { en: 'Ear loop', fr: 'Boucle d’oreille' },
            how: {
              en: 'what hangs out of the side, from the seam to the end, folded in two',
              fr: 'ce qui dépasse du côté, de la couture au bout, pliée en deux',
            },
            kind: 'part',
            view: half,
            legs: [straight(half, [ear, side[0]![1] + 0.3], [ear + loop.reach, side[0]![1] + 0.3])],
          } as const,
        ]
      : []),
  ]
}
