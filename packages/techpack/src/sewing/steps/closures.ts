import { isPlacket } from '../../bands.ts'
import { atBothEnds, type SewingStep, said } from '../sewing-step.ts'

export const plackets: SewingStep = {
  name: 'plackets',
  what: said(
    'Cut the front, lay the placket on and stitch it',
    'Fendre le devant, poser la patte et la piquer',
  ),
  takes: place => place.kind === 'laid' && isPlacket(place.trim.name),
  seam: 'LSd',
  stitch: '301',
  allowance: 'seam',
  note: said(
    'The wearer’s left over the right. Where it ends above the hem, its lower end is stitched as a box.',
    'La gauche du porteur sur la droite. Si elle finit au-dessus du bas, son bout est piqué en carré.',
  ),
}

export const zips: SewingStep = {
  name: 'zips',
  what: said('Set the zip under the folded fronts', 'Poser la fermeture sous les devants repliés'),
  takes: place =>
    place.kind === 'hardware' && place.trim.kind === 'zipChain' && !place.trim.name.endsWith('-zip'),
  seam: 'LSb',
  stitch: '301',
  allowance: 'seam',
  bartacks: atBothEnds,
  note: said(
    'From the top down, both sides level; the tape of each half is tacked at its lower end, clear of the pin and box of a zip that separates.',
    'De haut en bas, les deux côtés à niveau; le ruban de chaque moitié est bridé à son bout inférieur, sans toucher la goupille ni la boîte d’une fermeture séparable.',
  ),
}

export const snaps: SewingStep = {
  name: 'snaps',
  what: said('Set the snaps', 'Poser les boutons-pression'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'snap',
  seam: null,
  stitch: null,
  allowance: 'none',
  machine: said('snap press', 'presse à boutons-pression'),
  note: said(
    'Through both plies of the placket or flap.',
    'À travers les deux épaisseurs de la patte ou du rabat.',
  ),
}
