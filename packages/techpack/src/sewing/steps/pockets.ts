import { atBothEnds, type SewingStep, said } from '../sewing-step.ts'
import type { SewnPlace } from '../sewn-places.ts'

const isPocket = /pocket/i
const isWelt = /welt/i

const laidAs =
  (name: RegExp) =>
  (place: SewnPlace): boolean =>
    place.kind === 'laid' && name.test(place.trim.name)

export const pocketOpenings: SewingStep = {
  name: 'pocketOpenings',
  what: said('Turn and stitch the pocket’s opening', 'Replier et surpiquer l’ouverture de la poche'),
  takes: place => place.kind === 'opening' && isPocket.test(place.trim.name),
  seam: 'EFa',
  stitch: 'covers',
  allowance: 'hem',
  bartacks: atBothEnds,
  note: said(
    'Tacked across each end of the opening once the pocket is on.',
    'Bridée en travers de chaque bout de l’ouverture une fois la poche posée.',
  ),
}

export const pocketsOn: SewingStep = {
  name: 'pocketsOn',
  what: said('Lay the pocket on and stitch it down', 'Poser la poche et la piquer'),
  takes: laidAs(isPocket),
  seam: 'LSd',
  stitch: '301',
  allowance: 'seam',
  note: said(
    'Its edges are folded in first; its lower edge is caught in the seam below it where it ends there.',
    'Ses bords sont d’abord rentrés; son bord inférieur est pris dans la couture du dessous s’il y finit.',
  ),
}

export const flaps: SewingStep = {
  name: 'flaps',
  what: said('Make the flap and stitch its upper edge on', 'Monter le rabat et piquer son bord supérieur'),
  takes: place => (place.kind === 'laid' || place.kind === 'opening') && place.trim.name === 'flap',
  seam: 'SSe',
  stitch: '301',
  allowance: 'seam',
  note: said(
    'Two plies, sewn round three sides, turned and topstitched.',
    'Deux épaisseurs, cousues sur trois côtés, retournées et surpiquées.',
  ),
}

export const pocketBags: SewingStep = {
  name: 'pocketBags',
  what: said('Cut the pocket, set its zip and bag', 'Ouvrir la poche, poser sa fermeture et son sac'),
  takes: place =>
    place.kind === 'hardware' && place.trim.kind === 'zipChain' && place.trim.name.endsWith('-zip'),
  seam: 'LSb',
  stitch: '301',
  allowance: 'seam',
  bartacks: atBothEnds,
  note: said(
    'Lips, folded double, lie along the tape on both sides and are tacked across each end. Each ply of the bag is caught in the seam of its lip, the back one on the side away from the bag; then both are joined round their edges.',
    'Les lèvres, pliées en deux, longent le ruban des deux côtés et sont bridées à chaque bout. Chaque épaisseur du sac est prise dans la couture de sa lèvre, celle d’arrière du côté opposé au sac; puis les deux sont assemblées tout autour.',
  ),
}

export const welts: SewingStep = {
  name: 'welts',
  what: said(
    'Cut the pockets, set their welts and bags',
    'Ouvrir les poches, poser leurs pattes et leurs sacs',
  ),
  takes: place => (place.kind === 'laid' || place.kind === 'opening') && isWelt.test(place.trim.name),
  seam: 'LSd',
  stitch: '301',
  allowance: 'seam',
  bartacks: places => 2 * places.filter(({ kind }) => kind === 'laid').length,
  note: said(
    'The opening is cut behind the welt, along the opening of its bag, both plies of which are caught in the welt’s rows and joined round their edges. Tacked at each end of the welt.',
    'L’ouverture est fendue derrière la patte, le long de celle du sac, dont les deux épaisseurs sont prises dans les rangs de la patte et assemblées tout autour. Bridées à chaque bout de la patte.',
  ),
}
