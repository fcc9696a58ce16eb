import { type SewingStep, said } from '../sewing-step.ts'
import type { SewnPlace } from '../sewn-places.ts'

const linked = { seam: 'FSa', stitch: '101', allowance: 'none' } as const

export const crown: SewingStep = {
  ...linked,
  name: 'crown',
  what: said('Link the four seams of the crown', 'Remailler les quatre coutures de la calotte'),
  takes: place => place.kind === 'seam' && place.edges.every(edge => edge.startsWith('dart')),
  note: said(
    'Nothing is cut: each quarter was knitted to its outline. Edge to edge, stitch by stitch, with its own yarn, from where the quarters part up to their points; these are drawn together and the ends drawn in.',
    'Rien n’est coupé\u00a0: chaque quart a été tricoté à son contour. Bord à bord, maille à maille, avec son propre fil, d’où les quarts se séparent jusqu’à leurs pointes; celles-ci sont serrées ensemble et les bouts rentrés.',
  ),
}

export const knitEdges: SewingStep = {
  name: 'knitEdges',
  what: said('Begin and end the knit with a closed edge', 'Commencer et finir le tricot par un bord fermé'),
  takes: place =>
    place.kind === 'edge' && ['knit', 'foldedKnit', 'sock', 'cushion'].includes(place.piece.hand),
  seam: null,
  stitch: null,
  allowance: 'none',
  machine: said('on the knitting machine', 'sur la machine à tricoter'),
}

const isInSock = (place: SewnPlace) =>
  place.kind === 'seam' && ['sock', 'cushion'].includes(place.pieces[0].hand)
const isHeel = (place: SewnPlace) =>
  place.kind === 'seam' && place.edges.every(edge => /^(upper|lower)/.test(edge))

export const knitHeel: SewingStep = {
  name: 'knitHeel',
  what: said('Turn the heel as it is knitted', 'Former le talon en tricotant'),
  takes: place => isInSock(place) && isHeel(place),
  seam: null,
  stitch: null,
  allowance: 'none',
  machine: said('on the knitting machine', 'sur la machine à tricoter'),
  note: said(
    'By rows to and fro on half the needles; without a seam.',
    'En rangs aller-retour sur la moitié des aiguilles; sans couture.',
  ),
}

export const linkedParts: SewingStep = {
  ...linked,
  name: 'linkedParts',
  what: said('Link the toe', 'Remailler la pointe'),
  takes: place => isInSock(place) && !isHeel(place),
  note: said(
    'Stitch by stitch, with its own yarn, flat inside.',
    'Maille à maille, avec son propre fil, à plat à l’intérieur.',
  ),
}
