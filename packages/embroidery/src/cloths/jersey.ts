import type { Cloth } from './cloth.ts'

/** Light knits are sewn up to 0.45 mm apart (ezstitchdigitizing.com, density guide), ours nearer, as no ground shows then; the other figures are ours. */
export const jersey = {
  name: 'jersey',
  spacing: 1.05,
  pull: 0.22,
  underlay: 'across',
  longestSatin: 7,
  isFromMiddle: false,
  backing: 'cutAway60',
  topping: null,
  needle: 'ball75',
  stitchesPerMinute: 750,
} as const satisfies Cloth
