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
    'Lips folded over the tape on both sides, tacked across each end; bag of the garment’s cloth.',
    'Lèvres repliées sur le ruban des deux côtés, bridées à chaque bout; sac du tissu du vêtement.',
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
    'The opening is cut behind the welt; bag of the garment’s cloth, caught in the welt’s rows. Tacked at each end of the welt.',
    'L’ouverture est fendue derrière la patte; sac du tissu du vêtement, pris dans les rangs de la patte. Bridées à chaque bout de la patte.',
  ),
}
