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

/** Whether what is seen of a drawing is its view alone. */
export function fillsItsView(root: Element): boolean {
  const [width, height] = ['width', 'height'].map(name => root.getAttribute(name))
  const { canvas } = canvasOf(root)
  if (!width || !height) return !width && !height
  const ratio = (Number.parseFloat(width) * canvas.bottom) / (Number.parseFloat(height) * canvas.right)
  return !/%/.test(width + height) && Math.abs(ratio - 1) < 0.001
}

type Size = { readonly width: number; readonly height: number }

export function sizeOf(element: Element, usual: Size = { width: 0, height: 0 }): Size {
  return {
    width: lengthIn(element, 'width', usual.width),
    height: lengthIn(element, 'height', usual.height),
  }
}

/** From the units inside of what has a view of its own to those around it. */
export function fit(element: Element, { width, height }: Size): Matrix {
  const [left = 0, top = 0, wide = 0, high = 0] = numbersIn(element.getAttribute('viewBox') ?? '')
  if (!(wide > 0 && high > 0 && width > 0 && height > 0)) return identity
  const aspect = element.getAttribute('preserveAspectRatio') ?? ''
  const [across, down] = [width / wide, height / high]
  if (/none/.test(aspect)) return [across, 0, 0, down, -left * across, -top * down]
  const scale = /slice/.test(aspect) ? Math.max(across, down) : Math.min(across, down)
  const place = (axis: 'x' | 'Y') =>
    aspect.includes(`${axis}Min`) ? 0 : aspect.includes(`${axis}Max`) ? 1 : 0.5
  const x = (width - wide * scale) * place('x') - left * scale
  const y = (height - high * scale) * place('Y') - top * scale
  return [scale, 0, 0, scale, x, y]
}

/** From the units inside of an inner drawing to those around it. */
export function innerMatrix(element: Element, own: Matrix): Matrix {
  const placed: Matrix = [1, 0, 0, 1, lengthIn(element, 'x'), lengthIn(element, 'y')]
  return multiply(own, multiply(placed, fit(element, sizeOf(element))))
}
