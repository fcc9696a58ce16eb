import type { Label } from '@teamloom/kit/label.ts'
import type { LocationDefinition, Side } from '../definition.ts'

/** The places that tops have, with the panel that each lies on. */
const known = {
  centerChest: ['front', 'front', { en: 'Centre chest', fr: 'Centre de la poitrine' }],
  leftChest: ['front', 'front', { en: 'Left chest', fr: 'Poitrine gauche' }],
  rightChest: ['front', 'front', { en: 'Right chest', fr: 'Poitrine droite' }],
  fullFront: ['front', 'front', { en: 'Full front', fr: 'Devant complet' }],
  upperBack: ['back', 'back', { en: 'Upper back', fr: 'Haut du dos' }],
  fullBack: ['back', 'back', { en: 'Full back', fr: 'Dos complet' }],
  leftSleeve: ['left', 'leftSleeve', { en: 'Left sleeve', fr: 'Manche gauche' }],
  rightSleeve: ['right', 'rightSleeve', { en: 'Right sleeve', fr: 'Manche droite' }],
  pocket: ['front', 'pocket', { en: 'Pocket', fr: 'Poche' }],
} as const satisfies Record<string, readonly [Side, string, Label]>

type Inches = readonly [across: number, down: number]

/** A place for prints: its middle on the panel, and the largest print that goes there. */
export function printPlace(
  positionName: keyof typeof known,
  [centerU, centerV]: Inches,
  [maxWidthInches, maxHeightInches]: Inches,
  needs: LocationDefinition['needs'] = [],
): LocationDefinition {
  const [side, panel, label] = known[positionName]
  return {
    positionName,
    label,
    side,
    panel,
    category: 'print',
    centerU,
    centerV,
    maxWidthInches,
    maxHeightInches,
    planeAngle: 0,
    needs,
  }
}
