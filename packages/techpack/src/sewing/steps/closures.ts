import type { Label, Locale } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { isOfFront, isPlacket } from '../../bands.ts'
import { atBothEnds, type SewingStep, said } from '../sewing-step.ts'
import { zipFoldAt } from '../zip-fold.ts'

export const plackets: SewingStep = {
  name: 'plackets',
  what: said(
    'Lay the placket on the cut front and stitch it',
    'Poser la patte sur le devant fendu et la piquer',
  ),
  takes: place => place.kind === 'laid' && isPlacket(place.trim.name),
  seam: 'LSd',
  stitch: '301',
  allowance: 'seam',
  note: said(
    'Two strips, each folded double along its free edge: one over, one under. The front is cut open along the middle of the placket, where it is not yet. The wearer’s left over the right. Where it ends above the hem, its lower end is stitched as a box.',
    'Deux bandes, chacune pliée en deux le long de son bord libre\u00a0: une dessus, une dessous. Le devant est fendu au milieu de la patte, s’il ne l’est pas encore. La gauche du porteur sur la droite. Si elle finit au-dessus du bas, son bout est piqué en carré.',
  ),
}

export const zipFacings: SewingStep = {
  name: 'zipFacings',
  what: said('Lay the zip’s facings on', 'Poser les parements de la fermeture'),
  takes: place => place.kind === 'laid' && place.trim.name.startsWith('zipEdge'),
  seam: null,
  stitch: null,
  allowance: 'seam',
  machine: said('by hand, pinned', 'à la main, épinglés'),
  note: said(
    'A strip of the shell’s own cloth, not quilted, on each side of the zip, its allowances turned in along both long edges: its inner edge lies on the fold of the front, over what is pieced into that, and the rows that set the zip hold it. Ends are caught in the seams.',
    'De chaque côté de la fermeture, une bande du tissu extérieur, non matelassée, marges rentrées le long des deux grands bords\u00a0: son bord intérieur est sur le pli du devant, par-dessus ce qui y est assemblé, et les rangs de la fermeture la tiennent. Les bouts sont pris dans les coutures.',
  ),
}

export const zips: SewingStep = {
  name: 'zips',
  what: said('Set the zip under the folded fronts', 'Poser la fermeture sous les devants repliés'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'zipChain' && isOfFront(place.trim),
  seam: 'LSb',
  stitch: '301',
  allowance: 'fold',
  bartacks: atBothEnds,
  note: places => saidWith(zipFoldAt(places) ?? 0, foldWords),
}

const foldWords = {
  en: (fold: string, seen: string) =>
    `The front, cut open along the zip’s line, is folded back ${fold} on each side of the cut, so that ${seen} of tape is seen between the folds; a zip that ends above the hem is cut to, at its end, in slants into both corners. From the top down, both sides level; the tape of each half is tacked at its lower end, clear of the pin and box of a zip that separates.`,
  fr: (fold: string, seen: string) =>
    `Le devant, fendu le long de la ligne de la fermeture, est replié de ${fold} de chaque côté de la fente, de sorte que ${seen} de ruban se voie entre les plis; au bout d’une fermeture qui finit au-dessus du bas, la fente va en biais dans les deux coins. De haut en bas, les deux côtés à niveau; le ruban de chaque moitié est bridé à son bout inférieur, sans toucher la goupille ni la boîte d’une fermeture séparable.`,
}

/** What is folded back beside a zip, and what is seen of its tape. */
function saidWith(
  fold: number,
  words: Readonly<Record<Locale, (fold: string, seen: string) => string>>,
): Label {
  const told = (locale: Locale) => words[locale](inchesText(fold, locale), inchesText(2 * fold, locale))
  return said(told('en'), told('fr'))
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
