import { type Box, numbersIn } from '#api/platform/artwork/svg/matrix.ts'
import { type Measured, measurePath, measurePoints } from '#api/platform/artwork/svg/measure-path.ts'

/** Path data, of a name that may stand for it. */
export type DataOf = (value: string | null) => string | null

/** A basic shape; undefined for anything else. */
export function measureShape(element: Element, dataOf: DataOf): Measured | undefined {
  switch (element.localName) {
    case 'path':
      return measurePath(dataOf(element.getAttribute('d')))
    case 'polygon':
    case 'polyline':
      return measurePoints(dataOf(element.getAttribute('points')))
    case 'line':
      return measurePoints(['x1', 'y1', 'x2', 'y2'].map(name => lengthIn(element, name)).join(' '))
    case 'rect':
      return outline(boxIn(element))
    case 'circle':
    case 'ellipse':
      return outline(ovalIn(element))
    default:
      return undefined
  }
}

/** In user units; a share is taken of the longest side of what the element lies in. */
export function lengthIn(element: Element, name: string, usual = 0): number {
  const text = element.getAttribute(name)
  if (text === null) return usual
  const value = Number.parseFloat(text) || 0
  return text.includes('%') ? (value / 100) * longestAround(element) : value
}

function longestAround(element: Element): number {
  const outer = element.parentElement?.closest('svg, symbol')
  if (!outer) return 0
  const [, , width = 0, height = 0] = numbersIn(outer.getAttribute('viewBox') ?? '')
  return Math.max(width, height) || Math.max(lengthIn(outer, 'width'), lengthIn(outer, 'height'))
}

export function boxIn(element: Element): Box {
  const [left, top] = [lengthIn(element, 'x'), lengthIn(element, 'y')]
  return { left, top, right: left + lengthIn(element, 'width'), bottom: top + lengthIn(element, 'height') }
}

function ovalIn(element: Element): Box {
  const [x, y, r] = [lengthIn(element, 'cx'), lengthIn(element, 'cy'), lengthIn(element, 'r')]
  const [rx, ry] = [lengthIn(element, 'rx', r), lengthIn(element, 'ry', r)]
  return { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry }
}

function outline(box: Box): Measured {
  const length = 2 * (box.right - box.left + box.bottom - box.top)
  return { box, length, segments: 4 }
}
