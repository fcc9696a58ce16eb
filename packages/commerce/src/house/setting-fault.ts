/** What is wrong with a value: in which of its fields, by their names and places with dots between, and why. */
export type SettingFault<Rule extends SettingRule = SettingRule> = {
  readonly field: string
  readonly rule: Rule
}

/** What prices may break. */
const priceRules = {
  shape: 'has another shape',
  dearer: 'costs more than the range before',
  order: 'does not begin after the one before',
  beyond_maximum: 'begins beyond the maximum',
  above_maximum: 'is more than the maximum',
  other_ranges: 'begins elsewhere in the other currency',
  unknown_size: 'is no size of the product',
  sizes_turned: 'ends before it begins',
} as const

/** What a value may break. */
export const settingRules = {
  ...priceRules,
  unknown_choice: 'is nothing that the product has',
  nothing_left: 'leaves nothing to choose from',
  weeks_turned: 'is less than at the least',
  days_turned: 'ends before it begins',
  tax_number: 'is no registration number',
  email: 'is no address of a mailbox',
  link: 'is no address of a page',
  both_languages: 'is missing in one language',
  per_piece: 'is not what a piece takes',
  contrast: 'is too pale for words on it',
  logo: 'is no logo that can be read',
  unknown_field: 'is no field of this mail',
  markup: 'has markup, of which a mail shows the signs',
  greets_nobody: 'does not greet its reader with {hello}',
} as const

export type PriceRule = keyof typeof priceRules
export type SettingRule = keyof typeof settingRules

/** And what a change of settings may, besides. */
export const settingProblems = [
  ...(Object.keys(settingRules) as SettingRule[]),
  'unknown_setting',
  'twice',
  'past',
  'too_far',
] as const
