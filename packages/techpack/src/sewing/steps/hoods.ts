import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { type SewingStep, said } from '../sewing-step.ts'
import { isOnRaglans, type SewnPlace } from '../sewn-places.ts'
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
  stitch: '301',
  isOpened: true,
  allowance: 'seam',
  note: said(
    'The allowances of both are opened flat; those of the shell are held by a row on each side of the seam.',
    'Les marges des deux sont ouvertes à plat; celles du dessus sont tenues par un rang de chaque côté de la couture.',
  ),
}

const openingNotes = {
  edge: said('Both are cut to the same edge.', 'Tous deux sont coupés au même bord.'),
  casing: said(
    'What lies between both and within the rows is the casing of the cord.',
    'Ce qui est entre les deux, en deçà des rangs, est la coulisse du cordon.',
  ),
  eyelets: said(
    'Eyelets are set before it is closed, through the shell and the backing behind it.',
    'Les œillets sont posés avant de la fermer, à travers le tissu et son renfort derrière.',
  ),
} as const

export const hoodOpening: SewingStep = {
  name: 'hoodOpening',
  what: said(
    'Join shell and lining at the opening and stitch along it',
    'Assembler tissu et doublure à l’ouverture et piquer le long',
  ),
  takes: place => place.kind === 'edge' && place.edge === 'opening' && isHood(place.piece.name),
  seam: 'SSe',
  stitch: 'covers',
  allowance: 'seam',
  note: (_, all) => {
    const has = (kind: string) => all.some(place => place.kind === 'hardware' && place.trim.kind === kind)
    const told = [
      openingNotes.edge,
      ...(has('cord') ? [openingNotes.casing] : []),
      ...(has('eyelet') ? [openingNotes.eyelets] : []),
    ]
    return said(told.map(({ en }) => en).join(' '), told.map(({ fr }) => fr).join(' '))
  },
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
    const met = isOnRaglans(places) ? metNotches.raglan : metNotches.shoulders
    return said(`${met.en} ${ends.en}`, `${met.fr} ${ends.fr}`)
  },
}

const metNotches = {
  shoulders: said(
    'Centre back and shoulder seams meet their notches.',
    'Le milieu du dos et les coutures d’épaule tombent sur leurs crans.',
  ),
  raglan: said(
    'Centre back and the notch in the middle of each sleeve’s neck edge meet their notches.',
    'Le milieu du dos et le cran au milieu de l’encolure de chaque manche tombent sur leurs crans.',
  ),
} as const

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
