import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { Cut, Pattern, Piece } from '@teamloom/pattern/pattern.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type { LaidTrim } from '@teamloom/pattern/trim.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import { type Consumption, metresPerInch, threadPerStitch, waddingFor } from './consumption.ts'
import { isPadded, quiltedInches } from './quilting-lines.ts'
import { clothSewingOf, sewingThread } from './sewing/cloth-sewing.ts'
import { type SewnEdges, sewnEdgesOf } from './sewing/sewn-edges.ts'
import { sewnPlacesOf } from './sewing/sewn-places.ts'
import { takesShoulderTape } from './sewing/steps/bodies.ts'
import { hoodHalves } from './sewing/steps/hoods.ts'
import { type StitchClass, stitchClasses } from './sewing/stitch-classes.ts'
import { sizeLabelPlace } from './size-label-place.ts'
import { slotOf } from './slot-of.ts'
import { trimsIn } from './trims-in.ts'
import { wovenFlat } from './woven-flat.ts'

export const supplyNames = [
  'seams',
  'topstitching',
  'shoulderTape',
  'wadding',
  'brandLabel',
  'sizeLabel',
] as const
export type SupplyName = (typeof supplyNames)[number]

/** What holds a garment together and names it: no layer of the design shows it. */
export type Supply = {
  readonly name: SupplyName
  readonly what: Label
  readonly style: Label
  readonly facts: Label
  readonly color: Label
  readonly unit: Consumption['unit']
  /** For one garment. */
  readonly amount: number
}

/** Inches of thread for an inch of seam: two needles and two loopers, these and a chain beside; a needle and its bobbin. */
const threadPerSeam: Readonly<Partial<Record<StitchClass, number>>> = { '514': 18, '516': 22, '301': 3 }

/** Knitted in one with what they hang on, or linked with its own yarn. */
const linked: readonly Piece['hand'][] = ['sock', 'cushion', 'knit', 'foldedKnit']

const tonal: Label = { en: 'as the cloth that it holds', fr: 'celle du tissu qu’il retient' }

/** TP10, TP25: of one garment in these styles. */
export function suppliesOf(pattern: Pattern, cut: Cut, styles: Styles, padding?: Label): Supply[] {
  const places = sewnPlacesOf(pattern, cut, styles)
  const cloth = clothSewingOf(cut)
  const opened = places.filter(hoodHalves.takes).reduce((sum, { inches }) => sum + inches, 0)
  const joined = (seamInches(cut) - opened) * (threadPerSeam[cloth.joins] ?? 0)
  // Shell and lining each.
  const seams = joined + 2 * opened * threadPerSeam['301']!
  const quilted = quiltedInches(cut)
  const rows = tonalRowInches(pattern, cut, styles) + quilted
  const label = neckLabelOf(pattern, cut, styles)
  const tape = places.filter(takesShoulderTape).reduce((sum, { inches }) => sum + inches, 0)
  const sizeLabelAt = sizeLabelPlace(cut, label !== undefined)
  return [
    ...(seams > 0
      ? [
          {
            name: 'seams',
            what: { en: 'Thread: Seams', fr: 'Fil\u00a0: Coutures' },
            style: joinsText(cloth.joins, opened > 0),
            facts: sewingThread,
            color: tonal,
            unit: 'm',
            amount: seams * metresPerInch,
          } as const,
        ]
      : []),
    ...(rows > 0
      ? [
          {
            name: 'topstitching',
            what:
              quilted > 0
                ? {
                    en: 'Thread: Hems, topstitching and quilting',
                    fr: 'Fil\u00a0: Ourlets, surpiqûres et matelassage',
                  }
                : { en: 'Thread: Hems and topstitching', fr: 'Fil\u00a0: Ourlets et surpiqûres' },
            style:
              cloth.covers === '301'
                ? stitchClasses['301'].label
                : { en: 'Coverstitch and lockstitch', fr: 'Recouvrement et point noué' },
            facts: sewingThread,
            color: tonal,
            unit: 'm',
            amount: rows * threadPerStitch * metresPerInch,
          } as const,
        ]
      : []),
    ...(tape > 0
      ? [
          {
            name: 'shoulderTape',
            what: { en: 'Tape: Shoulders', fr: 'Ruban\u00a0: Épaules' },
            style: { en: 'Elastic, in the seam', fr: 'Élastique, dans la couture' },
            facts: { en: 'polyurethane, 1/4 in', fr: 'polyuréthane, 1/4\u00a0po' },
            color: { en: 'clear', fr: 'transparent' },
            unit: 'm',
            amount: tape * metresPerInch,
          } as const,
        ]
      : []),
    ...waddingOf(cut, sewnEdgesOf(cut, trimsIn(pattern, cut, styles)), padding),
    ...(label ? [brandLabel(label)] : []),
    ...(sizeLabelAt
      ? [
          {
            name: 'sizeLabel',
            what: { en: 'Label: Size and care', fr: 'Étiquette\u00a0: Taille et entretien' },
            style: { en: 'Printed satin', fr: 'Satin imprimé' },
            facts: sizeLabelAt.where,
            color: { en: 'white, printed in black', fr: 'blanc, imprimé en noir' },
            unit: 'pieces',
            amount: 1,
          } as const,
        ]
      : []),
  ]
}

/** What pads a shell, cut as its pieces are. */
function waddingOf(
  cut: Cut,
  sewn: SewnEdges,
  padding: Label = { en: 'polyester', fr: 'polyester' },
): Supply[] {
  const amount = cut.pieces
    .filter(piece => isPadded(piece, cut))
    .reduce((sum, piece) => sum + waddingFor(piece, cut, sewn), 0)
  if (amount === 0) return []
  return [
    {
      name: 'wadding',
      what: { en: 'Wadding', fr: 'Ouate' },
      style: { en: 'Sheet, between shell and lining', fr: 'Nappe, entre tissu et doublure' },
      facts: padding,
      color: { en: 'white', fr: 'blanche' },
      unit: 'm2',
      amount,
    },
  ]
}

function joinsText(joins: StitchClass, isOpened: boolean): Label {
  const [{ label }, lockstitch] = [stitchClasses[joins], stitchClasses['301'].label]
  if (!isOpened) return label
  return {
    en: `${label.en}; ${lockstitch.en.toLowerCase()} where allowances are opened`,
    fr: `${label.fr}; ${lockstitch.fr.toLowerCase()} où les marges sont ouvertes`,
  }
}

function seamInches(cut: Cut): number {
  const { pieces, seams, seamless } = cut
  const handOf = (name: string) => pieces.find(piece => piece.name === name)?.hand
  const joined = seams
    .filter(({ a, b }) => !seamless.includes(a) && !seamless.includes(b))
    .filter(({ a }) => {
      const hand = handOf(splitEdgeName(a).panel)
      return hand !== undefined && !linked.includes(hand)
    })
    .reduce((sum, { a }) => sum + lengthOf(findEdge(pieces, a)), 0)
  // A raglan is draped without these seams.
  const raglans = cutPiecesOf(cut)
    .filter(({ wrap }) => wrap.kind === 'arm')
    .flatMap(({ edges }) => edges.filter(({ name }) => name.startsWith('raglan')))
  return raglans.reduce((sum, { curve }) => sum + lengthOf(curve), joined)
}

/** All rows of stitches that no thread of its own colour is sewn in. */
function tonalRowInches(pattern: Pattern, cut: Cut, styles: Styles): number {
  const trims = trimsIn(pattern, cut, styles)
  const colored = new Set(
    trims.flatMap(trim => (trim.kind === 'stitches' && slotOf(trim.outside) !== undefined ? trim.edges : [])),
  )
  const onPieces = cut.stitching
    .filter(({ edge }) => !colored.has(edge))
    .reduce((sum, { edge }) => sum + lengthOf(findEdge(cut.pieces, edge)), 0)
  const onTrims = trims.flatMap(trim =>
    trim.kind === 'laid' && trim.name !== neckLabelName
      ? trim.stitching
          .filter(({ edge }) => !colored.has(`${trim.panel.name}.${edge}`))
          .map(({ edge, insets }) => insets.length * lengthOf(getEdge(trim.panel, edge)))
      : [],
  )
  return onPieces + onTrims.reduce((sum, inches) => sum + inches, 0)
}

const neckLabelName = 'neckLabel'

function neckLabelOf(pattern: Pattern, cut: Cut, styles: Styles): LaidTrim | undefined {
  return trimsIn(pattern, cut, styles).flatMap(trim =>
    trim.kind === 'laid' && trim.name === neckLabelName ? [trim] : [],
  )[0]
}

/** Null of what has none. */
export function brandLabelSize(pattern: Pattern, cut: Cut, styles: Styles) {
  const label = neckLabelOf(pattern, cut, styles)
  return label ? sizeOf(label) : null
}

function sizeOf({ panel }: LaidTrim) {
  const { left, right, top, bottom } = boundsOf(outlineOf(panel))
  return { widthInches: right - left, heightInches: bottom - top }
}

function brandLabel(label: LaidTrim): Supply {
  const { seat } = label
  const { widthInches, heightInches } = sizeOf(label)
  const [wovenInches] = wovenFlat('straight', widthInches, heightInches)
  const size = (locale: 'en' | 'fr', width = widthInches) =>
    `${inchesText(width, locale)} × ${inchesText(heightInches, locale)}`
  const under = (locale: 'en' | 'fr') => inchesText((wovenInches - widthInches) / 2, locale)
  const below = (locale: 'en' | 'fr') => inchesText(seat.at[1], locale)
  return {
    name: 'brandLabel',
    what: { en: 'Label: Brand', fr: 'Étiquette\u00a0: Marque' },
    style: { en: 'Woven, sewn at both ends', fr: 'Tissée, cousue aux deux bouts' },
    facts: {
      en: `${size('en')} folded, woven ${size('en', wovenInches)}, ${under('en')} turned under at each end; inside the back neck, centred, ${below('en')} below the seam`,
      fr: `${size('fr')} pliée, tissée ${size('fr', wovenInches)}, ${under('fr')} replié dessous à chaque bout; à l’intérieur de l’encolure dos, centrée, ${below('fr')} sous la couture`,
    },
    color: { en: 'natural', fr: 'naturel' },
    unit: 'pieces',
    amount: 1,
  }
}
