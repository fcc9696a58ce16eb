import type { Label } from '@teamloom/kit/label.ts'

/** What a rule is laid on. */
export const references = {
  collarSeam: { en: 'collar seam', fr: 'couture du col' },
  shoulderPoint: { en: 'high shoulder point', fr: 'point haut de l’épaule' },
  shoulderSeam: {
    en: 'shoulder seam at the top of the sleeve',
    fr: 'couture d’épaule, en haut de la manche',
  },
  waistSeam: { en: 'waist seam', fr: 'couture de la taille' },
  upperEdge: { en: 'upper edge of the piece', fr: 'bord supérieur de la pièce' },
  cuffEdge: { en: 'lower edge of the cuff', fr: 'bas du bord' },
  frontLine: { en: 'front line of the sock', fr: 'ligne du devant de la chaussette' },
  centreLine: { en: 'centre line', fr: 'ligne du centre' },
  leftSeam: {
    en: 'nearest seam, at the left as seen,',
    fr: 'couture la plus proche, à gauche pour qui regarde',
  },
  rightSeam: {
    en: 'nearest seam, at the right as seen,',
    fr: 'couture la plus proche, à droite pour qui regarde',
  },
} as const satisfies Record<string, Label>

export type ReferenceName = keyof typeof references

/** What it is laid to. */
export const printMarks = {
  top: { en: 'top of the print', fr: 'haut de l’impression' },
  middle: { en: 'middle of the print', fr: 'milieu de l’impression' },
  edge: { en: 'edge of the print', fr: 'bord de l’impression' },
} as const satisfies Record<string, Label>

export type PrintMark = keyof typeof printMarks

/** French has an article in each of them. */
export const frenchFrom: Readonly<Record<ReferenceName, string>> = {
  collarSeam: 'de la couture du col',
  shoulderPoint: 'du point haut de l’épaule',
  shoulderSeam: 'de la couture d’épaule, en haut de la manche,',
  waistSeam: 'de la couture de la taille',
  upperEdge: 'du bord supérieur de la pièce',
  cuffEdge: 'du bas du bord',
  frontLine: 'de la ligne du devant de la chaussette',
  centreLine: 'de la ligne du centre',
  leftSeam: 'de la couture la plus proche, à gauche pour qui regarde,',
  rightSeam: 'de la couture la plus proche, à droite pour qui regarde,',
}

export const frenchTo: Readonly<Record<PrintMark, string>> = {
  top: 'jusqu’au haut de l’impression',
  middle: 'jusqu’au milieu de l’impression',
  edge: 'jusqu’au bord de l’impression',
}

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
