const softHyphen = '\u00ad'

/** Before a consonant that a vowel follows a syllable begins, in English and in French; `ph`, `th`, `ch` stay whole. */
const syllable = /(?<=\p{L}{3})(?=[bcdfgjklmnpqrstvwxz][aeiouyàâéèêëîïôùûü]\p{L})/giu

/** A name that may be parted where its column is too narrow for it. */
export function withBreaks(name: string): string {
  return name.replace(syllable, softHyphen)
}
