/** What a field may break, as `validation_failed` tells it; `limit` is the number that it was held to. */
export const fieldRules = [
  'missing',
  'atMost',
  'atLeast',
  'whole',
  'itemsAtMost',
  'itemsAtLeast',
  'longest',
  'shortest',
  'id',
  'notFuture',
  'form',
] as const

export type FieldRule = (typeof fieldRules)[number]
