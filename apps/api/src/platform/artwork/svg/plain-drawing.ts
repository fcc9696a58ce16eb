import {
  allowedAttributes,
  allowedTags,
  resolvedAttributes,
} from '#api/platform/artwork/svg/svg-vocabulary.ts'

export const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

const tags = new Set(allowedTags)
// First, for what is meant by the current colour after it.
const attributes = [
  'color',
  ...[...allowedAttributes, ...resolvedAttributes].filter(name => name !== 'color'),
]

/** The drawing alone, in names without prefixes: no other vocabulary, no scripts, no links. */
export function plainDrawing(root: Element): Element {
  const document = root.ownerDocument.implementation.createDocument(svgNamespace, 'svg')
  const copy = (element: Element, plain: Element): Element => {
    const own = new Set(element.getAttributeNames())
    for (const name of attributes)
      if (own.has(name)) plain.setAttribute(name, element.getAttribute(name) ?? '')
    const href = element.getAttribute('href') ?? element.getAttributeNS(xlinkNamespace, 'href')
    if (href !== null) plain.setAttribute('href', href.trim())
    for (const child of element.childNodes) {
      if (child.nodeType === 3 || child.nodeType === 4) plain.append(child.nodeValue ?? '')
      else if (isElement(child) && child.namespaceURI === svgNamespace) {
        const tag = plainTag(child.localName, element.localName)
        if (tag) plain.append(copy(child, document.createElementNS(svgNamespace, tag)))
      }
    }
    return plain
  }
  return copy(root, document.documentElement)
}

/** What a link shows is drawn like any group; what nobody knows is not drawn, but others may refer into it. */
function plainTag(tag: string, parent: string): string | undefined {
  if (tags.has(tag)) return tag
  if (tag === 'a') return 'g'
  return neverKept.has(tag) || parent === 'switch' ? undefined : 'defs'
}

const neverKept = new Set(
  'script style foreignObject animate animateColor animateMotion animateTransform set discard mpath metadata handler listener view cursor font glyph missing-glyph font-face color-profile'.split(
    ' ',
  ),
)

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
