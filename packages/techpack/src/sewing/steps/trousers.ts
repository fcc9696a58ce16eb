import { type SewingStep, said } from '../sewing-step.ts'

const joins = { seam: 'SSa', stitch: 'joins', allowance: 'seam' } as const

export const rises: SewingStep = {
  ...joins,
  name: 'rises',
  what: said('Join the legs at the centre, front and back', 'Assembler les jambes au milieu, devant et dos'),
  takes: place =>
    place.kind === 'seam' &&
    place.edges.every(edge => edge === 'centre') &&
    place.pieces[0].wrap.kind === 'leg',
  bartacks: () => 1,
  note: said('Tacked where the four seams meet.', 'Bridées à la rencontre des quatre coutures.'),
}

export const outseams: SewingStep = {
  ...joins,
  name: 'outseams',
  what: said('Close the outer leg seams', 'Fermer les coutures extérieures des jambes'),
  takes: place =>
    place.kind === 'seam' &&
    place.edges.every(edge => edge === 'side') &&
    place.pieces[0].wrap.kind === 'leg',
}

export const inseams: SewingStep = {
  ...joins,
  name: 'inseams',
  what: said('Close the inseams', 'Fermer les entrejambes'),
  takes: place => place.kind === 'seam' && place.edges.every(edge => edge === 'inseam'),
  note: said('In one run from ankle to ankle.', 'D’un seul trait d’une cheville à l’autre.'),
}
