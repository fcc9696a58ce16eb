import type { Label } from '@teamloom/kit/label.ts'
import { type SewingStep, said } from '../sewing-step.ts'
import type { SewnPlace } from '../sewn-places.ts'

export const brandLabel: SewingStep = {
  name: 'brandLabel',
  what: said(
    'Stitch the brand label inside the back neck',
    'Piquer l’étiquette de marque dans l’encolure dos',
  ),
  takes: place => (place.kind === 'laid' || place.kind === 'opening') && place.trim.name === 'neckLabel',
  seam: 'LSd',
  stitch: '301',
  allowance: 'none',
  note: said('At both ends, in the colour of the label.', 'Aux deux bouts, dans la couleur de l’étiquette.'),
}

export const outerLabels: SewingStep = {
  name: 'outerLabels',
  what: said('Stitch the label on', 'Piquer l’étiquette'),
  takes: place => place.kind === 'laid' && /^(patch|tab)(Low)?$/.test(place.trim.name),
  seam: 'LSd',
  stitch: '301',
  allowance: 'none',
  note: said(
    'Woven in both its colours, the border 1/8 in wide all round, with 1/4 in more at all four edges, turned under and pressed. Stitched along all four sides, 3/16 in inside its edge, in the colour of its ground, through the turn-up alone.',
    'Tissée dans ses deux couleurs, la bordure de 1/8\u00a0po tout autour, avec 1/4\u00a0po de plus aux quatre bords, repliés dessous et pressés. Piquée le long des quatre côtés, à 3/16\u00a0po de son bord, dans la couleur de son fond, à travers le revers seul.',
  ),
}

const inSeam = {
  name: 'sizeLabel',
  what: said('Catch the size and care label in', 'Prendre l’étiquette de taille et d’entretien'),
  seam: 'SSa',
  stitch: '301',
  allowance: 'none',
} as const

const isCrownLabel = (place: SewnPlace): boolean => place.kind === 'sizeLabel' && place.seam === 'crown'
const whereOf = (places: readonly SewnPlace[]): Label =>
  places.flatMap(place => (place.kind === 'sizeLabel' ? [place.where] : []))[0] ?? said('', '')

export const sizeLabel: SewingStep = {
  ...inSeam,
  takes: place => place.kind === 'sizeLabel' && !isCrownLabel(place),
  note: places => {
    const where = whereOf(places)
    return said(
      `Tacked within the allowance before the seam is closed: ${where.en}.`,
      `Bâtie dans la marge avant de fermer la couture\u00a0: ${where.fr}.`,
    )
  },
}

export const crownLabel: SewingStep = {
  ...inSeam,
  takes: isCrownLabel,
  note: places => {
    const where = whereOf(places)
    return said(
      `Tacked to the edge of the back quarter while the crown is open, and caught as it is linked: ${where.en}.`,
      `Bâtie au bord du quart arrière pendant que la calotte est ouverte, et prise au remaillage\u00a0: ${where.fr}.`,
    )
  },
}
