import type { Cloth } from './cloth.ts'

/** A cloth that stretches pulls together most, and its grooves swallow stitches; the figures are ours. */
export const rib = {
  name: 'rib',
  spacing: 1,
  pull: 0.28,
  underlay: 'lattice',
  longestSatin: 6,
  isFromMiddle: false,
  backing: 'cutAway80',
  topping: 'soluble',
  needle: 'ball75',
  stitchesPerMinute: 700,
} as const satisfies Cloth
