import { xmlEncodingOf } from './xml-encoding.ts'
import { readXmlProlog } from './xml-prolog.ts'

/** `eps`: a PostScript program; `ai`: a PDF, which is how Illustrator saves, also under the name of EPS. */
export type ArtworkFormat = 'png' | 'jpg' | 'svg' | 'eps' | 'ai'

/** Whether its picture is drawn from shapes, with or without bitmaps among them; else it is pixels alone. */
export function isDrawing(format: ArtworkFormat): boolean {
  return format !== 'png' && format !== 'jpg'
}

/** By as many a file is told. */
export const headBytes = 65_536

/** What a file is by its first bytes, whatever its name says; undefined when it is nothing that we read. */
export function detectFormat(head: Uint8Array): ArtworkFormat | undefined {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg'
  // Also within the head that a preview for DOS is put before it with.
  if (startsWith(head, [0xc5, 0xd0, 0xd3, 0xc6])) return 'eps'
  const page = pageFormatOf(head)
  if (page) return page
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

/** The name of a file of this format: another extension than its own is put right, or it would open nowhere. */
export function nameOfFormat(filename: string, format: ArtworkFormat): string {
  const extension = extensionOf(filename)
  // EPS and AI each hold what the other does; a PDF and a program that is no EPS may be called what they are.
  const isPage = (name: string) => name === 'eps' || name === 'ai'
  const isItself = (extension === 'pdf' && format === 'ai') || (extension === 'ps' && format === 'eps')
  const isRight = extension === format || (isPage(extension) && isPage(format)) || isItself
  if (isRight) return filename
  const plain = filename.trim()
  const isKnown = /\.(?:png|jpe?g|svgz?|eps|ai|pdf|ps|webp|gif|tiff?|hei[cf]|avif|bmp)$/i
  return `${plain.replace(isKnown, '').slice(0, mostName - 4)}.${format}`
}

/** Characters of a file's name that are read. */
const mostName = 255

/** Past what printers' drivers put before it: the first of both signs, as each may hold the other. */
function pageFormatOf(head: Uint8Array): 'eps' | 'ai' | undefined {
  const start = String.fromCharCode(...head.subarray(0, isForPrinter(head) ? mostPrinterHead : 1024))
  const sign = /%!PS|%PDF-/.exec(start)?.[0]
  if (sign !== undefined) return sign === '%!PS' ? 'eps' : 'ai'
  // One written by hand says no more of itself; elsewhere these two signs mean nothing.
  const isPlain = isForPrinter(head) ? /[\r\n]%!\s/ : /^[^!-~]{0,99}%!(?:[\s%]|$)/
  return isPlain.test(start) ? 'eps' : undefined
}

/** Bytes of the commands that a printer is given before what it prints. */
const mostPrinterHead = 16_384

function isForPrinter(head: Uint8Array): boolean {
  return startsWith(head, [0x1b, 0x25, 0x2d, 0x31, 0x32, 0x33, 0x34, 0x35, 0x58])
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
