import type { Cloth } from './cloth.ts'

/** A deep nap is held down by a lattice and film; the figures are ours. */
export const polar = {
  name: 'polar',
  spacing: 0.95,
  pull: 0.25,
  underlay: 'lattice',
  longestSatin: 7,
  isFromMiddle: false,
  backing: 'cutAway80',
  topping: 'soluble',
  needle: 'ball75',
  stitchesPerMinute: 750,
} as const satisfies Cloth
