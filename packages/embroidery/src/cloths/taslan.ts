import type { Cloth } from './cloth.ts'

/** Close-woven nylon hardly gives; satin as wide as is usual on wovens, 8 mm (graphics-pro.com, stitching guidelines); the other figures are ours. */
export const taslan = {
  name: 'taslan',
  spacing: 1,
  pull: 0.12,
  underlay: 'across',
  longestSatin: 8,
  isFromMiddle: false,
  backing: 'tearAway50',
  topping: null,
  needle: 'sharp75',
  stitchesPerMinute: 700,
} as const satisfies Cloth
