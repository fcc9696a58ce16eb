/** Patterns that cloth is bought printed with. */
export const printPatternNames = [
  'breton',
  'pinstripe',
  'gingham',
  'buffalo',
  'dots',
  'chevron',
  'camo',
  'stars',
  'mapleLeaves',
] as const
export type PrintPatternName = (typeof printPatternNames)[number]
