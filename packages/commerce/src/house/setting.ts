import type { z } from 'zod/mini'

/** What is wrong with a value: in which of its fields, by their names and places with dots between, and why. */
export type SettingFault = { readonly field: string; readonly rule: SettingRule }

/** What a value may break. */
export const settingRules = {
  shape: 'has another shape',
  dearer: 'costs more than the range before',
  order: 'does not begin after the range before',
  beyond_maximum: 'begins beyond the maximum',
  above_maximum: 'is more than the maximum',
  other_ranges: 'begins elsewhere in the other currency',
  unknown_size: 'is no size of the product',
  sizes_turned: 'ends before it begins',
} as const

export type SettingRule = keyof typeof settingRules

/** And what a change of settings may, besides. */
export const settingProblems = [
  ...(Object.keys(settingRules) as SettingRule[]),
  'unknown_setting',
  'twice',
  'past',
  'too_far',
] as const

/** Settings of one kind, such as the prices of each product. */
export type SettingArea<Name extends string = string, Value = unknown> = {
  readonly area: Name
  /** What it is of, by name: `hoodie`; none where the house has one. */
  readonly subjects: readonly string[]
  /** Designers read it too. */
  readonly isReadByDesigners: boolean
  readonly schema: z.ZodMiniType<Value>
  /** What holds where the house has set nothing. */
  readonly defaultOf: (subject: string) => Value
  /** What is wrong with a value that has its shape. */
  readonly faultsOf: (value: Value, subject: string) => readonly SettingFault[]
}

/** Keeps the exact name and value. */
export function defineArea<const Name extends string, Value>(
  area: SettingArea<Name, Value>,
): SettingArea<Name, Value> {
  return area
}
