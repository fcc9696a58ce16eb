import type { Backing, ClothName, Needle, Underlay } from '@teamloom/embroidery/cloths/cloth.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** Words of the sheets that lie beside a machine. */
export const runSheetWords = {
  title: said('Run sheet', 'Fiche de broderie'),
  actual: said('Actual size, when printed at 100 %', 'Grandeur réelle, imprimé à 100\u00a0%'),
  files: said('Files', 'Fichiers'),
  item: said('Item', 'Article'),
  place: said('Place', 'Emplacement'),
  sizes: said('Sizes', 'Tailles'),
  artSize: said('Artwork', 'Motif'),
  size: said('Sewn, outermost needle holes', 'Brodé, trous d’aiguille extrêmes'),
  stitches: said('Stitches', 'Points'),
  metres: said('Thread', 'Fil'),
  trims: said('Trims', 'Coupes'),
  cloth: said('Sewn on', 'Brodé sur'),
  density: said('Density', 'Densité'),
  underlay: said('Underlay', 'Sous-points'),
  hoop: said('Hoop, inside', 'Cadre, intérieur'),
  noHoop: said('larger than usual hoops: in parts', 'plus grand que les cadres usuels\u00a0: en parties'),
  order: said('Threads, in sewing order', 'Fils, dans l’ordre de broderie'),
  number: said('No.', 'N°'),
  thread: said('Thread', 'Fil'),
  length: said('Metres', 'Mètres'),
  placement: said('Placement by size', 'Emplacement par taille'),
  begins: said(
    'The embroidery begins and ends in the middle of the design. A sew-out on the cloth itself is approved before the first piece.',
    'La broderie commence et finit au milieu du motif. Un essai sur le tissu même est approuvé avant la première pièce.',
  ),
} as const

export const clothWords = {
  fleece: said('fleece', 'molleton'),
  jersey: said('jersey', 'jersey'),
  rib: said('ribbing', 'côte'),
  polar: said('polar fleece', 'polaire'),
  taslan: said('taslan', 'taslan'),
  knit: said('thick knit', 'gros tricot'),
  cap: said('a cap', 'casquette'),
  twill: said('patch twill', 'sergé d’écusson'),
} as const satisfies Record<ClothName, Label>

export const underlayWords = {
  none: said('none', 'aucun'),
  across: said('across the rows', 'en travers des rangs'),
  lattice: said('lattice', 'treillis'),
} as const satisfies Record<Underlay, Label>

export const backingWords = {
  cutAway80: said('cut-away, 80\u00a0g/m², one ply', 'à découper, 80\u00a0g/m², une épaisseur'),
  cutAway80Twice: said('cut-away, 80\u00a0g/m², two plies', 'à découper, 80\u00a0g/m², deux épaisseurs'),
  cutAway60: said('cut-away, 60\u00a0g/m², one ply', 'à découper, 60\u00a0g/m², une épaisseur'),
  tearAway50: said('tear-away, 50\u00a0g/m², one ply', 'à déchirer, 50\u00a0g/m², une épaisseur'),
  tearAwayCap: said('tear-away for caps', 'à déchirer, pour casquettes'),
  stiff200: said(
    'stiffened backing, 200\u00a0g/m², under the ground',
    'support rigide, 200\u00a0g/m², sous le fond',
  ),
} as const satisfies Record<Backing, Label>

export const toppingWords = {
  soluble: said('water-soluble film, 20\u00a0µm', 'film hydrosoluble, 20\u00a0µm'),
  none: said('none', 'aucun'),
} as const satisfies Record<'soluble' | 'none', Label>

export const needleWords = {
  ball75: said('75/11 light ball point (SES)', '75/11 pointe à bille légère (SES)'),
  sharp75: said('75/11 round point (R)', '75/11 pointe ronde (R)'),
} as const satisfies Record<Needle, Label>

/** `At 750 stitches a minute` */
export function rateText(stitchesPerMinute: number, locale: Locale): string {
  const rate = decimalText(stitchesPerMinute, 0, locale)
  return { en: `At ${rate} stitches a minute`, fr: `À ${rate} points la minute` }[locale]
}
