import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import { isRaglan } from '@teamloom/pattern/raglan-pieces.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { isClothBinding, isSelfBinding } from '../../bands.ts'
import { onToSleeves } from '../../trims/band-figures.ts'
import { seamAllowance } from '../allowances.ts'
import { type SewingStep, said } from '../sewing-step.ts'
import { isOnRaglans, type SewnPlace } from '../sewn-places.ts'
import { zipFoldAt } from '../zip-fold.ts'

/** What a seam joins a band to, or the band's own ends. */
function bandIn(place: SewnPlace): Piece | undefined {
  return place.kind === 'seam' ? place.pieces.find(({ wrap }) => wrap.kind === 'band') : undefined
}

const isRing = (place: SewnPlace): boolean =>
  place.kind === 'seam' && place.pieces[0] === place.pieces[1] && bandIn(place) !== undefined

const isOn =
  (name: RegExp, takes: (band: Piece) => boolean) =>
  (place: SewnPlace): boolean => {
    const band = bandIn(place)
    return band !== undefined && !isRing(place) && name.test(band.name) && takes(band)
  }

const isElastic = ({ fabric }: Piece) => fabric === 'elastic'
const isCloth = (band: Piece) => !isElastic(band) && !isClothBinding(band) && !isSelfBinding(band)

const any = /./
const notCollar = /^(?!collar)/

export const rings: SewingStep = {
  name: 'rings',
  what: said('Close ribs, collar and bindings into rings', 'Fermer bords-côtes, col et biais en anneaux'),
  takes: isRing,
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
  note: places =>
    places.some(place => bandIn(place)?.hand === 'rib')
      ? said(
          'Ribs are then folded double, wrong sides together.',
          'Les bords-côtes sont ensuite pliés en deux, envers contre envers.',
        )
      : null,
}

export const openBands: SewingStep = {
  name: 'openBands',
  what: said(
    'Finish the ends of bands and collar, open at the centre front',
    'Finir les bouts des bandes et du col, ouverts au milieu du devant',
  ),
  takes: place => place.kind === 'bandEnds',
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'none',
  note: (_, all) => {
    const fold = zipFoldAt(all)
    return fold === undefined
      ? said(
          'The front is cut open first, along the middle of the placket, to its end. Not closed into a ring: a rib is folded double, wrong sides together; each end, overcast on the centre front line, is caught under the placket.',
          'Le devant est d’abord fendu au milieu de la patte, jusqu’à son bout. Pas d’anneau\u00a0: un bord-côte est plié en deux, envers contre envers; chaque bout, surjeté sur la ligne du milieu du devant, est pris sous la patte.',
        )
      : said(
          `The front is cut open first, along the zip’s line, to its end. Not closed into a ring: a rib is folded double, wrong sides together; each end, overcast on the centre front line, is folded back ${inchesText(fold, 'en')} with the front in the zip’s seam.`,
          `Le devant est d’abord fendu le long de la ligne de la fermeture, jusqu’à son bout. Pas d’anneau\u00a0: un bord-côte est plié en deux, envers contre envers; chaque bout, surjeté sur la ligne du milieu du devant, est replié de ${inchesText(fold, 'fr')} avec le devant dans la couture de la fermeture.`,
        )
  },
}

export const collarOn: SewingStep = {
  name: 'collarOn',
  what: said('Sew the collar to the neck', 'Monter le col sur l’encolure'),
  takes: isOn(/^collar/, isCloth),
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
  note: places => {
    const laid = laidToNeck(places)
    return isOnRaglans(places)
      ? said(
          `${laid.en}; those at the sides are the notches in the middle of each sleeve’s neck edge.`,
          `${laid.fr}; ceux des côtés sont les crans au milieu de l’encolure de chaque manche.`,
        )
      : said(`${laid.en}.`, `${laid.fr}.`)
  },
}

/** Inches of a whole neck to which a collar is as long as it. */
const asLong = 1 / 8

/** How a collar comes to be as long as its neck. */
function laidToNeck(places: readonly SewnPlace[]): Label {
  const longer = places.reduce((sum, place) => {
    if (place.kind !== 'seam') return sum
    const [collar, neck] = place.pieces
      .map((piece, i) => ({ piece, inches: lengthOf(getEdge(piece, place.edges[i]!)) }))
      .toSorted((a, b) => Number(b.piece.name === 'collar') - Number(a.piece.name === 'collar'))
    return sum + collar!.inches - neck!.inches
  }, 0)
  if (Math.abs(longer) < asLong)
    return said(
      'As long as the neck: its quarters meet those of the neck, neither stretched nor eased',
      'Aussi long que l’encolure\u00a0: ses quarts tombent sur les siens, sans étirer ni répartir',
    )
  return longer < 0
    ? said(
        'Stretched evenly between the quarters of the neck',
        'Étiré également entre les quarts de l’encolure',
      )
    : said(
        'Eased evenly between the quarters of the neck',
        'Réparti également entre les quarts de l’encolure',
      )
}

export const collarEdge: SewingStep = {
  name: 'collarEdge',
  what: said('Turn the collar and stitch its upper edge', 'Retourner le col et surpiquer son bord supérieur'),
  takes: place =>
    place.kind === 'edge' &&
    place.edge === 'free' &&
    place.piece.name === 'collar' &&
    place.insets.length > 0,
  seam: 'SSe',
  stitch: '301',
  allowance: 'seam',
}

export const collarBinding: SewingStep = {
  name: 'collarBinding',
  what: said('Bind the collar’s upper edge', 'Border le haut du col'),
  takes: place => place.kind === 'band' && place.trim.name === 'collarEdge',
  seam: 'BSc',
  stitch: '301',
  allowance: 'none',
}

export const neckTape: SewingStep = {
  name: 'neckTape',
  what: said('Cover the back neck seam with tape', 'Couvrir la couture d’encolure dos d’un ruban'),
  takes: place => place.kind === 'band' && place.trim.name === 'neckTape',
  seam: 'LSa',
  stitch: '301',
  allowance: 'none',
  note: (_, all) => {
    const path = tapedFrom(all)
    return said(
      `${path.en}, one row 1/16 in from each edge; 3/8 in at each end is turned in.`,
      `${path.fr}, un rang à 1/16\u00a0po de chaque bord; 3/8\u00a0po à chaque bout sont rentrés.`,
    )
  },
}

/** A raglan has no shoulders: its tape goes over the back and on to where they would be. */
function tapedFrom(all: readonly SewnPlace[]): Label {
  const raglan = all.find(place => place.kind === 'field' && place.piece.name === 'back')
  if (raglan?.kind !== 'field' || !isRaglan(raglan.piece))
    return said('From shoulder seam to shoulder seam', 'D’une couture d’épaule à l’autre')
  return onToSleeves(raglan.piece)
}

export const ribsOn: SewingStep = {
  name: 'ribsOn',
  what: said('Sew ribs on, folded double', 'Monter les bords-côtes, pliés en deux'),
  takes: isOn(notCollar, isCloth),
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
  note: said(
    'Seam of a closed rib at the inner side; stretched evenly to the edge between quarters.',
    'Couture d’un bord-côte fermé du côté intérieur; étiré également sur le bord entre ses quarts.',
  ),
}

/** What wraps an edge ends where its fold does, which lengths are measured to. */
const toFold = {
  en: 'The edge is cut this much beyond the line, to lie in the fold; the binding goes from the line to the finished edge.',
  fr: 'Le bord est coupé d’autant au-delà de la ligne, pour être dans le pli; la bordure va de la ligne au bord fini.',
} as const

const foldedIn = {
  en: `${toFold.en} The binding’s own allowance of ${inchesText(seamAllowance, 'en')} is folded in along both its edges.`,
  fr: `${toFold.fr} La marge de la bordure, ${inchesText(seamAllowance, 'fr')}, est rentrée le long de ses deux bords.`,
} as const

const elastic = {
  seam: 'BSa',
  stitch: '301',
  allowance: 'wrapped',
  binding: 'none',
  note: said(
    `${toFold.en} Sewn on by a folder, stretched as the pattern says.`,
    `${toFold.fr} Posé au guide, étiré selon le patron.`,
  ),
} as const

export const elasticArmholes: SewingStep = {
  ...elastic,
  name: 'elasticArmholes',
  what: said('Bind the armholes with folded elastic', 'Border les emmanchures d’élastique plié'),
  takes: isOn(/Armhole$/, isElastic),
}

export const elasticHem: SewingStep = {
  ...elastic,
  name: 'elasticHem',
  what: said('Bind the hem with folded elastic', 'Border le bas d’élastique plié'),
  takes: isOn(/^hemBand$/, isElastic),
}

export const selfBindingsOn: SewingStep = {
  name: 'selfBindingsOn',
  what: said('Bind the armholes with the garment’s own cloth', 'Border les emmanchures du tissu du vêtement'),
  takes: isOn(any, isSelfBinding),
  seam: 'BSc',
  stitch: '301',
  allowance: 'wrapped',
  binding: 'seam',
  note: said(
    `${foldedIn.en} Sewn on by a folder, its seam at the side seam.`,
    `${foldedIn.fr} Posée au guide, sa couture à la couture de côté.`,
  ),
}

export const bindingsOn: SewingStep = {
  name: 'bindingsOn',
  what: said('Bind hem and cuffs', 'Border le bas et les poignets'),
  takes: isOn(any, isClothBinding),
  seam: 'BSc',
  stitch: 'covers',
  allowance: 'wrapped',
  binding: 'seam',
  note: said(
    `${foldedIn.en} The edge is drawn in to the binding’s length.`,
    `${foldedIn.fr} Le bord est froncé à la longueur de la bordure.`,
  ),
}

/** Folded along their free edge: nothing is sewn there. */
export const isFold = (place: SewnPlace): boolean =>
  place.kind === 'edge' &&
  place.piece.wrap.kind === 'band' &&
  place.edge === 'free' &&
  place.insets.length === 0
