import type { Cloth } from './cloth.ts'

/** On a cap's frame cloth is pushed ahead of the needle: from the seam in its middle outwards, from its brim up. The figures are ours. */
export const cap = {
  name: 'cap',
  spacing: 1,
  pull: 0.2,
  underlay: 'across',
  longestSatin: 7,
  isFromMiddle: true,
  backing: 'tearAwayCap',
  topping: null,
  needle: 'sharp75',
  stitchesPerMinute: 650,
} as const satisfies Cloth
