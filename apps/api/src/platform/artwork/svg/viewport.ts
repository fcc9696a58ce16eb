import { type Box, identity, type Matrix, multiply, numbersIn } from '#api/platform/artwork/svg/matrix.ts'
import { lengthIn } from '#api/platform/artwork/svg/measure-shape.ts'

/** The longest side that a drawing is weighed for, in pixels. */
const longest = 1024

/** What a drawing is drawn on, and how its units lie there. */
export function canvasOf(root: Element): { readonly canvas: Box; readonly matrix: Matrix } {
  const [left = 0, top = 0, ...sides] = numbersIn(root.getAttribute('viewBox') ?? '')
  const [width, height] = [sides[0] || lengthIn(root, 'width'), sides[1] || lengthIn(root, 'height')]
  if (!(width > 0 && height > 0))
    return { canvas: { left: 0, top: 0, right: longest, bottom: longest }, matrix: identity }
  const scale = longest / Math.max(width, height)
  return {
    canvas: { left: 0, top: 0, right: width * scale, bottom: height * scale },
    matrix: [scale, 0, 0, scale, -left * scale, -top * scale],
  }
}

/** From the units inside of an inner drawing, symbol or mark to those around it. `use`: what gives it its size. */
export function viewportMatrix(element: Element, use: Element = element): Matrix {
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(element.getAttribute('viewBox') ?? '')
  const [across, down] =
    element.localName === 'marker'
      ? (['markerWidth', 'markerHeight'] as const)
      : (['width', 'height'] as const)
  const usual = element.localName === 'marker' ? 3 : 0
  const sides = [
    lengthIn(use, across, usual) || lengthIn(element, across),
    lengthIn(use, down, usual) || lengthIn(element, down),
  ]
  if (!(width > 0 && height > 0) || !sides[0] || !sides[1]) return identity
  const scale = Math.max(sides[0] / width, sides[1] / height)
  return multiply([scale, 0, 0, scale, 0, 0], [1, 0, 0, 1, -left, -top])
}
