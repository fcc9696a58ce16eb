import type { Cloth } from './cloth.ts'

/** The ground of a patch, hooped with its backing: firm; the figures are ours. */
export const twill = {
  name: 'twill',
  spacing: 1,
  pull: 0.12,
  underlay: 'across',
  longestSatin: 8,
  isFromMiddle: false,
  backing: 'tearAway50',
  topping: null,
} as const satisfies Cloth
