import { type SewingStep, said } from '../sewing-step.ts'

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
  allowance: 'hem',
  note: said(
    'Eyelets are set before the casing is closed, through the shell and a second ply of it behind.',
    'Les œillets sont posés avant de fermer la coulisse, à travers le tissu et une seconde épaisseur derrière.',
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
  note: said(
    'Centres and shoulder seams meet their notches.',
    'Milieux et coutures d’épaule tombent sur leurs crans.',
  ),
}

function isHood(name: string): boolean {
  return name.endsWith('Hood')
}
