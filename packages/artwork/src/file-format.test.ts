import { expect, test } from 'vitest'
import { detectFormat, extensionOf, nameOfFormat } from './file-format.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function wide(text: string, isGreatEndFirst: boolean): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap(sign => {
      const [low, high] = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]
      return isGreatEndFirst ? [high, low] : [low, high]
    }),
  )
}

test.each([
  ['a plain SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  [
    'an SVG with declaration, comment and document type',
    bytes(
      '\uFEFF<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY a "b">]>\n<svg:svg/>',
    ),
    'svg',
  ],
  ['an SVG of sixteen bits, great end first', wide('\uFEFF<svg/>', true), 'svg'],
  ['an SVG of sixteen bits, small end first', wide('\uFEFF<?xml version="1.0"?><svg/>', false), 'svg'],
  ['an SVG of sixteen bits without a mark', wide('<svg/>', true), 'svg'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'png'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'jpg'],
  ['a PostScript program', bytes('%!PS-Adobe-3.0 EPSF-3.0\n'), 'eps'],
  ['one behind the end of the one before', bytes('\u0004%!PS-Adobe-3.0 EPSF-3.0\n'), 'eps'],
  [
    'one behind a printer’s commands',
    bytes(`\u001B%-12345X@PJL JOB\n${'@PJL COMMENT Crest\n'.repeat(200)}\u001B%-12345X%!PS-Adobe-3.0\n`),
    'eps',
  ],
  ['a PostScript program that says no more', bytes('%!\n/inch { 72 mul } def\n'), 'eps'],
  ['one behind a blank line', bytes('\u0004\r\n%!\r\n%%Title: Crest\r\n'), 'eps'],
  ['one for a printer', bytes('\u001B%-12345X@PJL ENTER LANGUAGE=POSTSCRIPT\r\n%!\r\n'), 'eps'],
  ['words in which its sign stands', bytes('Save 20 %! Today only'), undefined],
  ['a name that begins like its sign', bytes('%!TEX root = crest.tex\n'), undefined],
  ['a PDF', bytes('%PDF-1.6\n'), 'ai'],
  ['a PDF that holds a PostScript program', bytes('%PDF-1.6\nstream\n%!PS-Adobe-3.0\n'), 'ai'],
  ['a PostScript program that holds a PDF', bytes('%!PS-Adobe-3.0\n% %PDF-1.6\n'), 'eps'],
  ['a web page', bytes('<!DOCTYPE html><html><svg/></html>'), undefined],
  ['words that speak of SVG', bytes('An <svg> is a drawing'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is told by its bytes', (_, head, format) => {
  expect(detectFormat(head)).toBe(format)
})

test('bytes that only begin like a drawing are told at once', () => {
  for (const head of [
    '<!DOCTYPE['.repeat(40) + ']'.repeat(32_000),
    '<!DOCTYPE'.repeat(20_000),
    '<!--'.repeat(50_000),
  ])
    expect(detectFormat(bytes(head))).toBeUndefined()
})

test.each([
  ['Crest.JPEG', 'jpg'],
  ['wolves.crest.SVG', 'svg'],
  ['noextension', ''],
  ['.svg', 'svg'],
])('%s has the extension %j', (filename, extension) => {
  expect(extensionOf(filename)).toBe(extension)
})

test.each([
  ['photo.png', 'jpg', 'photo.jpg'],
  ['photo.JPEG', 'jpg', 'photo.JPEG'],
  ['crest.pdf', 'ai', 'crest.pdf'],
  ['crest.eps', 'ai', 'crest.eps'],
  ['crest.ai', 'eps', 'crest.ai'],
  ['crest.pdf', 'eps', 'crest.eps'],
  ['crest.ps', 'eps', 'crest.ps'],
  ['crest.ps', 'ai', 'crest.ai'],
  ['crest', 'svg', 'crest.svg'],
  ['crest v1.2', 'svg', 'crest v1.2.svg'],
  [' crest.webp ', 'png', 'crest.png'],
  [`${'w'.repeat(251)}.png`, 'jpg', `${'w'.repeat(251)}.jpg`],
  ['w'.repeat(255), 'jpg', `${'w'.repeat(251)}.jpg`],
] as const)('%j is called as a file of %s: %j', (filename, format, name) => {
  expect(nameOfFormat(filename, format)).toBe(name)
})
