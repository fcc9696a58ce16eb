import createDOMPurify from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { svgNamespace } from '#api/platform/artwork/svg/plain-drawing.ts'
import { allowedAttributes, allowedTags } from '#api/platform/artwork/svg/svg-vocabulary.ts'

const bitmap = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/

export type Purify = (drawing: string, ownPictures: ReadonlySet<string>) => string

/**
 * The last gate, whatever was resolved before it: nothing passes that could run or reach outside. `ownPictures`: the
 * addresses of embedded drawings that went through it themselves.
 */
export function createPurifier(window: DOMWindow): Purify {
  const purify = createDOMPurify(window)
  let known: ReadonlySet<string> = new Set()
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const value = attribute.attrValue
    const isPicture = /^(?:image|feImage)$/.test(element.nodeName) && (bitmap.test(value) || known.has(value))
    const isHref = attribute.attrName === 'href'
    attribute.keepAttr &&= isHref ? isPicture || /^#[^\s]*$/.test(value) : !reachesOutside(value)
    // What it takes for an address of its own is what we have just looked at.
    if (isHref && attribute.keepAttr) attribute.forceKeepAttr = true
  })
  return (drawing, ownPictures) => {
    known = ownPictures
    return purify
      .sanitize(drawing, {
        PARSER_MEDIA_TYPE: 'application/xhtml+xml',
        NAMESPACE: svgNamespace,
        ALLOWED_TAGS: [...allowedTags, '#text'],
        ALLOWED_ATTR: [...allowedAttributes, 'xmlns'],
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        ALLOW_UNKNOWN_PROTOCOLS: false,
        KEEP_CONTENT: false,
      })
      .trim()
  }
}

/** Names anything but a part of the same drawing; a backslash or a comment can spell any of it. */
function reachesOutside(css: string): boolean {
  return (
    /\\|\/\*|@import|expression\s*\(|javascript:/i.test(css) ||
    [...css.matchAll(/url\s*\(/gi)].some(match => css[match.index + match[0].length] !== '#')
  )
}
