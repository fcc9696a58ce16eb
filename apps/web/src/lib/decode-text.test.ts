import { expect, test } from 'vitest'
import { decodeText, encodingOf, isWorkbook } from '#web/lib/decode-text.ts'

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
    [marked(text, true).slice(2), 'utf-16le'],
    [marked(text, false).slice(2), 'utf-16be'],
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

test.each([
  ['Zoé Bélanger', [0x5a, 0x6f, 0x82, 0x20, 0x42, 0x82, 0x6c, 0x61, 0x6e, 0x67, 0x65, 0x72]],
  ['ÉLODIE CÔTÉ', [0x90, 0x4c, 0x4f, 0x44, 0x49, 0x45, 0x20, 0x43, 0xe2, 0x54, 0x90]],
  ['Noël, François', [0x4e, 0x6f, 0x89, 0x6c, 0x2c, 0x20, 0x46, 0x72, 0x61, 0x6e, 0x87, 0x6f, 0x69, 0x73]],
])('%s is read as Excel saves it for MS-DOS (SC28)', (name, bytes) => {
  const file = Uint8Array.from(bytes)
  expect(encodingOf(file)).toBe('ibm850')
  expect(decodeText(file, 'ibm850')).toBe(name)
})

test('a workbook is no list of names (SC28)', () => {
  expect(isWorkbook(Uint8Array.from([0x50, 0x4b, 3, 4, 20]))).toBe(true)
  expect(isWorkbook(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true)
  expect(isWorkbook(new TextEncoder().encode('PK,Roy'))).toBe(false)
})
