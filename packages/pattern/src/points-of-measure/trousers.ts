import { must } from '@teamloom/kit/assert.ts'
import { type Curve, line, pointAt } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { between, type Point } from '@teamloom/shape/point.ts'
import type { Cut, Piece } from '../pattern.ts'
import {
  along,
  box,
  drawn,
  filled,
  findBand,
  findEdge,
  findPiece,
  type SewnBand,
  straight,
} from './lay-tape.ts'
import { type Detail, front, type Measured, nothing, type PointOfMeasure } from './point-of-measure.ts'

const name = 'leg'
/** Inches: below the crotch of the thigh, and of the hip above it. */
const belowCrotch = 1
const aboveCrotch = 3

/** A leg folded flat at its two seams: as wide as half of front and back together. Its side lies on the left. */
type FoldedLeg = {
  readonly side: Curve
  readonly inseam: Curve
  readonly centre: Curve
  readonly hem: number
  readonly bottom: number
  readonly waistband: SewnBand
  readonly ankle: SewnBand | undefined
}

export function measureTrousers(cut: Cut): Measured {
  const [frontLeg, backLeg] = [findPiece(cut, 'leftFront'), findPiece(cut, 'leftBack')]
  const waistband = findBand(cut, 'leftFront.waist')
  if (!frontLeg || !backLeg || !waistband) return nothing
  const leg = fold(cut, frontLeg, backLeg, waistband)
  return {
    points: [...waistPoints(leg), ...legPoints(leg), rise(frontLeg, waistband), rise(backLeg, waistband)],
    details: [
      drawLeg(leg, frontLeg),
      drawPiece(frontLeg, { en: 'Front, one leg', fr: 'Devant, une jambe' }, waistband),
      drawPiece(backLeg, { en: 'Back, one leg', fr: 'Dos, une jambe' }, waistband),
    ],
  }
}

const samples = 64

/** Half way between the front's edge and the back's, both with their sides on the left. */
function meanEdge(frontLeg: Piece, backLeg: Piece, edge: string): Curve {
  const downwards = (piece: Piece): Curve => {
    const curve = must(findEdge(piece, edge), edge).map(([u, v]): Point => [Math.abs(u), v])
    return curve[0]![1] <= curve.at(-1)![1] ? curve : curve.toReversed()
  }
  const [a, b] = [downwards(frontLeg), downwards(backLeg)]
  return Array.from({ length: samples + 1 }, (_, i) =>
    between(pointAt(a, i / samples), pointAt(b, i / samples), 0.5),
  )
}

function fold(cut: Cut, frontLeg: Piece, backLeg: Piece, waistband: SewnBand): FoldedLeg {
  const inseam = meanEdge(frontLeg, backLeg, 'inseam')
  const [hem, bottom] = inseam.at(-1)!
  return {
    side: meanEdge(frontLeg, backLeg, 'side'),
    inseam,
    centre: meanEdge(frontLeg, backLeg, 'centre'),
    hem,
    bottom,
    waistband,
    ankle: findBand(cut, 'leftFront.hem'),
  }
}

function waistPoints({ waistband }: FoldedLeg): PointOfMeasure[] {
  const { piece, half, free, height } = waistband
  const middle = middleOf(piece)
  return [
    {
      name: 'waist',
      label: { en: 'Half waist, relaxed', fr: 'Demi-taille, au repos' },
      how: {
        en: 'along the upper edge of the waistband, from fold to fold',
        fr: 'le long du bord supérieur de la ceinture, d’un pli à l’autre',
      },
      kind: 'opening',
      view: front,
      legs: [straight(piece.name, [middle - half / 2, free], [middle + half / 2, free])],
    },
    {
      name: 'waistbandHeight',
      label: { en: 'Waistband height', fr: 'Hauteur de la ceinture' },
      how: { en: 'from its seam to its upper edge', fr: 'de sa couture à son bord supérieur' },
      kind: 'height',
      view: front,
      legs: [straight(piece.name, [middle - half * 0.3, free], [middle - half * 0.3, free + height])],
    },
  ]
}

function middleOf(piece: Piece): number {
  const { left, right } = boundsOf(outlineOf(piece))
  return (left + right) / 2
}

/** Where a curve that runs down is at a height. */
function acrossAt(curve: Curve, v: number): number {
  const next = curve.findIndex(([, at]) => at >= v)
  if (next <= 0) return (next === 0 ? curve[0]! : curve.at(-1)!)[0]
  const [a, b] = [curve[next - 1]!, curve[next]!]
  return between(a, b, (v - a[1]) / (b[1] - a[1] || 1))[0]
}

function legPoints(leg: FoldedLeg): PointOfMeasure[] {
  const { inseam, centre, hem, bottom, waistband, ankle } = leg
  const crotch = inseam[0]!
  const low = bottom + (ankle?.height ?? 0)
  const level = (v: number, end: number) => [straight(name, [0, v], [end, v])]
  const knee = (crotch[1] + bottom) / 2
  const calf = (knee + bottom) / 2
  const waist = centre[0]!
  return [
    {
      name: 'waistSeam',
      label: { en: 'Half waist seam, one leg', fr: 'Demi-couture de taille, une jambe' },
      how: {
        en: 'along the seam of the waistband, its gathers pulled flat, from the side to the middle',
        fr: 'le long de la couture de la ceinture, les fronces tendues, du côté au milieu',
      },
      kind: 'girth',
      view: name,
      legs: [straight(name, leg.side[0]!, waist)],
    },
    {
      name: 'hip',
      label: { en: 'Half hip, one leg', fr: 'Demi-hanche, une jambe' },
      how: {
        en: '3 in above the crotch, from the side to the centre seam: half of what is the whole garment’s half',
        fr: '3\u00a0po au-dessus de la fourche, du côté à la couture du milieu\u00a0: la moitié de la demi-largeur du vêtement',
      },
      kind: 'girth',
      view: name,
      legs: level(crotch[1] - aboveCrotch, acrossAt(centre, crotch[1] - aboveCrotch)),
    },
    {
      name: 'thigh',
      label: { en: 'Half thigh', fr: 'Demi-cuisse' },
      how: {
        en: '1 in below the crotch, straight across from seam to seam',
        fr: '1\u00a0po sous la fourche, tout droit d’une couture à l’autre',
      },
      kind: 'girth',
      view: name,
      legs: level(crotch[1] + belowCrotch, acrossAt(inseam, crotch[1] + belowCrotch)),
    },
    {
      name: 'knee',
      label: { en: 'Half knee', fr: 'Demi-genou' },
      how: {
        en: 'half way down the inseam, straight across from seam to seam',
        fr: 'à mi-hauteur de l’entrejambe, tout droit d’une couture à l’autre',
      },
      kind: 'opening',
      view: name,
      legs: level(knee, acrossAt(inseam, knee)),
    },
    {
      name: 'calf',
      label: { en: 'Half calf', fr: 'Demi-mollet' },
      how: {
        en: 'half way from the knee to the lower edge of the leg, straight across from seam to seam',
        fr: 'à mi-chemin du genou au bas de la jambe, tout droit d’une couture à l’autre',
      },
      kind: 'opening',
      view: name,
      legs: level(calf, acrossAt(inseam, calf)),
    },
    {
      name: 'ankle',
      label: { en: 'Half leg opening', fr: 'Demi-bas de jambe' },
      how: {
        en: 'along the lower edge, relaxed, from seam to seam',
        fr: 'le long du bord inférieur, au repos, d’une couture à l’autre',
      },
      kind: 'opening',
      view: name,
      legs: level(low, ankle?.half ?? hem),
    },
    ...(ankle
      ? [
          {
            name: 'ankleHeight',
            label: { en: 'Ankle band height', fr: 'Hauteur de la bande de cheville' },
            how: { en: 'from its seam to its lower edge', fr: 'de sa couture à son bord inférieur' },
            kind: 'height',
            view: name,
            legs: [straight(name, [ankle.half * 0.5, bottom], [ankle.half * 0.5, low])],
          } as const,
        ]
      : []),
    {
      name: 'outseam',
      label: { en: 'Outseam', fr: 'Longueur extérieure' },
      how: {
        en: 'along the side, from the upper edge of the waistband to the lowest edge',
        fr: 'le long du côté, du bord supérieur de la ceinture au bord le plus bas',
      },
      kind: 'length',
      view: name,
      legs: [straight(name, [0, -waistband.height], [0, low])],
    },
    {
      name: 'inseam',
      label: { en: 'Inseam', fr: 'Entrejambe' },
      how: {
        en: 'straight from the crotch to the level of the lowest edge',
        fr: 'tout droit de la fourche au niveau du bord le plus bas',
      },
      kind: 'length',
      view: name,
      legs: [straight(name, crotch, [crotch[0], low])],
    },
  ]
}

/** Along the centre seam and over the waistband. */
function rise(piece: Piece, waistband: SewnBand): PointOfMeasure {
  const centre = must(findEdge(piece, 'centre'), 'centre').toSorted((a, b) => b[1] - a[1])
  const top = centre.at(-1)!
  const isFront = piece.name.endsWith('Front')
  return {
    name: isFront ? 'frontRise' : 'backRise',
    label: isFront ? { en: 'Front rise', fr: 'Fourche devant' } : { en: 'Back rise', fr: 'Fourche dos' },
    how: {
      en: 'along the centre seam, from the crotch to the upper edge of the waistband',
      fr: 'le long de la couture du milieu, de la fourche au bord supérieur de la ceinture',
    },
    kind: 'length',
    view: piece.name,
    legs: [...along(piece.name, centre), straight(piece.name, top, [top[0], top[1] - waistband.height])],
  }
}

function drawLeg({ side, inseam, centre, hem, bottom, waistband, ankle }: FoldedLeg, piece: Piece): Detail {
  const top = centre[0]!
  const outline = [
    ...side.toReversed(),
    ...line(side[0]!, top),
    ...centre,
    ...inseam,
    ...line([hem, bottom], [0, bottom]),
  ]
  const quarter = waistband.half / 2
  const belt = box(0, -waistband.height, quarter, 0)
  const foot = ankle && box(0, bottom, ankle.half, bottom + ankle.height)
  return {
    name,
    label: { en: 'One leg, folded at its seams', fr: 'Une jambe, pliée sur ses coutures' },
    marks: [
      filled(piece.name, outline, piece.outside),
      drawn(
        piece.name,
        'seam',
        line(side[0]!, top),
        centre,
        ...(ankle ? [line([0, bottom], [hem, bottom])] : []),
      ),
      drawn(piece.name, 'outline', side, inseam, ...(ankle ? [] : [line([0, bottom], [hem, bottom])])),
      filled(waistband.piece.name, belt, waistband.piece.outside),
      drawn(waistband.piece.name, 'outline', belt),
      ...(ankle && foot
        ? [filled(ankle.piece.name, foot, ankle.piece.outside), drawn(ankle.piece.name, 'outline', foot)]
        : []),
    ],
  }
}

function drawPiece(piece: Piece, label: Detail['label'], waistband: SewnBand): Detail {
  const waist = must(findEdge(piece, 'waist'), 'waist')
  const lifted = waist.map(([u, v]): Point => [u, v - waistband.height])
  return {
    name: piece.name,
    label,
    marks: [
      filled(piece.name, outlineOf(piece), piece.outside),
      filled(waistband.piece.name, [...waist, ...lifted.toReversed()], waistband.piece.outside),
      drawn(piece.name, 'seam', ...piece.edges.filter(edge => edge.name !== 'hem').map(edge => edge.curve)),
      drawn(piece.name, 'outline', must(findEdge(piece, 'hem'), 'hem'), lifted),
      drawn(piece.name, 'outline', [waist[0]!, lifted[0]!], [waist.at(-1)!, lifted.at(-1)!]),
    ],
  }
}
