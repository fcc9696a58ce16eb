import { paintConicGradient, readConicGradient } from '@teamloom/artwork/conic-gradient.ts'
import { pictureOf } from '#api/platform/artwork/svg/flat-drawing.ts'
import { svgNamespace } from '#api/platform/artwork/svg/plain-drawing.ts'
import { readDeclarations } from '#api/platform/artwork/svg/style-sheet.ts'

/** On the longest side: it has no edge but the one that it begins at. */
const longest = 1024

/** More of them are not drawn. */
const most = 50

/**
 * Colours around a middle, which SVG has no word for: drawing programs write them as an element of a web page that is
 * nothing but its background. Each becomes a picture of itself.
 */
export async function drawAngularGradients(root: Element): Promise<void> {
  const found = [...root.querySelectorAll('foreignObject')].slice(0, most)
  for (const foreign of found) {
    const gradient = gradientOf(foreign)
    const [width = 0, height = 0] = ['width', 'height'].map(name => Number(foreign.getAttribute(name)))
    if (!gradient || !(width > 0 && height > 0)) continue
    const scale = longest / Math.max(width, height)
    const across = Math.max(1, Math.round(width * scale))
    const down = Math.max(1, Math.round(height * scale))
    const { png } = await pictureOf(paintConicGradient(gradient, across, down))
    const image = foreign.ownerDocument.createElementNS(svgNamespace, 'image')
    for (const { name, value } of Array.from(foreign.attributes)) image.setAttribute(name, value)
    image.setAttribute('preserveAspectRatio', 'none')
    image.setAttribute('href', `data:image/png;base64,${png.toString('base64')}`)
    foreign.replaceWith(image)
  }
}

function gradientOf(foreign: Element) {
  const [only, ...more] = foreign.children
  if (!only || more.length > 0 || only.children.length > 0 || /\S/.test(foreign.textContent ?? ''))
    return undefined
  const declared = new Map(
    readDeclarations(only.getAttribute('style') ?? '').map(({ property, value }) => [property, value]),
  )
  const isAllOfIt = [...declared].every(
    ([property, value]) => property.startsWith('background') || wholeBox[property]?.test(value),
  )
  return isAllOfIt
    ? readConicGradient(declared.get('background') ?? declared.get('background-image') ?? '')
    : undefined
}

/** What else is said of it, and changes nothing. */
const wholeBox: Readonly<Record<string, RegExp>> = { width: /^100%$/, height: /^100%$/, opacity: /^1$/ }
