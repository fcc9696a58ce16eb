import { expect, test } from 'vitest'
import { detectForeign } from './foreign-format.ts'

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

test.each([
  ['an animation', 'GIF89a', 'gif'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['a TIFF of small ends', 'II*\0\x08\0\0\0', 'tiff'],
  ['a TIFF of great ends', 'MM\0*\0\0\0\x08', 'tiff'],
  ['a large TIFF', 'II+\0', 'tiff'],
  ['a phone’s picture', '\0\0\0\x24ftypheic', 'heic'],
  ['a phone’s picture of another brand', '\0\0\0\x24ftypmif1', 'heic'],
  ['an AVIF', '\0\0\0\x1Cftypavif', 'avif'],
  ['a film', '\0\0\0\x1Cftypisom', undefined],
  ['a Photoshop file', '8BPS\0\x01', 'psd'],
  ['a bitmap of Windows', 'BM\x36\x04\0\0\0\0\0\0', 'bmp'],
  ['words that begin so', 'BMX track, summer', undefined],
  ['stitches', '#PES0060', 'stitches'],
  ['stitches of Tajima', 'LA:CREST           \rST:   120\r', 'stitches'],
  ['a compressed drawing', '\x1F\x8B\x08', 'svgz'],
  ['a drawing of CorelDRAW', 'RIFF\x10\0\0\0CDRAvrsn', 'drawing'],
  [
    'a drawing of CorelDRAW as it is saved today',
    `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/x-vnd.corel.draw.document+zip`,
    'drawing',
  ],
  ['a drawing of Affinity', '\0\xFFKA', 'drawing'],
  ['a letter with a picture in it', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'office'],
  ['a letter of long ago', '\xD0\xCF\x11\xE0', 'office'],
  ['an archive', `PK\x03\x04${'\0'.repeat(26)}crest.svg`, 'zip'],
  ['a web page that was saved as a picture', '\n<!DOCTYPE html><html>', 'webpage'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['a PDF', '%PDF-1.6', undefined],
  ['words', 'A wolf', undefined],
  ['nothing', '', undefined],
])('%s is told by its bytes, for its own way out', (_, head, format) => {
  expect(detectForeign(bytes(head))).toBe(format)
})
