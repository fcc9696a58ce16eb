import { expect, test } from 'vitest'
import { isPlainLine, isPlainText, withoutHidden } from './text.ts'

test.each([
  ['Équipe d’aviron 🚣', true],
  ['', true],
  ['a\u0000b', false],
  ['a\nb', false],
  ['a\u0085b', false],
  ['a\u2028b', false],
  ['a\u2029b', false],
  ['\ud83d', false],
])('%j is a plain line: %s', (text, isOne) => {
  expect(isPlainLine(text)).toBe(isOne)
})

test.each([
  ['Line one\r\n\tline two 🚣', true],
  ['Line one\u2028line two\u2029end', true],
  ['a\u0000b', false],
  ['\ud83d', false],
])('%j is plain text: %s', (text, isOne) => {
  expect(isPlainText(text)).toBe(isOne)
})

test.each([
  ['a name that is turned around', 'Ada\u202eabc', 'Adaabc'],
  [
    'every mark of a direction',
    '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202eA\u2066\u2067\u2068\u2069',
    'A',
  ],
  ['piles of marks', `Zoe${'\u0301'.repeat(60)} Roy`, `Zoe${'\u0301'.repeat(5)} Roy`],
  ['marks of Hebrew and Tibetan stay', 'בְּ֑רֵאשִׁ֖ית རྐྱེན', 'בְּ֑רֵאשִׁ֖ית རྐྱེན'],
  ['what has no width', 'A\u200bd\u2060a\ufeff, jeu\u00addi', 'Ada, jeudi'],
  ['joiners of Persian and Hindi stay', 'می\u200cخواهم क\u094d\u200dष', 'می\u200cخواهم क\u094d\u200dष'],
  [
    'pictures stay',
    '👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ❤\ufe0f',
    '👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ❤\ufe0f',
  ],
])('without what hides or turns what stands beside it: %s (AC32)', (_, written, kept) => {
  expect(withoutHidden(written)).toBe(kept)
})
