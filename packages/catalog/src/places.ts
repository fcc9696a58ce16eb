import type { DecorationCategory } from './decorations/category.ts'
import type { LocationDefinition } from './definition.ts'

type Row = readonly [
  en: string,
  fr: string,
  category: DecorationCategory,
  side: LocationDefinition['side'],
  panel: string,
  face?: 'inside',
]

/** Where decorations go, as it is named everywhere, and on which panel the place usually lies. */
const places = {
  centerChest: ['Centre chest', 'Centre de la poitrine', 'print', 'front', 'front'],
  leftChest: ['Left chest', 'Poitrine gauche', 'print', 'front', 'front'],
  rightChest: ['Right chest', 'Poitrine droite', 'print', 'front', 'front'],
  fullFront: ['Full front', 'Devant complet', 'print', 'front', 'front'],
  upperBack: ['Upper back', 'Haut du dos', 'print', 'back', 'back'],
  fullBack: ['Full back', 'Dos complet', 'print', 'back', 'back'],
  leftSleeve: ['Left sleeve', 'Manche gauche', 'print', 'left', 'leftSleeve'],
  rightSleeve: ['Right sleeve', 'Manche droite', 'print', 'right', 'rightSleeve'],
  pocket: ['Pocket', 'Poche', 'print', 'front', 'pocket'],
  leftPocket: ['Left pocket', 'Poche gauche', 'print', 'front', 'leftPocket'],
  rightPocket: ['Right pocket', 'Poche droite', 'print', 'front', 'rightPocket'],
  leftHip: ['Left hip', 'Hanche gauche', 'print', 'front', 'leftFront'],
  rightHip: ['Right hip', 'Hanche droite', 'print', 'front', 'rightFront'],
  leftLeg: ['Left leg', 'Jambe gauche', 'print', 'front', 'leftFront'],
  rightLeg: ['Right leg', 'Jambe droite', 'print', 'front', 'rightFront'],
  seat: ['Seat', 'Arrière', 'print', 'back', 'leftBack'],
  cuffFront: ['Cuff front', 'Devant du revers', 'print', 'front', 'cuff'],
  cuffLeft: ['Cuff left', 'Revers gauche', 'print', 'left', 'cuff'],
  crownFront: ['Crown front', 'Devant de la calotte', 'print', 'front', 'front'],
  crownBack: ['Crown back', 'Arrière de la calotte', 'print', 'back', 'back'],
  leftInstep: ['Left instep', 'Cou-de-pied gauche', 'print', 'front', 'leftInstep'],
  rightInstep: ['Right instep', 'Cou-de-pied droit', 'print', 'front', 'rightInstep'],
  leftCheek: ['Left cheek', 'Joue gauche', 'print', 'left', 'leftHalf'],
  rightCheek: ['Right cheek', 'Joue droite', 'print', 'right', 'rightHalf'],
  leftChestPatch: ['Left chest patch', 'Écusson, poitrine gauche', 'patch', 'front', 'front'],
  centerChestPatch: ['Chest patch', 'Écusson, centre de la poitrine', 'patch', 'front', 'front'],
  upperBackPatch: ['Back patch', 'Écusson, haut du dos', 'patch', 'back', 'back'],
  leftSleevePatch: ['Left sleeve patch', 'Écusson, manche gauche', 'patch', 'left', 'leftSleeve'],
  rightSleevePatch: ['Right sleeve patch', 'Écusson, manche droite', 'patch', 'right', 'rightSleeve'],
  hipPatch: ['Left hip patch', 'Écusson, hanche gauche', 'patch', 'front', 'leftFront'],
  cuffPatch: ['Cuff patch', 'Écusson du revers', 'patch', 'front', 'cuff'],
  hemTag: ['Hem tag', 'Étiquette du bas', 'tag', 'front', 'hemBand'],
  sleeveTag: ['Left sleeve tag', 'Étiquette, manche gauche', 'tag', 'left', 'leftSleeve'],
  pocketTag: ['Pocket tag', 'Étiquette de poche', 'tag', 'front', 'pocket'],
  neckTag: ['Back neck tag', 'Étiquette de nuque', 'tag', 'back', 'back'],
  legTag: ['Left leg tag', 'Étiquette, jambe gauche', 'tag', 'front', 'leftFront'],
  cuffTag: ['Cuff tag', 'Étiquette du revers', 'tag', 'left', 'cuff'],
  chestPocket: ['Chest pocket', 'Poche poitrine', 'chestpocket', 'front', 'pocket'],
  leftHoodLining: [
    'Hood lining, left',
    'Doublure du capuchon, gauche',
    'hoodlining',
    'front',
    'leftHood',
    'inside',
  ],
  rightHoodLining: [
    'Hood lining, right',
    'Doublure du capuchon, droite',
    'hoodlining',
    'front',
    'rightHood',
    'inside',
  ],
  collarLining: ['Collar lining', 'Doublure du col', 'collarlining', 'front', 'collar', 'inside'],
  leftFullPrint: [
    'Left half, all over',
    'Moitié gauche, pleine surface',
    'fullsublimation',
    'left',
    'leftHalf',
  ],
  rightFullPrint: [
    'Right half, all over',
    'Moitié droite, pleine surface',
    'fullsublimation',
    'right',
    'rightHalf',
  ],
  leftLegKnit: ['Left leg, knitted in', 'Jambe gauche, tricoté', 'knitting', 'left', 'leftLeg'],
  leftLegLogo: ['Left leg, sublimated', 'Jambe gauche, sublimé', 'logosublimation', 'left', 'leftLeg'],
  leftLegRepeat: ['Left leg, repeated', 'Jambe gauche, motif répété', 'repeatedknitting', 'left', 'leftLeg'],
  leftLegAllOver: [
    'Left leg, all over',
    'Jambe gauche, pleine surface',
    'fullsublimation',
    'left',
    'leftLeg',
  ],
  rightLegKnit: ['Right leg, knitted in', 'Jambe droite, tricoté', 'knitting', 'right', 'rightLeg'],
  rightLegLogo: ['Right leg, sublimated', 'Jambe droite, sublimé', 'logosublimation', 'right', 'rightLeg'],
  rightLegRepeat: [
    'Right leg, repeated',
    'Jambe droite, motif répété',
    'repeatedknitting',
    'right',
    'rightLeg',
  ],
  rightLegAllOver: [
    'Right leg, all over',
    'Jambe droite, pleine surface',
    'fullsublimation',
    'right',
    'rightLeg',
  ],
} as const satisfies Record<string, Row>

export type PlaceName = keyof typeof places

/** What a product has otherwise than usual. */
type Rest = Partial<Pick<LocationDefinition, 'label' | 'side' | 'panel' | 'needs'>>

/** A place for decorations: its middle (u, v) on its panel, and the largest that may lie there, in inches. */
export function placeOf(
  positionName: PlaceName,
  [centerU, centerV]: readonly [number, number],
  [maxWidthInches, maxHeightInches]: readonly [number, number],
  rest: Rest = {},
): LocationDefinition {
  const [en, fr, category, side, panel, face]: Row = places[positionName]
  return {
    positionName,
    label: { en, fr },
    side,
    panel,
    face: face ?? 'outside',
    category,
    centerU,
    centerV,
    maxWidthInches,
    maxHeightInches,
    planeAngle: 0,
    needs: [],
    ...rest,
  }
}

/** Both halves of a hood's lining, whole. */
export const hoodLinings: readonly LocationDefinition[] = [
  placeOf('leftHoodLining', [-0.2, -6.8], [11.5, 16]),
  placeOf('rightHoodLining', [0.2, -6.8], [11.5, 16]),
]

/** A style without which a place does not exist. */
export function whenStyle(slot: string, ...styleNames: string[]): LocationDefinition['needs'] {
  const [partName, elementName] = slot.split('/') as [string, string]
  return [{ partName, elementName, styleNames }]
}
