export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const
export type Encoding = (typeof encodings)[number]

/** Without the mark at its beginning that says how it is written. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** How the bytes of a spreadsheet's file are written: by the mark at their beginning, else by what reads as words. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return wordsIn(decodeText(bytes, 'macintosh')) > wordsIn(decodeText(bytes, 'windows-1252'))
      ? 'macintosh'
      : 'windows-1252'
  }
}

/** Of the characters beyond ASCII, how many more stand as they do in words than do not. */
function wordsIn(text: string): number {
  const found = text.matchAll(/(\p{L}?)([^\p{ASCII}])(?=(\p{L}?))/gu)
  return [...found].reduce((sum, [, before = '', each = '', after = '']) => {
    return sum + (standsInWord(each, before, after) ? 1 : -1)
  }, 0)
}

const isLower = (letter: string) => /\p{Ll}/u.test(letter)

function standsInWord(each: string, before: string, after: string): boolean {
  if (each === '\u2019') return before !== '' && after !== ''
  if (each === '\u00a0') return true
  if (!/[\u00c0-\u00ff\u0152\u0153\u0178]/u.test(each) || /[\u00d7\u00f7]/u.test(each)) return false
  // A capital after a small letter, or a small one after a capital that is not the first, is of no word.
  return isLower(each) ? !/\p{Lu}/u.test(after) : !isLower(before)
}
