import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** What a rule is laid on; French has it with its preposition, as each has its own article. */
export const references = {
  collarSeam: { en: 'collar seam', fr: 'de la couture du col' },
  shoulderPoint: { en: 'high shoulder point', fr: 'du point haut de l’épaule' },
  shoulderSeam: {
    en: 'shoulder seam at the top of the sleeve',
    fr: 'de la couture d’épaule, en haut de la manche,',
  },
  raglanNeck: {
    en: 'neck seam along the middle of the sleeve',
    fr: 'de la couture d’encolure, le long du milieu de la manche,',
  },
  hoodNotch: {
    en: 'shoulder notch on the hood’s neck edge',
    fr: 'du cran d’épaule à l’encolure du capuchon',
  },
  hoodSeam: { en: 'seam at the back of the hood', fr: 'de la couture arrière du capuchon' },
  neckSeam: { en: 'neck seam', fr: 'de la couture d’encolure' },
  waistSeam: { en: 'waist seam', fr: 'de la couture de la taille' },
  bandSeam: { en: 'seam that the band hangs on', fr: 'de la couture à laquelle la bande est cousue' },
  hemEnd: { en: 'lower edge of the hem', fr: 'du bord inférieur de l’ourlet' },
  hemBinding: { en: 'seam of the hem’s binding', fr: 'de la couture de la bordure du bas' },
  sleeveEnd: { en: 'lower edge of the sleeve', fr: 'du bord inférieur de la manche' },
  cuffSeam: { en: 'seam of the cuff', fr: 'de la couture du poignet' },
  upperEdge: { en: 'upper edge of the piece', fr: 'du bord supérieur de la pièce' },
  turnUpEdge: { en: 'upper edge of the turn-up, as worn,', fr: 'du bord supérieur du revers, porté,' },
  crownTop: { en: 'middle of the crown', fr: 'du sommet de la calotte' },
  cuffEdge: { en: 'lower edge of the cuff', fr: 'du bas du bord' },
  ankleLine: {
    en: 'line where leg and foot meet',
    fr: 'de la ligne où la jambe et le pied se rejoignent',
  },
  frontLine: { en: 'front line of the sock', fr: 'de la ligne du devant de la chaussette' },
  centreFront: { en: 'centre front line', fr: 'de la ligne du milieu du devant' },
  centreBack: { en: 'centre back line', fr: 'de la ligne du milieu du dos' },
  sleeveMiddle: { en: 'middle line of the sleeve', fr: 'de la ligne du milieu de la manche' },
  pieceMiddle: { en: 'middle line of the piece', fr: 'de la ligne du milieu de la pièce' },
  leftSideSeam: { en: 'left side seam', fr: 'de la couture de côté gauche' },
  rightSideSeam: { en: 'right side seam', fr: 'de la couture de côté droite' },
  sideSeam: { en: 'side seam', fr: 'de la couture de côté' },
  inseam: { en: 'inseam', fr: 'de la couture d’entrejambe' },
  centreFrontSeam: { en: 'centre front seam', fr: 'de la couture du milieu du devant' },
  centreBackSeam: { en: 'centre back seam', fr: 'de la couture du milieu du dos' },
  noseSeam: { en: 'seam over the nose', fr: 'de la couture du nez' },
  earEdge: { en: 'edge at the ear', fr: 'du bord côté oreille' },
  innerEdge: {
    en: 'edge of the piece nearer to the centre of the garment',
    fr: 'du bord de la pièce côté milieu du vêtement',
  },
  edge: { en: 'nearest edge of the piece', fr: 'du bord le plus proche de la pièce' },
} as const satisfies Record<string, Label>

export type ReferenceName = keyof typeof references

/** What it is laid to. */
export const printMarks = {
  top: { en: 'top of the print', fr: 'au haut de l’impression' },
  middle: { en: 'middle of the print', fr: 'au milieu de l’impression' },
  edge: { en: 'edge of the print, at half its height', fr: 'au bord de l’impression, à mi-hauteur' },
} as const satisfies Record<string, Label>

/** What the sample of each person's words is laid to; their own words are measured by themselves. */
export const sampleMarks = {
  top: {
    en: 'top of the sample (each person’s: Names and numbers)',
    fr: 'au haut de l’exemple (pour chaque personne\u00a0: Noms et numéros)',
  },
  middle: {
    en: 'middle of the sample (each person’s: Names and numbers)',
    fr: 'au milieu de l’exemple (pour chaque personne\u00a0: Noms et numéros)',
  },
  edge: {
    en: 'edge of the sample, at half its height (each person’s: Names and numbers)',
    fr: 'au bord de l’exemple, à mi-hauteur (pour chaque personne\u00a0: Noms et numéros)',
  },
} as const satisfies Record<keyof typeof printMarks, Label>

const marksOf = (en: string, du: string): Record<'top' | 'middle' | 'edge', Label> => ({
  top: { en: `top of the ${en}`, fr: `au haut ${du}` },
  middle: { en: `middle of the ${en}`, fr: `au milieu ${du}` },
  edge: { en: `edge of the ${en}, at half its height`, fr: `au bord ${du}, à mi-hauteur` },
})

const tagMarks = marksOf('tag', 'de l’étiquette')

/** TP8: what is sewn or knitted is no print: its marks, by how it is made. */
const madeMarks: Readonly<Partial<Record<Process, Readonly<Record<keyof typeof printMarks, Label>>>>> = {
  embroidery: marksOf('embroidery', 'de la broderie'),
  patch: marksOf('patch', 'de l’écusson'),
  leather: tagMarks,
  woven: tagMarks,
  clipped: tagMarks,
  cut: marksOf('letters', 'des lettres'),
  knitting: marksOf('motif', 'du motif'),
}

export function marksOfProcess(process: Process | null): Readonly<Record<keyof typeof printMarks, Label>> {
  return (process && madeMarks[process]) ?? printMarks
}

/** Marks of one of the images that a pattern repeats. */
export const imageMarks = {
  top: { en: 'top of an image', fr: 'au haut d’un motif' },
  middle: { en: 'middle of an image', fr: 'au milieu d’un motif' },
  edge: { en: 'edge of an image', fr: 'au bord d’un motif' },
} as const satisfies Record<keyof typeof printMarks, Label>

/** Marks of artwork that is laid over a whole piece. */
export const artMarks = {
  top: { en: 'top of the artwork', fr: 'au haut du visuel' },
  middle: { en: 'middle of the artwork', fr: 'au milieu du visuel' },
  edge: { en: 'edge of the artwork', fr: 'au bord du visuel' },
} as const satisfies Record<keyof typeof printMarks, Label>

/** Marks of a piece that is sewn on. */
export const pieceMarks = {
  top: { en: 'upper edge of the piece', fr: 'au bord supérieur de la pièce' },
  middle: { en: 'middle of the piece', fr: 'au milieu de la pièce' },
  edge: { en: 'edge of the piece, at half its height', fr: 'au bord de la pièce, à mi-hauteur' },
} as const satisfies Record<keyof typeof printMarks, Label>

export type PrintMark = keyof typeof printMarks

/** The wearer's sides, and of what goes round a limb or body where it goes to. */
export type Direction = 'left' | 'right' | 'front' | 'back'

/** A garment's left is the wearer's. */
export const directions = {
  left: { en: 'towards the wearer’s left', fr: 'vers la gauche du porteur' },
  right: { en: 'towards the wearer’s right', fr: 'vers la droite du porteur' },
  front: { en: 'towards the front', fr: 'vers le devant' },
  back: { en: 'towards the back', fr: 'vers le dos' },
} as const satisfies Record<Direction, Label>

/** Pieces of cloth, as workshops call them; names of patterns. */
export const pieceLabels: Readonly<Record<string, Label>> = {
  front: { en: 'Front', fr: 'Devant' },
  back: { en: 'Back', fr: 'Dos' },
  leftSleeve: { en: 'Left sleeve', fr: 'Manche gauche' },
  rightSleeve: { en: 'Right sleeve', fr: 'Manche droite' },
  leftHood: { en: 'Hood, left half', fr: 'Capuchon, moitié gauche' },
  rightHood: { en: 'Hood, right half', fr: 'Capuchon, moitié droite' },
  hemBand: { en: 'Hem band', fr: 'Bande du bas' },
  leftCuff: { en: 'Left cuff', fr: 'Poignet gauche' },
  rightCuff: { en: 'Right cuff', fr: 'Poignet droit' },
  collar: { en: 'Collar', fr: 'Col' },
  waistband: { en: 'Waistband', fr: 'Ceinture' },
  pocket: { en: 'Pocket', fr: 'Poche' },
  leftPocket: { en: 'Left pocket', fr: 'Poche gauche' },
  rightPocket: { en: 'Right pocket', fr: 'Poche droite' },
  leftFront: { en: 'Left leg, front', fr: 'Jambe gauche, devant' },
  leftBack: { en: 'Left leg, back', fr: 'Jambe gauche, dos' },
  rightFront: { en: 'Right leg, front', fr: 'Jambe droite, devant' },
  rightBack: { en: 'Right leg, back', fr: 'Jambe droite, dos' },
  leftAnkle: { en: 'Left ankle band', fr: 'Bande de cheville gauche' },
  rightAnkle: { en: 'Right ankle band', fr: 'Bande de cheville droite' },
  cuff: { en: 'Turn-up', fr: 'Revers' },
  left: { en: 'Left side', fr: 'Côté gauche' },
  right: { en: 'Right side', fr: 'Côté droit' },
  leftHalf: { en: 'Left half', fr: 'Moitié gauche' },
  rightHalf: { en: 'Right half', fr: 'Moitié droite' },
  leftArmhole: { en: 'Left armhole band', fr: 'Bande d’emmanchure gauche' },
  rightArmhole: { en: 'Right armhole band', fr: 'Bande d’emmanchure droite' },
  leftLeg: { en: 'Left sock, leg', fr: 'Bas gauche, jambe' },
  rightLeg: { en: 'Right sock, leg', fr: 'Bas droit, jambe' },
  leftInstep: { en: 'Left sock, instep', fr: 'Bas gauche, cou-de-pied' },
  rightInstep: { en: 'Right sock, instep', fr: 'Bas droit, cou-de-pied' },
  leftSole: { en: 'Left sock, sole', fr: 'Bas gauche, semelle' },
  rightSole: { en: 'Right sock, sole', fr: 'Bas droit, semelle' },
  leftHeel: { en: 'Left sock, heel', fr: 'Bas gauche, talon' },
  rightHeel: { en: 'Right sock, heel', fr: 'Bas droit, talon' },
  leftToeTop: { en: 'Left sock, toe above', fr: 'Bas gauche, pointe, dessus' },
  rightToeTop: { en: 'Right sock, toe above', fr: 'Bas droit, pointe, dessus' },
  leftToeSole: { en: 'Left sock, toe below', fr: 'Bas gauche, pointe, dessous' },
  rightToeSole: { en: 'Right sock, toe below', fr: 'Bas droit, pointe, dessous' },
  neckLabel: { en: 'Neck label', fr: 'Étiquette d’encolure' },
  ribV: { en: 'V insert', fr: 'Empiècement en V' },
  selfV: { en: 'V insert', fr: 'Empiècement en V' },
  'half-front': { en: 'Placket, front', fr: 'Patte de boutonnage, devant' },
  'full-front': { en: 'Placket, front', fr: 'Patte de boutonnage, devant' },
  'full-hemBand': { en: 'Placket, hem band', fr: 'Patte de boutonnage, bande du bas' },
  'woven-collar': { en: 'Placket, collar', fr: 'Patte de boutonnage, col' },
  'woven-front': { en: 'Placket, front', fr: 'Patte de boutonnage, devant' },
  'woven-hemBand': { en: 'Placket, hem band', fr: 'Patte de boutonnage, bande du bas' },
  'polar-collar': { en: 'Placket, collar', fr: 'Patte de boutonnage, col' },
  'polar-front': { en: 'Placket, front', fr: 'Patte de boutonnage, devant' },
  'polar-hemBand': { en: 'Placket, hem band', fr: 'Patte de boutonnage, bande du bas' },
  'welt-left': { en: 'Pocket welt, left', fr: 'Patte de poche, gauche' },
  'welt-right': { en: 'Pocket welt, right', fr: 'Patte de poche, droite' },
  'welt-leftFront': { en: 'Pocket welt, left', fr: 'Patte de poche, gauche' },
  'welt-rightFront': { en: 'Pocket welt, right', fr: 'Patte de poche, droite' },
  'handWelt-left': { en: 'Pocket welt, left', fr: 'Patte de poche, gauche' },
  'handWelt-right': { en: 'Pocket welt, right', fr: 'Patte de poche, droite' },
  'elbow-left': { en: 'Elbow patch, left', fr: 'Coudière gauche' },
  'elbow-right': { en: 'Elbow patch, right', fr: 'Coudière droite' },
  'zipEdge-front-left': { en: 'Zip facing, front, left', fr: 'Parement de fermeture, devant, gauche' },
  'zipEdge-front-right': { en: 'Zip facing, front, right', fr: 'Parement de fermeture, devant, droite' },
  'zipEdge-collar-left': { en: 'Zip facing, collar, left', fr: 'Parement de fermeture, col, gauche' },
  'zipEdge-collar-right': { en: 'Zip facing, collar, right', fr: 'Parement de fermeture, col, droite' },
  flap: { en: 'Pocket flap', fr: 'Rabat de poche' },
  patchPocket: { en: 'Patch pocket', fr: 'Poche plaquée' },
  backPocket: { en: 'Back pocket', fr: 'Poche arrière' },
  patch: { en: 'Label, stitched on', fr: 'Étiquette cousue' },
  patchLow: { en: 'Label, stitched on', fr: 'Étiquette cousue' },
  tab: { en: 'Label, folded', fr: 'Étiquette pliée' },
  tabLow: { en: 'Label, folded', fr: 'Étiquette pliée' },
}

/** Laid on for the picture alone: the edges of the cloth beside a zip, the bare middle of a label. */
export const isPartOfPiece = (name: string) => /^zipEdge|-lip-|-cap\d|-field$/.test(name)
