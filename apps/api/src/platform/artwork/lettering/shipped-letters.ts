import { type Font, openSync } from 'fontkit'
import { fontFiles, usualFont } from '#api/platform/artwork/lettering/shipped-fonts.ts'

/** Our fonts, the usual one first: most letters are in that. */
const usualFirst = fontFiles.toSorted(
  (one, other) =>
    Number(isUsual(other)) - Number(isUsual(one)) || fontFiles.indexOf(one) - fontFiles.indexOf(other),
)

const opened = new Map<string, Font>()

/** The letters of some words that none of the fonts has that words in drawings are drawn with, each once. */
export function lettersNowhere(words: string): ReadonlySet<string> {
  const sought = new Set([...words].filter(letter => !isPlain(letter) && isDrawn(letter)))
  for (const file of usualFirst) {
    if (sought.size === 0) break
    const font = openFont(file)
    for (const letter of sought)
      if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) sought.delete(letter)
  }
  return sought
}

/** Nearly all drawings have no others. */
function isPlain(letter: string): boolean {
  return letter <= '\u024F'
}

/** Signs that join others, turn them or say how they look are no boxes of their own. */
function isDrawn(letter: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\u{FE00}-\u{FE0F}]/u.test(letter)
}

function isUsual(file: string): boolean {
  return file.endsWith(`/${usualFont.replaceAll(' ', '')}.ttf`)
}

function openFont(file: string): Font {
  const font = opened.get(file) ?? openSync(file)
  opened.set(file, font)
  return font
}
