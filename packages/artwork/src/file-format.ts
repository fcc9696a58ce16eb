import { xmlEncodingOf } from './xml-encoding.ts'
import { readXmlProlog } from './xml-prolog.ts'

/** `eps`: a PostScript program; `ai`: a PDF, which is how Illustrator saves, also under the name of EPS. */
export type ArtworkFormat = 'png' | 'jpg' | 'svg' | 'eps' | 'ai'

/** By as many a file is told. */
export const headBytes = 65_536

/** What a file is by its first bytes, whatever its name says; undefined when it is nothing that we know. */
export function detectFormat(head: Uint8Array): ArtworkFormat | undefined {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg'
  // Also within the head that a preview for DOS is put before it with.
  if (startsWith(head, [0xc5, 0xd0, 0xd3, 0xc6]) || hasAtStart(head, '%!PS')) return 'eps'
  if (hasAtStart(head, '%PDF-')) return 'ai'
  const text = headOf(head.subarray(0, headBytes))
  const root = readXmlProlog(text)?.rootName
  return root !== undefined && /^(?:[\w.-]+:)?svg$/i.test(root) ? 'svg' : undefined
}

/** What its name says: `Crest.JPEG` is `jpg`; lower case, without the dot. */
export function extensionOf(filename: string): string {
  const name = filename.trim()
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  return extension === 'jpeg' ? 'jpg' : extension
}

/** Whether a file may be called so: EPS and AI each hold what the other does. */
export function isNameOf(filename: string, format: ArtworkFormat): boolean {
  const extension = extensionOf(filename)
  const isPage = (name: string) => name === 'eps' || name === 'ai'
  return extension === format || (isPage(extension) && isPage(format))
}

/** Past what printers' drivers put before it. */
function hasAtStart(bytes: Uint8Array, sign: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, 1024)).includes(sign)
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** Its signs of one byte, which are all that its names are told by. */
function headOf(bytes: Uint8Array): string {
  const encoding = xmlEncodingOf(bytes)
  const [step, offset] = encoding === 'utf-16le' ? [2, 0] : encoding === 'utf-16be' ? [2, 1] : [1, 0]
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) {
    const signs = bytes.subarray(at, at + 4096).filter((_, index) => index % step === offset)
    text += String.fromCharCode(...signs)
  }
  return text.replace(/^(?:\u00EF\u00BB\u00BF|\u00FF)/, '')
}
