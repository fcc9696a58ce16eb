import { expect, test } from 'vitest'
import { decodeText, encodingOf } from '#web/features/collection/decode-text.ts'

const names = ['Zoé Bélanger', 'Noël D’Août', 'ÉLODIE CÔTÉ', 'François Œuvrard', 'Ångström Åsa', 'Ñandú']

/** In an encoding whose every character is a byte. */
function bytesIn(encoding: 'windows-1252' | 'macintosh', text: string): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from([...text].map(letter => table.indexOf(letter)))
}

const marked = (text: string, isLittle: boolean) => {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))]
  return Uint8Array.from(
    units.flatMap(unit => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}

test.each(names)('%s is read however the file was saved (SC28)', name => {
  const text = `Prénom;Courriel\r\n${name};zoe@bar.test\r\n`
  const utf8 = new TextEncoder()
  for (const [bytes, encoding] of [
    [utf8.encode(text), 'utf-8'],
    [utf8.encode(`\ufeff${text}`), 'utf-8'],
    [marked(text, true), 'utf-16le'],
    [marked(text, false), 'utf-16be'],
    [bytesIn('windows-1252', text), 'windows-1252'],
    [bytesIn('macintosh', text), 'macintosh'],
  ] as const) {
    expect(encodingOf(bytes)).toBe(encoding)
    expect(decodeText(bytes, encoding)).toBe(text)
  }
})

test('plain letters are of every encoding, read as the usual one', () => {
  expect(encodingOf(new TextEncoder().encode('Noah,Roy,noah@bar.test'))).toBe('utf-8')
})
