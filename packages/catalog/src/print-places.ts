import type { Label } from '@teamloom/kit/label.ts'
import type { LocationDefinition } from './definition.ts'

/** Where prints go on tops, as they are named everywhere. */
const labels = {
  centerChest: { en: 'Centre chest', fr: 'Centre de la poitrine' },
  leftChest: { en: 'Left chest', fr: 'Poitrine gauche' },
  rightChest: { en: 'Right chest', fr: 'Poitrine droite' },
  fullFront: { en: 'Full front', fr: 'Devant complet' },
  upperBack: { en: 'Upper back', fr: 'Haut du dos' },
  fullBack: { en: 'Full back', fr: 'Dos complet' },
  leftSleeve: { en: 'Left sleeve', fr: 'Manche gauche' },
  rightSleeve: { en: 'Right sleeve', fr: 'Manche droite' },
  pocket: { en: 'Pocket', fr: 'Poche' },
  leftPocket: { en: 'Left pocket', fr: 'Poche gauche' },
  rightPocket: { en: 'Right pocket', fr: 'Poche droite' },
} as const satisfies Record<string, Label>

export type PrintPlaceName = keyof typeof labels

const views = {
  upperBack: ['back', 'back'],
  fullBack: ['back', 'back'],
  leftSleeve: ['left', 'leftSleeve'],
  rightSleeve: ['right', 'rightSleeve'],
  pocket: ['front', 'pocket'],
  leftPocket: ['front', 'leftPocket'],
  rightPocket: ['front', 'rightPocket'],
} as const satisfies Partial<Record<PrintPlaceName, readonly [LocationDefinition['side'], string]>>

/** A place for prints: its middle (u, v) on the panel where it usually lies, and the largest print. */
export function printPlace(
  positionName: PrintPlaceName,
  [centerU, centerV]: readonly [number, number],
  [maxWidthInches, maxHeightInches]: readonly [number, number],
  needs: LocationDefinition['needs'] = [],
): LocationDefinition {
  const [side, panel] = (
    views as Partial<Record<PrintPlaceName, readonly [LocationDefinition['side'], string]>>
  )[positionName] ?? ['front', 'front']
  return {
    positionName,
    label: labels[positionName],
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

/** A style without which a place does not exist. */
export function whenStyle(slot: string, ...styleNames: string[]): LocationDefinition['needs'] {
  const [partName, elementName] = slot.split('/') as [string, string]
  return [{ partName, elementName, styleNames }]
}
