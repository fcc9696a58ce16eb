import type { Cloth } from './cloth.ts'

/** A knit of thick yarn, as a beanie is, gives most of all; the figures are ours. */
export const knit = {
  name: 'knit',
  spacing: 0.95,
  pull: 0.3,
  underlay: 'lattice',
  longestSatin: 6,
  isFromMiddle: false,
  backing: 'cutAway80Twice',
  topping: 'soluble',
  needle: 'ball75',
  stitchesPerMinute: 650,
} as const satisfies Cloth
