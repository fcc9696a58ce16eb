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

/** The text for a refusal's key, where words of one's own are refused. */
export function wordsFault(key: string) {
  if (key === 'number_taken') return 'collect.words.takenHere'
  if (key === 'missingLetter') return 'collect.words.missingLetter'
  return key === 'too_long' || key === 'word_required' ? 'collect.words.check' : 'collect.words.noSuchNumber'
}
