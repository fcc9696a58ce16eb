export type LetterCase = 'upper' | 'lower' | 'mixed'

/** Capitals, small letters or both; undefined of words whose letters have no case. */
export function caseOf(text: string): LetterCase | undefined {
  const [upper, lower] = [text.toUpperCase(), text.toLowerCase()]
  if (upper === lower) return undefined
  if (text === upper) return 'upper'
  return text === lower ? 'lower' : 'mixed'
}

/** `mixed`: a capital at the beginning of each word. */
export function toCase(text: string, wanted: LetterCase): string {
  if (wanted === 'upper') return text.toUpperCase()
  if (wanted === 'lower') return text.toLowerCase()
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}'’])\p{L}|(?<=\p{L}['’])\p{L}(?=\p{L}{2})/gu, letter => letter.toUpperCase())
}
