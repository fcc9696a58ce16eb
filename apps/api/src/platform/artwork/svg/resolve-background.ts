import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'

/** A drawing's background is a rectangle behind all of it. */
export function resolveBackground(root: Element): DrawingFault | undefined {
  const color = root.getAttribute('background-color')
  for (const element of [root, ...root.querySelectorAll('[background-color]')])
    element.removeAttribute('background-color')
  if (color === null || /^(?:none|transparent|initial|unset|inherit)$/i.test(color)) return undefined
  if (!/^(?:#[\da-f]+|[a-z]+|(?:rgb|hsl)a?\([^()]*\))$/i.test(color)) return 'backgroundImage'
  const [x = 0, y = 0, width, height] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const rectangle = root.ownerDocument.createElementNS(root.namespaceURI, 'rect')
  // Beyond its own edges: what is drawn may have another shape than what it shows.
  const box =
    width && height
      ? { x: x - 9 * width, y: y - 9 * height, width: 19 * width, height: 19 * height }
      : { width: '100%', height: '100%' }
  for (const [name, value] of Object.entries({ ...box, fill: color }))
    rectangle.setAttribute(name, String(value))
  root.prepend(rectangle)
  return undefined
}
