import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'

const transformOf: Readonly<Record<string, string>> = {
  linearGradient: 'gradientTransform',
  radialGradient: 'gradientTransform',
  pattern: 'patternTransform',
}

/** What is done to all that is inside. */
const ofGroups = ['transform', 'opacity', 'clip-path', 'mask', 'filter', 'style']

/** Puts what a transform turns about into the transform, and what is done to inner drawings on a group around them. */
export function resolveTransforms(root: Element): DrawingFault | undefined {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const box = take(element, 'transform-box')
    const origin = take(element, 'transform-origin')
    const name = transformOf[element.localName] ?? 'transform'
    const transform = element.getAttribute(name)
    if (!transform) continue
    if (/%|calc|3d|perspective/i.test(transform)) return 'transform'
    if (box !== null && box !== 'view-box') return 'transform'
    if (origin !== null) {
      const at = readOrigin(origin, element)
      if (!at) return 'transform'
      element.setAttribute(name, `translate(${at.x} ${at.y}) ${transform} translate(${-at.x} ${-at.y})`)
    }
  }
  for (const inner of root.querySelectorAll('svg')) {
    const names = ofGroups.filter(name => inner.hasAttribute(name))
    if (names.length === 0) continue
    const group = root.ownerDocument.createElementNS(root.namespaceURI, 'g')
    for (const name of names) group.setAttribute(name, take(inner, name) ?? '')
    inner.replaceWith(group)
    group.append(inner)
  }
  return undefined
}

function take(element: Element, name: string): string | null {
  const value = element.getAttribute(name)
  element.removeAttribute(name)
  return value
}

type Point = { readonly x: number; readonly y: number }

const inPixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}
const shares: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }

/** In user units; undefined when it is measured in what we do not know here. */
function readOrigin(origin: string, element: Element): Point | undefined {
  const words = origin
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
  const [first = 'center', second = 'center'] = words
  const isDownFirst = /^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second)
  const [across, down] = isDownFirst ? [second, first] : [first, second]
  const viewport = viewportOf(element)
  const x = lengthOf(across, viewport.x)
  const y = lengthOf(down, viewport.y)
  return x === undefined || y === undefined ? undefined : { x, y }
}

function lengthOf(word: string, whole: number): number | undefined {
  const share = shares[word]
  if (share !== undefined) return share * whole
  const [, digits, unit] = /^([-+\d.]{1,30})(%|[a-z]*)$/.exec(word) ?? []
  if (digits === undefined || unit === undefined) return undefined
  const factor = unit === '%' ? whole / 100 : inPixels[unit]
  return factor === undefined || Number.isNaN(Number(digits)) ? undefined : Number(digits) * factor
}

/** The size of what an element lies in, in the units in which it is drawn. */
function viewportOf(element: Element): Point {
  const outer = element.parentElement?.closest('svg, symbol')
  if (!outer) return { x: 0, y: 0 }
  const [, , width, height] = (outer.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width && height) return { x: width, y: height }
  const [x, y] = ['width', 'height'].map(name => lengthOf(outer.getAttribute(name) ?? '', Number.NaN))
  return x && y ? { x, y } : viewportOf(outer)
}
