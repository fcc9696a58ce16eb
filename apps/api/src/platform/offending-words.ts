import words from 'leo-profanity'

/** Words that may offend, in either language; they are folded as what is looked for in them. */
const offending = new Set(['en', 'fr'].flatMap(language => words.getDictionary(language).map(folded)))

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Whether a whole word of a text, or all of it, is in the list: parts of words are in too many names. */
export function mayOffend(text: string): boolean {
  const whole = folded(text)
  return offending.has(whole) || whole.split(/[^\p{L}\p{N}\p{M}@$!]+/u).some(word => offending.has(word))
}
