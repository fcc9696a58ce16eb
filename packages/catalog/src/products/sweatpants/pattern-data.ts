import type { LocationDefinition, SizeMeasurement } from '../../definition.ts'
import type { ApparelSizeName } from '../../sizes.ts'

export const sweatpantsLocations: readonly LocationDefinition[] = [
  {
    positionName: 'leftHip',
    label: { en: 'Left hip', fr: 'Hanche gauche' },
    side: 'front',
    panel: 'leftFront',
    category: 'print',
    centerU: -5.4,
    centerV: 9.6,
    maxWidthInches: 4,
    maxHeightInches: 5,
    planeAngle: 0,
    needs: [],
  },
  {
    positionName: 'rightHip',
    label: { en: 'Right hip', fr: 'Hanche droite' },
    side: 'front',
    panel: 'rightFront',
    category: 'print',
    centerU: 5.4,
    centerV: 9.6,
    maxWidthInches: 4,
    maxHeightInches: 5,
    planeAngle: 0,
    needs: [],
  },
  {
    positionName: 'leftLeg',
    label: { en: 'Left leg', fr: 'Jambe gauche' },
    side: 'front',
    panel: 'leftFront',
    category: 'print',
    centerU: -4.9,
    centerV: 21.5,
    maxWidthInches: 3.5,
    maxHeightInches: 12,
    planeAngle: 0,
    needs: [],
  },
  {
    positionName: 'rightLeg',
    label: { en: 'Right leg', fr: 'Jambe droite' },
    side: 'front',
    panel: 'rightFront',
    category: 'print',
    centerU: 4.9,
    centerV: 21.5,
    maxWidthInches: 3.5,
    maxHeightInches: 12,
    planeAngle: 0,
    needs: [],
  },
  {
    positionName: 'seat',
    label: { en: 'Seat', fr: 'Arrière' },
    side: 'back',
    panel: 'leftBack',
    category: 'print',
    centerU: 5.8,
    centerV: 5.6,
    maxWidthInches: 7,
    maxHeightInches: 3,
    planeAngle: 0,
    needs: [],
  },
]

const rows: Readonly<Partial<Record<ApparelSizeName, readonly number[]>>> = {
  '2XS': [11.5, 38, 28],
  XS: [12.5, 39, 28.5],
  S: [13.5, 40, 29],
  M: [14.5, 41, 29.5],
  L: [16, 42, 30],
  XL: [17.5, 43, 30.5],
  '2XL': [19, 43.5, 30.5],
  '3XL': [20.5, 44, 30.5],
  '4XL': [22, 44.5, 30.5],
}
const columns = [
  { name: 'waist', label: { en: 'Half waist', fr: 'Demi-taille' } },
  { name: 'outseam', label: { en: 'Outseam', fr: 'Longueur extérieure' } },
  { name: 'inseam', label: { en: 'Inseam', fr: 'Entrejambe' } },
]

export function sweatpantsMeasures(
  name: ApparelSizeName,
): [SizeMeasurement, SizeMeasurement, ...SizeMeasurement[]] {
  return columns.map((column, index) => ({ ...column, inches: rows[name]![index]! })) as [
    SizeMeasurement,
    SizeMeasurement,
    ...SizeMeasurement[],
  ]
}
