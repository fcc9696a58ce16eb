import { readXmlProlog } from '@teamloom/artwork/xml-prolog.ts'
import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { isModest, isShallow } from '#api/platform/artwork/effort.ts'
import { readStyleSheet } from '#api/platform/artwork/style-sheet.ts'
import { allowedAttributes, allowedTags } from '#api/platform/artwork/svg-vocabulary.ts'

/** Above these a drawing is no artwork but an attack, or will not be printed. */
const mostElements = 50_000
const mostBytes = 20_000_000

const svgNamespace = 'http://www.w3.org/2000/svg'
const { window } = new JSDOM('')
const purify = createDOMPurify(window)

const bitmap = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/i

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const value = attribute.attrValue.trim()
  const name = attribute.attrName
  if (name === 'href' || name === 'xlink:href') {
    // Without the line breaks of many programs; plain base64 only, so that what is measured is what is decoded.
    const bare = value.replace(/\s+/g, '')
    const isBitmap = element.nodeName === 'image' && bitmap.test(bare)
    if (isBitmap) attribute.attrValue = bare
    else if (!/^#[^\s]*$/.test(value)) attribute.keepAttr = false
  } else if (reachesOutside(value)) {
    attribute.keepAttr = false
  }
})

purify.addHook('uponSanitizeElement', node => {
  if (node.nodeName !== 'style') return
  node.textContent = readStyleSheet(node.textContent ?? '')
    .map(({ selector, declarations }) => `${selector}{${declarations}}`)
    .filter(rule => !reachesOutside(rule))
    .join('')
})

/** Names anything but a part of the same drawing; a backslash or a comment can spell any of it. */
function reachesOutside(css: string): boolean {
  return (
    /\\|\/\*|@import|expression\s*\(|javascript:/i.test(css) ||
    [...css.matchAll(/url\s*\(\s*(['"]?)\s*/gi)].some(match => css[match.index + match[0].length] !== '#')
  )
}

/**
 * The drawing with nothing in it that could run, reach another file or grow without bound; undefined when it cannot
 * be read. Everything that is left draws as it did.
 */
export function sanitizeSvg(source: string): string | undefined {
  if (source.length > mostBytes) return undefined
  const text = expandEntities(source)
  if (text === undefined || !isShallow(text)) return undefined
  const parsed = new window.DOMParser().parseFromString(text, 'application/xml')
  if (parsed.querySelector('parsererror') || parsed.documentElement.localName !== 'svg') return undefined
  if (parsed.getElementsByTagName('*').length > mostElements) return undefined
  // Without its declaration, which the purifier would take for the end of the drawing.
  const clean = purify
    .sanitize(new window.XMLSerializer().serializeToString(parsed.documentElement), {
      PARSER_MEDIA_TYPE: 'application/xhtml+xml',
      NAMESPACE: svgNamespace,
      ALLOWED_TAGS: allowedTags,
      ALLOWED_ATTR: allowedAttributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOW_UNKNOWN_PROTOCOLS: false,
      KEEP_CONTENT: false,
    })
    .trim()
  const root = new window.DOMParser().parseFromString(clean, 'application/xml').documentElement
  return root.localName === 'svg' && isModest(root) ? clean : undefined
}

/**
 * Drawing programs name their namespaces by entities: plain ones are put in, then the document type goes, so that
 * none is left to expand or to fetch. Undefined when they make the drawing grow beyond reason.
 */
function expandEntities(source: string): string | undefined {
  const prolog = readXmlProlog(source)
  if (!prolog) return undefined
  const { start, end, subset } = prolog.documentType ?? { start: 0, end: 0, subset: '' }
  const body = source.slice(0, start) + source.slice(end)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body)) return undefined
  const plain = new Map<string, string>()
  for (const [, name, , value] of subset.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^"'&%<]{0,300})\2\s*>/g)) {
    if (name && value !== undefined && plain.size < 100) plain.set(name, value)
  }
  const text = body.replace(/&([\w.-]+);/g, (reference, name: string) => plain.get(name) ?? reference)
  return text.length > 2 * source.length + 10_000 ? undefined : text
}
