import { type SewingStep, said } from '../sewing-step.ts'

export const hems: SewingStep = {
  name: 'hems',
  what: said('Turn the hems and stitch them', 'Replier les ourlets et les piquer'),
  takes: place =>
    place.kind === 'edge' && place.edge === 'hem' && place.insets.length > 0 && !place.piece.gathered,
  seam: 'EFa',
  stitch: 'covers',
  allowance: 'hem',
}

export const elasticHems: SewingStep = {
  name: 'elasticHems',
  what: said('Turn the hem over elastic and stitch it', 'Replier l’ourlet sur l’élastique et le piquer'),
  takes: place => place.kind === 'edge' && place.piece.gathered?.edge === 'hem' && place.edge === 'hem',
  seam: 'EFa',
  stitch: 'covers',
  allowance: 'hem',
  note: said(
    'The elastic is closed into a ring and laid in before the hem is turned.',
    'L’élastique est fermé en anneau et posé avant de replier l’ourlet.',
  ),
}

export const rawEdges: SewingStep = {
  name: 'rawEdges',
  what: said('Leave the lower edge raw', 'Laisser le bord inférieur à cru'),
  takes: place =>
    place.kind === 'edge' &&
    place.edge === 'hem' &&
    place.insets.length === 0 &&
    place.piece.wrap.kind === 'torso',
  seam: null,
  stitch: null,
  allowance: 'none',
  machine: said('by hand', 'à la main'),
  note: said('Cut clean on the line; it is not hemmed.', 'Coupé net sur la ligne; il n’est pas ourlé.'),
}
