/** What cloth is bought printed with. */
export const motifNames = [
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
export type MotifName = (typeof motifNames)[number]
