export type ArtworkFormat = 'png' | 'jpg' | 'svg'

/** What a file is by its first bytes, whatever its name says; undefined when it is nothing that we know. */
export function detectFormat(head: Uint8Array): ArtworkFormat | undefined {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg'
  return isSvg(String.fromCharCode(...head.subarray(0, 65_536))) ? 'svg' : undefined
}

/** What its name says: `Crest.JPEG` is `jpg`; lower case, without the dot. */
export function extensionOf(filename: string): string {
  const extension = /\.([^.]+)$/.exec(filename.trim())?.[1]?.toLowerCase() ?? ''
  return extension === 'jpeg' ? 'jpg' : extension
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** The root element, after any declaration, comments and document type. */
function isSvg(text: string): boolean {
  const root = text
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/<!DOCTYPE[^[>]*(\[[\s\S]*?\])?[^>]*>/gi, '')
    .trimStart()
  return /^<(?:\w+:)?svg[\s/>]/i.test(root)
}
