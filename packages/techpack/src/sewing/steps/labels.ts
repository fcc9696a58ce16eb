import { type SewingStep, said } from '../sewing-step.ts'

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
  seam: 'LSa',
  stitch: '301',
  allowance: 'none',
}

export const sizeLabel: SewingStep = {
  name: 'sizeLabel',
  what: said('Catch the size and care label in', 'Prendre l’étiquette de taille et d’entretien'),
  takes: place => place.kind === 'sizeLabel',
  seam: 'SSa',
  stitch: '301',
  allowance: 'none',
  note: places => places.flatMap(place => (place.kind === 'sizeLabel' ? [place.where] : []))[0] ?? null,
}
