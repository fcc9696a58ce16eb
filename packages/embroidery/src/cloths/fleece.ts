import type { Cloth } from './cloth.ts'

/** Spacing: 0.40 mm as shops sew it (ezstitchdigitizing.com, density guide). What stitches sink into wants a lattice below and film above; by how much it pulls is ours. */
export const fleece = {
  name: 'fleece',
  spacing: 1,
  pull: 0.2,
  underlay: 'lattice',
  longestSatin: 7,
  isFromMiddle: false,
  backing: 'cutAway80',
  topping: 'soluble',
  needle: 'ball75',
  stitchesPerMinute: 800,
} as const satisfies Cloth
