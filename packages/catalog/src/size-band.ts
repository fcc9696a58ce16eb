import type { SizeDefinition } from './definition.ts'

export const sizeBands = ['adult', 'youth'] as const
export type SizeBand = (typeof sizeBands)[number]

/** Whom a size is cut for: `YM`, `S (youth 1-5)` are youths'. */
export function sizeBandOf({ name, displayLabel }: Pick<SizeDefinition, 'name' | 'displayLabel'>): SizeBand {
  return name.startsWith('Y') || /youth/i.test(displayLabel.en) ? 'youth' : 'adult'
}
