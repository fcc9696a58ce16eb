/** Kinds of place that decorations go to; a type takes places of one kind. */
export const decorationCategories = [
  'print',
  'tag',
  'patch',
  'chestpocket',
  'hoodlining',
  'collarlining',
  'knitting',
  'repeatedknitting',
  'fullsublimation',
  'logosublimation',
] as const

export type DecorationCategory = (typeof decorationCategories)[number]
