/** What is said where sending again may help, or somebody else. */
const words = {
  too_many_requests: 'collect.failed.tooMany',
  tooManySizes: 'collect.failed.tooManyFromHere',
  collectionFull: 'collect.failed.full',
} as const

/** The text for a refusal's key. */
export function wordsOfRefusal(key: string): (typeof words)[keyof typeof words] | 'collect.failed.other' {
  return Object.hasOwn(words, key) ? words[key as keyof typeof words] : 'collect.failed.other'
}
