import type { Locale } from '@teamloom/kit/label.ts'

/** Formats by the names that people call them, those that print best first; what Illustrator saves is a PDF too. */
const names = [
  ['svg', ['SVG']],
  ['eps', ['EPS']],
  ['ai', ['AI', 'PDF']],
  ['png', ['PNG']],
  ['jpg', ['JPG']],
] as const

/** Extensions that artwork may have. */
export const artworkExtensions: readonly string[] = names.map(([extension]) => extension)

/** Formats of these extensions, of which one is to be used: `SVG, EPS or PNG`. */
export function formatNames(extensions: readonly string[], locale: Locale): string {
  const known = names.flatMap(([extension, called]) => (extensions.includes(extension) ? called : []))
  return new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' }).format(known)
}
