import type { Cloth } from './cloth.ts'

/** The ground of a patch, hooped with the stiff backing that stays in it: firm; the figures are ours. */
export const twill = {
  name: 'twill',
  spacing: 1,
  pull: 0.12,
  underlay: 'across',
  longestSatin: 8,
  isFromMiddle: false,
  backing: 'stiff200',
  topping: null,
  needle: 'sharp75',
  stitchesPerMinute: 800,
} as const satisfies Cloth
