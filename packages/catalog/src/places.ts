import type { Curve } from '@teamloom/shape/curve.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { DecorationCategory } from './decorations/category.ts'
import { edgeInches } from './decorations/clippingtag.ts'
import type { LocationDefinition } from './definition.ts'
import { clothOf } from './place-cloth.ts'

type Row = readonly [
  en: string,
  fr: string,
  category: DecorationCategory,
  side: LocationDefinition['side'],
  panel: string,
  lies: LocationDefinition['lies'],
  face?: 'inside',
]

/** Where decorations go, as it is named everywhere, on which panel the place usually lies, and how prints do there. */
const places = {
  centerChest: ['Centre chest', 'Centre de la poitrine', 'print', 'front', 'front', 'flat'],
  leftChest: ['Left chest', 'Poitrine gauche', 'print', 'front', 'front', 'flat'],
  rightChest: ['Right chest', 'Poitrine droite', 'print', 'front', 'front', 'flat'],
  fullFront: ['Full front', 'Devant complet', 'print', 'front', 'front', 'flat'],
  upperBack: ['Upper back', 'Haut du dos', 'print', 'back', 'back', 'flat'],
  fullBack: ['Full back', 'Dos complet', 'print', 'back', 'back', 'flat'],
  backNumber: ['Back number', 'Numéro au dos', 'print', 'back', 'back', 'flat'],
  leftSleeve: ['Left sleeve', 'Manche gauche', 'print', 'left', 'leftSleeve', 'round'],
  rightSleeve: ['Right sleeve', 'Manche droite', 'print', 'right', 'rightSleeve', 'round'],
  pocket: ['Pocket', 'Poche', 'print', 'front', 'pocket', 'piece'],
  leftPocket: ['Left pocket', 'Poche gauche', 'print', 'front', 'leftPocket', 'piece'],
  rightPocket: ['Right pocket', 'Poche droite', 'print', 'front', 'rightPocket', 'piece'],
  leftHip: ['Left hip', 'Hanche gauche', 'print', 'front', 'leftFront', 'round'],
  rightHip: ['Right hip', 'Hanche droite', 'print', 'front', 'rightFront', 'round'],
  leftLeg: ['Left leg', 'Jambe gauche', 'print', 'front', 'leftFront', 'round'],
  rightLeg: ['Right leg', 'Jambe droite', 'print', 'front', 'rightFront', 'round'],
  seat: ['Seat', 'Arrière', 'print', 'back', 'leftBack', 'round'],
  cuffFront: ['Cuff front', 'Devant du revers', 'print', 'front', 'cuff', 'band'],
  cuffLeft: ['Cuff left', 'Revers gauche', 'print', 'left', 'cuff', 'band'],
  crownFront: ['Crown front', 'Devant de la calotte', 'print', 'front', 'front', 'band'],
  crownBack: ['Crown back', 'Arrière de la calotte', 'print', 'back', 'back', 'band'],
  leftInstep: ['Left instep', 'Cou-de-pied gauche', 'print', 'front', 'leftInstep', 'cloth'],
  rightInstep: ['Right instep', 'Cou-de-pied droit', 'print', 'front', 'rightInstep', 'cloth'],
  leftCheek: ['Left cheek', 'Joue gauche', 'print', 'left', 'leftHalf', 'slanted'],
  rightCheek: ['Right cheek', 'Joue droite', 'print', 'right', 'rightHalf', 'slanted'],
  leftChestPatch: ['Left chest patch', 'Écusson, poitrine gauche', 'patch', 'front', 'front', 'flat'],
  centerChestPatch: ['Chest patch', 'Écusson, centre de la poitrine', 'patch', 'front', 'front', 'flat'],
  upperBackPatch: ['Back patch', 'Écusson, haut du dos', 'patch', 'back', 'back', 'flat'],
  leftSleevePatch: ['Left sleeve patch', 'Écusson, manche gauche', 'patch', 'left', 'leftSleeve', 'round'],
  rightSleevePatch: [
    'Right sleeve patch',
    'Écusson, manche droite',
    'patch',
    'right',
    'rightSleeve',
    'round',
  ],
  hipPatch: ['Left hip patch', 'Écusson, hanche gauche', 'patch', 'front', 'leftFront', 'round'],
  cuffPatch: ['Cuff patch', 'Écusson du revers', 'patch', 'front', 'cuff', 'band'],
  hemTag: ['Hem tag', 'Étiquette du bas', 'tag', 'front', 'hemBand', 'flat'],
  sleeveTag: ['Left sleeve tag', 'Étiquette, manche gauche', 'tag', 'left', 'leftSleeve', 'round'],
  pocketTag: ['Pocket tag', 'Étiquette de poche', 'tag', 'front', 'pocket', 'piece'],
  hemEdge: ['Over the hem', 'À cheval sur le bas', 'tag', 'front', 'hemBand', 'flat'],
  cuffEdge: ['Over the left cuff', 'À cheval sur le poignet gauche', 'tag', 'left', 'leftCuff', 'round'],
  rightCuffEdge: [
    'Over the right cuff',
    'À cheval sur le poignet droit',
    'tag',
    'right',
    'rightCuff',
    'round',
  ],
  pocketEdge: [
    'Over the pocket’s opening',
    'À cheval sur l’ouverture de la poche',
    'tag',
    'front',
    'pocket',
    'piece',
  ],
  leftOpeningEdge: [
    'Over the pocket’s left opening',
    'À cheval sur l’ouverture gauche de la poche',
    'tag',
    'front',
    'pocket',
    'piece',
  ],
  rightOpeningEdge: [
    'Over the pocket’s right opening',
    'À cheval sur l’ouverture droite de la poche',
    'tag',
    'front',
    'pocket',
    'piece',
  ],
  neckTag: ['Back neck tag', 'Étiquette de nuque', 'tag', 'back', 'back', 'flat'],
  legTag: ['Left leg tag', 'Étiquette, jambe gauche', 'tag', 'front', 'leftFront', 'round'],
  turnUpEdge: ['Over the turn-up’s edge', 'À cheval sur le bord du revers', 'tag', 'left', 'cuff', 'band'],
  cuffTag: ['Cuff tag', 'Étiquette du revers', 'tag', 'left', 'cuff', 'band'],
  chestPocket: ['Chest pocket', 'Poche poitrine', 'chestpocket', 'front', 'pocket', 'cloth'],
  leftHoodLining: [
    'Hood lining, left',
    'Doublure du capuchon, gauche',
    'hoodlining',
    'front',
    'leftHood',
    'cloth',
    'inside',
  ],
  rightHoodLining: [
    'Hood lining, right',
    'Doublure du capuchon, droite',
    'hoodlining',
    'front',
    'rightHood',
    'cloth',
    'inside',
  ],
  collarLining: ['Collar lining', 'Doublure du col', 'collarlining', 'front', 'collar', 'cloth', 'inside'],
  leftFullPrint: [
    'Left half, all over',
    'Moitié gauche, pleine surface',
    'fullsublimation',
    'left',
    'leftHalf',
    'cloth',
  ],
  rightFullPrint: [
    'Right half, all over',
    'Moitié droite, pleine surface',
    'fullsublimation',
    'right',
    'rightHalf',
    'cloth',
  ],
  leftLegKnit: ['Left leg, knitted in', 'Jambe gauche, tricoté', 'knitting', 'left', 'leftLeg', 'cloth'],
  leftLegLogo: [
    'Left leg, sublimated',
    'Jambe gauche, sublimé',
    'logosublimation',
    'left',
    'leftLeg',
    'round',
  ],
  leftLegRepeat: [
    'Left leg, repeated',
    'Jambe gauche, motif répété',
    'repeatedknitting',
    'left',
    'leftLeg',
    'cloth',
  ],
  leftLegAllOver: [
    'Left leg, all over',
    'Jambe gauche, pleine surface',
    'fullsublimation',
    'left',
    'leftLeg',
    'cloth',
  ],
  rightLegKnit: ['Right leg, knitted in', 'Jambe droite, tricoté', 'knitting', 'right', 'rightLeg', 'cloth'],
  rightLegLogo: [
    'Right leg, sublimated',
    'Jambe droite, sublimé',
    'logosublimation',
    'right',
    'rightLeg',
    'round',
  ],
  rightLegRepeat: [
    'Right leg, repeated',
    'Jambe droite, motif répété',
    'repeatedknitting',
    'right',
    'rightLeg',
    'cloth',
  ],
  rightLegAllOver: [
    'Right leg, all over',
    'Jambe droite, pleine surface',
    'fullsublimation',
    'right',
    'rightLeg',
    'cloth',
  ],
} as const satisfies Record<string, Row>

export type PlaceName = keyof typeof places

const square = (inches: number) => ({ maxWidthInches: inches, maxHeightInches: inches })

/** Frames that embroiderers sew in, inches. */
const hoops = {
  chest: square(4),
  sleeve: square(3.5),
  back: square(10),
  hat: { maxWidthInches: 4, maxHeightInches: 2 },
  leg: square(3.5),
} as const

const hoopOfPlace: Partial<Record<PlaceName, LocationDefinition['hoop']>> = {
  centerChest: hoops.chest,
  leftChest: hoops.chest,
  rightChest: hoops.chest,
  fullFront: hoops.chest,
  upperBack: hoops.back,
  fullBack: hoops.back,
  backNumber: hoops.back,
  leftSleeve: hoops.sleeve,
  rightSleeve: hoops.sleeve,
  pocket: hoops.chest,
  leftPocket: hoops.chest,
  rightPocket: hoops.chest,
  cuffFront: hoops.hat,
  cuffLeft: hoops.hat,
  crownFront: hoops.hat,
  crownBack: hoops.hat,
  leftHip: hoops.leg,
  rightHip: hoops.leg,
  leftLeg: hoops.leg,
  rightLeg: hoops.leg,
  seat: hoops.back,
}

/** Where tags are folded over the end of a piece. */
const edges: Partial<Record<PlaceName, LocationDefinition['edge']>> = {
  hemEdge: 'lower',
  turnUpEdge: 'lower',
  cuffEdge: 'lower',
  rightCuffEdge: 'lower',
  pocketEdge: 'upper',
  leftOpeningEdge: 'upper',
  rightOpeningEdge: 'upper',
}

/** Where tags lie by the lower end of their piece, however long that is. */
const hanging: readonly PlaceName[] = ['hemTag', 'sleeveTag']

/** What a product has otherwise than usual. */
type Rest = Partial<
  Pick<LocationDefinition, 'label' | 'side' | 'panel' | 'cloth' | 'needs' | 'planeAngle' | 'twin' | 'seam'>
>

/** A place for decorations: its middle (u, v) on its panel, and the largest that may lie there, in inches. */
export function placeOf(
  positionName: PlaceName,
  [centerU, centerV]: readonly [number, number],
  [maxWidthInches, maxHeightInches]: readonly [number, number],
  rest: Rest = {},
): LocationDefinition {
  const [en, fr, category, side, panel, lies, face]: Row = places[positionName]
  const hoop = hoopOfPlace[positionName]
  const edge = edges[positionName]
  return {
    positionName,
    label: { en, fr },
    side,
    panel,
    face: face ?? 'outside',
    category,
    lies,
    ...(edge ? { edge } : {}),
    ...(hanging.includes(positionName) ? { hangs: true as const } : {}),
    centerU,
    centerV,
    maxWidthInches,
    maxHeightInches,
    planeAngle: 0,
    ...(hoop ? { hoop } : {}),
    cloth: rest.cloth ?? clothOf(rest.panel ?? panel, face ?? 'outside'),
    needs: [],
    ...rest,
  }
}

/** Where a tag is folded over a hem that is as far down in every size: its middle, and the edge. */
export function hemEdge([u, edge]: readonly [number, number], rest: Rest = {}): LocationDefinition {
  return placeOf('hemEdge', [u, edge - edgeInches / 2], [1.25, edgeInches], rest)
}

/** Over the outer sides of cuffs that are as high in every size. */
export function cuffEdges(height: number, rest: Rest = {}): readonly LocationDefinition[] {
  const middle = [0, height - edgeInches / 2] as const
  return (['cuffEdge', 'rightCuffEdge'] as const).map(name => placeOf(name, middle, [1.25, edgeInches], rest))
}

/** Over the opening of a pocket that is open above. */
export function pocketEdge(u: number, rest: Rest): LocationDefinition {
  return placeOf('pocketEdge', [u, edgeInches / 2], [1.25, edgeInches], rest)
}

/**
 * Over the slanted openings of a kangaroo pocket that is the same in every size: the middle of the left one's fold, and
 * how far its upper end leans in. `panels`: that of each, the left one alone where the right opening turns away from
 * sight.
 */
export function openingEdges(
  [u, v]: readonly [number, number],
  leanDegrees: number,
  needs: Rest['needs'] & {},
  panels: readonly string[] = ['pocket', 'pocket'],
): readonly LocationDefinition[] {
  const lean = (leanDegrees * Math.PI) / 180
  const [inwards, down] = [(Math.sin(lean) * edgeInches) / 2, (Math.cos(lean) * edgeInches) / 2]
  return panels.map((panel, index) => {
    const way = index === 0 ? 1 : -1
    const name = index === 0 ? 'leftOpeningEdge' : 'rightOpeningEdge'
    const rest = { needs, panel, planeAngle: way * leanDegrees }
    return placeOf(name, [way * (u - inwards), v + down], [1.25, edgeInches], rest)
  })
}

/**
 * Both halves of a hood's lining, whole: what lies on one lies on both. `seam`: that of the left half from the nape to
 * the back of the head, in the size that is draped.
 */
export function hoodLinings(seam: Curve): readonly LocationDefinition[] {
  const left = { panel: 'leftHood', centerU: -0.2, centerV: -6.8, seam }
  const mirrored = seam.map(([u, v]): Point => [-u, v])
  const right = { panel: 'rightHood', centerU: 0.2, centerV: -6.8, seam: mirrored }
  return [
    placeOf('leftHoodLining', [left.centerU, left.centerV], [11.5, 16], { seam, twin: right }),
    placeOf('rightHoodLining', [right.centerU, right.centerV], [11.5, 16], { seam: mirrored, twin: left }),
  ]
}

/** A style without which a place does not exist. */
export function whenStyle(slot: string, ...styleNames: string[]): LocationDefinition['needs'] {
  const [partName, elementName] = slot.split('/') as [string, string]
  return [{ partName, elementName, styleNames }]
}
