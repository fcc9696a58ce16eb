import { detectFormat } from './file-format.ts'

/** What people send that is no format of ours: each has its own way out. `drawing`: another program's own form. */
export const foreignFormats = [
  'avif',
  'bmp',
  'drawing',
  'gif',
  'heic',
  'office',
  'psd',
  'stitches',
  'svgz',
  'tiff',
  'webpage',
  'webp',
  'zip',
] as const

export type ForeignFormat = (typeof foreignFormats)[number]

/** What a file is by its first bytes that we do not read; undefined for what we do, and for what nobody knows. */
export function detectForeign(head: Uint8Array): ForeignFormat | undefined {
  if (detectFormat(head)) return undefined
  const start = String.fromCharCode(...head.subarray(0, 4096))
  return signs.find(([, has]) => has(start))?.[0]
}

type Sign = (start: string) => boolean

const at =
  (place: number, ...words: readonly string[]): Sign =>
  start =>
    words.some(word => start.startsWith(word, place))
const both =
  (one: Sign, other: Sign): Sign =>
  start =>
    one(start) && other(start)
const holds =
  (...words: readonly string[]): Sign =>
  start =>
    words.some(word => start.includes(word))

const [riff, archive] = [at(0, 'RIFF'), at(0, 'PK\u0003\u0004')]

const signs: readonly (readonly [ForeignFormat, Sign])[] = [
  ['gif', at(0, 'GIF87a', 'GIF89a')],
  ['webp', both(riff, at(8, 'WEBP'))],
  ['tiff', at(0, 'II*\0', 'MM\0*', 'II+\0', 'MM\0+')],
  ['avif', at(4, 'ftypavif', 'ftypavis')],
  // Of phones' pictures, and of the container that they come in.
  ['heic', at(4, ...['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].map(brand => `ftyp${brand}`))],
  ['psd', at(0, '8BPS')],
  ['bmp', both(at(0, 'BM'), at(6, '\0\0\0\0'))],
  ['stitches', start => /^#PE[SC]\d|^LA:[^\n]{16,20}\r/.test(start)],
  ['svgz', at(0, '\u001F\u008B')],
  // CorelDRAW of both ages, Affinity, InDesign, Figma, Windows.
  ['drawing', both(riff, at(8, 'CDR', 'cdr'))],
  ['drawing', both(archive, holds('application/x-vnd.corel'))],
  ['drawing', at(0, '\0\u00FFKA', '\u0006\u0006\u00ED\u00F5', 'fig-kiwi', '\u00D7\u00CD\u00C6\u009A')],
  ['drawing', both(at(0, '\u0001\0\0\0'), at(40, ' EMF'))],
  ['office', both(archive, holds('[Content_Types].xml', 'word/', 'ppt/', 'xl/'))],
  ['office', at(0, '\u00D0\u00CF\u0011\u00E0')],
  ['zip', archive],
  ['webpage', start => /^(?:\u00EF\u00BB\u00BF)?\s{0,99}<(?:!doctype html|html|head|body)\b/i.test(start)],
]
