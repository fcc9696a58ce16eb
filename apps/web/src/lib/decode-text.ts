export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'ibm850'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes from 128 on as Excel writes them for MS-DOS, which browsers do not read. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** A file's text without the mark at its beginning that says how it is written. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes)
  return Array.from(bytes, byte => dos[byte - 128] ?? String.fromCharCode(byte)).join('')
}

/** How the bytes of a spreadsheet's file are written: by the mark at their beginning, else by what reads as words. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const wide = wideOf(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    const words = (encoding: Encoding) => wordsIn(decodeText(bytes, encoding))
    return (['windows-1252', 'macintosh', 'ibm850'] as const).reduce((best, each) =>
      words(each) > words(best) ? each : best,
    )
  }
}

/** Two bytes a letter: by their mark; without it the plain letters, commas and ends of lines have a byte of nothing. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const nothing = [0, 0]
  for (const [at, byte] of bytes.subarray(0, 2000).entries()) if (byte === 0) nothing[at % 2]! += 1
  if (nothing[0] === nothing[1]) return undefined
  return nothing[1]! > nothing[0]! ? 'utf-16le' : 'utf-16be'
}

/** A file of Excel itself, new or old, which holds no text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const beginning = [...bytes.subarray(0, 4)].join()
  return beginning === '80,75,3,4' || beginning === '208,207,17,224'
}

/** How many more characters beyond ASCII stand as they do in words than do not; those of French count twice. */
function wordsIn(text: string): number {
  const found = text.matchAll(/(\p{L}?)([^\p{ASCII}])(?=(\p{L}?))/gu)
  return [...found].reduce((sum, [, before = '', each = '', after = '']) => {
    if (!standsInWord(each, before, after)) return sum - 1
    return sum + (/[àâçèéêëîïôùûœ]/iu.test(each) ? 2 : 1)
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
