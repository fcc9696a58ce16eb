import type { LocationDefinition } from '../../definition.ts'

export const maskLocations: readonly LocationDefinition[] = (['left', 'right'] as const).map(half => ({
  positionName: `${half}Cheek`,
  label: half === 'left' ? { en: 'Left cheek', fr: 'Joue gauche' } : { en: 'Right cheek', fr: 'Joue droite' },
  side: half,
  panel: `${half}Half`,
  category: 'print',
  centerU: half === 'left' ? 2.2 : -2.2,
  centerV: 2.6,
  maxWidthInches: 2.25,
  maxHeightInches: 1.75,
  planeAngle: 0,
  needs: [],
}))
