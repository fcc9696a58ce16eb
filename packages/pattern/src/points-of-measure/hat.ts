import { type Curve, line } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { restOfKnit } from '../blocks/knit-hat.ts'
import type { Cut, Piece } from '../pattern.ts'
import type { LaidTrim, PomTrim, Trim } from '../trim.ts'
import { along, drawn, filled, findPiece, straight } from './lay-tape.ts'
import { type Detail, front, type Measured, nothing, type PointOfMeasure } from './point-of-measure.ts'

const gore = 'crown'
const opened = 'opened'

/** Knitted hats, relaxed: what is measured on a head is stretched. */
export function measureHat(cut: Cut, trims: readonly Trim[]): Measured {
  const piece = findPiece(cut, 'front')
  if (piece?.wrap.kind !== 'head') return nothing
  const cuff = findPiece(cut, 'cuff')
  const lowest = piece.wrap.height
  return {
    points: [
      ...bodyPoints(piece, cuff, lowest),
      ...openedPoints(piece, cuff ? lowest : 0),
      ...crownPoints(piece),
      ...cuffPoints(cuff),
      ...trimPoints(trims),
    ],
    details: [drawGore(piece), drawOpened(piece, cuff, lowest)],
  }
}

/** Half round it, relaxed. */
function halfOf(piece: Piece, cuff: Piece | undefined): number {
  const { right } = boundsOf(outlineOf(cuff ?? piece))
  return (cuff ? right / 2 : right * 2) * restOfKnit
}

function bodyPoints(piece: Piece, cuff: Piece | undefined, lowest: number): PointOfMeasure[] {
  const { top, right } = boundsOf(outlineOf(piece))
  const lower = cuff ?? piece
  const half = halfOf(piece, cuff)
  const at = cuff ? boundsOf(outlineOf(cuff)).top / 4 : 0
  const end = cuff ? lowest : 0
  const whole = end - top + (cuff ? -boundsOf(outlineOf(cuff)).top : 0)
  const body = right * 2 * restOfKnit
  return [
    {
      name: 'width',
      label: { en: 'Half round, lower edge', fr: 'Demi-tour, bord inférieur' },
      how: cuff
        ? {
            en: 'turned up, relaxed, straight across from fold to fold; the body within stretches the turn-up',
            fr: 'revers replié, au repos, tout droit d’un pli à l’autre; le corps à l’intérieur étire le revers',
          }
        : {
            en: 'relaxed, straight across from fold to fold',
            fr: 'au repos, tout droit d’un pli à l’autre',
          },
      kind: 'girth',
      view: front,
      legs: [straight(lower.name, [-half, at], [half, at])],
    },
    {
      name: 'height',
      label: { en: 'Height, as worn', fr: 'Hauteur portée' },
      how: {
        en: 'from the middle of the crown straight down to the lower edge',
        fr: 'du milieu de la calotte tout droit jusqu’au bord inférieur',
      },
      kind: 'length',
      view: front,
      legs: [straight(piece.name, [0, top], [0, end])],
    },
    {
      name: 'bodyWidth',
      label: { en: 'Half round, body', fr: 'Demi-tour, corps' },
      how: {
        en: 'opened out and relaxed, where the crown begins to narrow, from fold to fold',
        fr: 'déplié et au repos, là où la calotte commence à rétrécir, d’un pli à l’autre',
      },
      kind: 'girth',
      view: opened,
      legs: [straight(opened, [-body, shoulderOf(piece)], [body, shoulderOf(piece)])],
    },
    ...(cuff
      ? [
          {
            name: 'wholeLength',
            label: { en: 'Length, turn-up opened', fr: 'Longueur, revers déplié' },
            how: {
              en: 'from the middle of the crown to the knitted edge',
              fr: 'du milieu de la calotte au bord tricoté',
            },
            kind: 'length',
            view: opened,
            legs: [straight(opened, [0, top], [0, top + whole])],
          } as const,
        ]
      : []),
  ]
}

/** Down the gore: where it is as wide as it gets. */
function shoulderOf(piece: Piece): number {
  return getEdge(piece, 'dartLeft').at(-1)![1]
}

/** Opened and folded: half way down the crown, and below it. */
function openedPoints(piece: Piece, lowest: number): PointOfMeasure[] {
  const dart = getEdge(piece, 'dartLeft')
  const middle = (dart[0]![1] + dart.at(-1)![1]) / 2
  const half = dart.find(([, v]) => v >= middle)![0] * 2 * restOfKnit
  const side = shoulderOf(piece)
  const right = dart.at(-1)![0] * 2 * restOfKnit
  return [
    {
      name: 'crownWidth',
      label: { en: 'Half round, crown half way', fr: 'Demi-tour, calotte à mi-hauteur' },
      how: {
        en: 'half way down the crown, relaxed, from fold to fold',
        fr: 'à mi-hauteur de la calotte, au repos, d’un pli à l’autre',
      },
      kind: 'girth',
      view: opened,
      legs: [straight(opened, [-half, middle], [half, middle])],
    },
    {
      name: 'sideHeight',
      label: { en: 'Side, below the crown', fr: 'Côté, sous la calotte' },
      how: {
        en: 'along the fold, from where the crown begins to narrow to the lower edge as worn',
        fr: 'le long du pli, d’où la calotte commence à rétrécir jusqu’au bord porté',
      },
      kind: 'length',
      view: opened,
      legs: [straight(opened, [right, side], [right, lowest])],
    },
  ]
}

function crownPoints(piece: Piece): PointOfMeasure[] {
  const dart = getEdge(piece, 'dartLeft').map(([u, v]): Point => [u * restOfKnit, v])
  const [top, shoulder] = [dart[0]!, dart.at(-1)!]
  const middle = (top[1] + shoulder[1]) / 2
  const half = dart.find(([, v]) => v >= middle)![0]
  return [
    {
      name: 'crownDepth',
      label: { en: 'Crown depth', fr: 'Profondeur de la calotte' },
      how: {
        en: 'from its middle straight down to where it begins to narrow',
        fr: 'de son milieu tout droit jusqu’où elle commence à rétrécir',
      },
      kind: 'length',
      view: gore,
      legs: [straight(gore, [0, top[1]], [0, shoulder[1]])],
    },
    {
      name: 'dart',
      label: { en: 'Crown seam', fr: 'Couture de la calotte' },
      how: {
        en: 'along one of the four seams, from the middle to its end',
        fr: 'le long d’une des quatre coutures, du milieu à son bout',
      },
      kind: 'length',
      view: gore,
      legs: along(gore, dart),
    },
    {
      name: 'goreWidth',
      label: { en: 'Quarter of the crown, half way', fr: 'Quart de la calotte, à mi-hauteur' },
      how: {
        en: 'between two seams, half way down the crown, relaxed',
        fr: 'entre deux coutures, à mi-hauteur de la calotte, au repos',
      },
      kind: 'part',
      view: gore,
      legs: [straight(gore, [-half, middle], [half, middle])],
    },
  ]
}

function cuffPoints(cuff: Piece | undefined): PointOfMeasure[] {
  if (!cuff) return []
  const { top, right } = boundsOf(outlineOf(cuff))
  const u = (right / 2) * restOfKnit * 0.8
  return [
    {
      name: 'cuff',
      label: { en: 'Turn-up height', fr: 'Hauteur du revers' },
      how: { en: 'from the fold to the knitted edge', fr: 'du pli au bord tricoté' },
      kind: 'height',
      view: front,
      legs: [straight(cuff.name, [u, top], [u, 0])],
    },
  ]
}

function trimPoints(trims: readonly Trim[]): PointOfMeasure[] {
  const label = trims.find(
    (trim): trim is LaidTrim => trim.kind === 'laid' && /^(?:patch|tab)(?:Low)?$/.test(trim.name),
  )
  const pom = trims.find((trim): trim is PomTrim => trim.kind === 'pom')
  return [...(label ? labelPoints(label) : []), ...(pom ? [diameter(pom)] : [])]
}

function labelPoints({ panel, seat }: LaidTrim): PointOfMeasure[] {
  const { left, right, top, bottom } = boundsOf(outlineOf(panel))
  const [u, v] = seat.at
  const on = seat.on
  return [
    {
      name: 'labelWidth',
      label: { en: 'Label width', fr: 'Largeur de l’étiquette' },
      how: { en: 'from edge to edge', fr: 'd’un bord à l’autre' },
      kind: 'height',
      view: front,
      legs: [straight(on, [u + left, v + bottom + 0.25], [u + right, v + bottom + 0.25])],
    },
    {
      name: 'labelHeight',
      label: { en: 'Label height', fr: 'Hauteur de l’étiquette' },
      how: { en: 'from edge to edge', fr: 'd’un bord à l’autre' },
      kind: 'height',
      view: front,
      legs: [straight(on, [u + right + 0.3, v + top], [u + right + 0.3, v + bottom])],
    },
    {
      name: 'labelAbove',
      label: { en: 'Label, above the lower edge', fr: 'Étiquette, au-dessus du bord' },
      how: {
        en: 'from the lower edge of the hat up to that of the label',
        fr: 'du bord inférieur de la tuque à celui de l’étiquette',
      },
      kind: 'part',
      view: front,
      legs: [straight(on, [u, v + bottom], [u, 0])],
    },
  ]
}

function diameter({ radius }: PomTrim): PointOfMeasure {
  return {
    name: 'pom',
    label: { en: 'Pom-pom', fr: 'Pompon' },
    how: { en: 'across, brushed out', fr: 'diamètre, brossé' },
    kind: 'part',
    view: opened,
    legs: [straight(opened, [-radius, pomAt], [radius, pomAt])],
  }
}

/** Inches down the drawing of the opened hat: beside its lower edge, where nothing else is measured. */
const pomAt = 0

/** A quarter of the crown, relaxed. */
function drawGore(piece: Piece): Detail {
  const relaxed = (curve: Curve) => curve.map(([u, v]): Point => [u * restOfKnit, v])
  const darts = ['dartLeft', 'dartRight'].map(edge => relaxed(getEdge(piece, edge)))
  const end = shoulderOf(piece)
  const { right } = boundsOf(darts.flat())
  return {
    name: gore,
    label: { en: 'A quarter of the crown', fr: 'Un quart de la calotte' },
    marks: [
      filled(piece.name, [...darts[0]!, ...darts[1]!], piece.outside),
      drawn(piece.name, 'seam', ...darts),
      drawn(piece.name, 'rib', line([-right, end], [right, end])),
    ],
  }
}

/** The whole knitted tube, folded flat. */
function drawOpened(piece: Piece, cuff: Piece | undefined, lowest: number): Detail {
  const dart = getEdge(piece, 'dartLeft').map(([u, v]): Point => [u * 2 * restOfKnit, v])
  const mirrored = dart.map(([u, v]): Point => [-u, v]).toReversed()
  const [right, shoulder] = dart.at(-1)!
  const fold = cuff ? lowest : 0
  const low = fold + (cuff ? -boundsOf(outlineOf(cuff)).top : 0)
  const outline: Curve = [...dart, [right, low], [-right, low], [-right, shoulder], ...mirrored]
  return {
    name: opened,
    label: cuff
      ? { en: 'Turn-up opened out', fr: 'Revers déplié' }
      : { en: 'Folded flat', fr: 'Plié à plat' },
    marks: [
      filled(piece.name, outline, piece.outside),
      drawn(piece.name, 'outline', [...outline, outline[0]!]),
      ...(cuff ? [drawn(piece.name, 'stitch', line([-right, fold], [right, fold]))] : []),
    ],
  }
}
