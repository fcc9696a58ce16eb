import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { type SewingStep, said } from '../sewing-step.ts'
import type { SewnPlace } from '../sewn-places.ts'
import { zipFoldAt } from '../zip-fold.ts'

export const hoodHalves: SewingStep = {
  name: 'hoodHalves',
  what: said(
    'Join the hood’s halves, shell and lining each',
    'Assembler les moitiés du capuchon, tissu et doublure',
  ),
  takes: place =>
    place.kind === 'seam' && place.edges.every(edge => edge === 'centre') && isHood(place.pieces[0].name),
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
  note: said(
    'Stitched down on both sides of the shell’s seam.',
    'Surpiqué de part et d’autre de la couture du dessus.',
  ),
}

export const hoodOpening: SewingStep = {
  name: 'hoodOpening',
  what: said(
    'Join shell and lining at the opening, stitch the casing',
    'Assembler tissu et doublure à l’ouverture, piquer la coulisse',
  ),
  takes: place => place.kind === 'edge' && place.edge === 'opening' && isHood(place.piece.name),
  seam: 'SSe',
  stitch: 'covers',
  allowance: 'seam',
  note: said(
    'The casing lies between shell and lining, which are both cut to the same edge. Eyelets are set before the casing is closed, through the shell and the backing behind it.',
    'La coulisse est entre le tissu et la doublure, coupés tous deux au même bord. Les œillets sont posés avant de fermer la coulisse, à travers le tissu et son renfort derrière.',
  ),
}

export const hoodOn: SewingStep = {
  name: 'hoodOn',
  what: said('Sew the hood to the neck', 'Monter le capuchon sur l’encolure'),
  takes: place =>
    place.kind === 'seam' &&
    place.pieces.some(({ name }) => isHood(name)) &&
    /^(neck|lap)/.test(place.edges[0]),
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
  note: (places, all) => {
    const ends = hoodEnds(places, all)
    return said(
      `Centre back and shoulder seams meet their notches. ${ends.en}`,
      `Le milieu du dos et les coutures d’épaule tombent sur leurs crans. ${ends.fr}`,
    )
  },
}

/** Where its halves end at the throat. */
function hoodEnds(places: readonly SewnPlace[], all: readonly SewnPlace[]): Label {
  const fold = zipFoldAt(all)
  if (fold !== undefined)
    return said(
      `Each half of the hood ends at the fold of the front, ${inchesText(fold, 'en')} beside the centre front line, and is eased in by as much; the front beyond it is folded back.`,
      `Chaque moitié du capuchon finit au pli du devant, à ${inchesText(fold, 'fr')} de la ligne du milieu du devant, et se répartit d’autant; le devant au-delà est replié.`,
    )
  const isCrossed = places.some(place => place.kind === 'seam' && place.edges[0].startsWith('lap'))
  return isCrossed
    ? said(
        'At the throat the right half lies over the left; each ends at its notch beyond the centre front line.',
        'À la gorge, la moitié droite passe sur la gauche; chacune finit à son cran au-delà de la ligne du milieu du devant.',
      )
    : said(
        'Both halves end on the centre front line.',
        'Les deux moitiés finissent sur la ligne du milieu du devant.',
      )
}

function isHood(name: string): boolean {
  return name.endsWith('Hood')
}
