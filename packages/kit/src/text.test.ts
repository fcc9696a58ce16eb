import { expect, test } from 'vitest'
import { isPlainLine, isPlainText } from './text.ts'

test.each([
  ['Équipe d’aviron 🚣', true],
  ['', true],
  ['a\u0000b', false],
  ['a\nb', false],
  ['a\u0085b', false],
  ['\ud83d', false],
])('%j is a plain line: %s', (text, isOne) => {
  expect(isPlainLine(text)).toBe(isOne)
})

test.each([
  ['Line one\r\n\tline two 🚣', true],
  ['a\u0000b', false],
  ['\ud83d', false],
])('%j is plain text: %s', (text, isOne) => {
  expect(isPlainText(text)).toBe(isOne)
})
