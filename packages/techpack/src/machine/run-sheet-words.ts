import type { Backing, ClothName, Underlay } from '@teamloom/embroidery/cloths/cloth.ts'
import type { Label } from '@teamloom/kit/label.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** Words of the sheets that lie beside a machine. */
export const runSheetWords = {
  title: said('Run sheet', 'Fiche de broderie'),
  actual: said('Actual size, when printed at 100 %', 'Grandeur réelle, imprimé à 100\u00a0%'),
  files: said('Files', 'Fichiers'),
  item: said('Item', 'Article'),
  place: said('Place', 'Emplacement'),
  sizes: said('Sizes', 'Tailles'),
  size: said('Sewn size', 'Dimensions brodées'),
  stitches: said('Stitches', 'Points'),
  metres: said('Thread', 'Fil'),
  trims: said('Trims', 'Coupes'),
  minutes: said('At 750 stitches a minute', 'À 750 points la minute'),
  cloth: said('Sewn on', 'Brodé sur'),
  density: said('Density', 'Densité'),
  underlay: said('Underlay', 'Sous-points'),
  backing: said('Backing', 'Entoilage'),
  topping: said('Topping', 'Dessus'),
  film: said('soluble film', 'film soluble'),
  none: said('none', 'aucun'),
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
  cutAway80: said('cut-away, 80 g/m²', 'à découper, 80\u00a0g/m²'),
  cutAway60: said('cut-away, 60 g/m²', 'à découper, 60\u00a0g/m²'),
  tearAway50: said('tear-away, 50 g/m²', 'à déchirer, 50\u00a0g/m²'),
  tearAwayCap: said('tear-away for caps', 'à déchirer, pour casquettes'),
} as const satisfies Record<Backing, Label>
