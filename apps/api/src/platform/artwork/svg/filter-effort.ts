import {
  type Box,
  type Matrix,
  moveBox,
  numbersIn,
  scaleOf,
  sharedArea,
} from '#api/platform/artwork/svg/matrix.ts'

/** A region of more canvases than this is not cut off by what draws it. */
const mostCanvases = 9

/** Each keeps a picture of its own. */
const mostPrimitives = 100

/** Milliseconds of a filter: each of its primitives goes over its whole region. */
export function filterEffort(
  value: string,
  filters: readonly Element[],
  matrix: Matrix,
  box: Box | undefined,
  canvas: Box,
): number {
  const whole = sharedArea(canvas, canvas)
  const functions = value.split('(').length - 1 - filters.length
  let effort =
    functions * perPrimitive.feDropShadow! * (sharedArea(box ? share(box, canvas) : canvas, canvas) / 1e6)
  for (const filter of filters) {
    const region = regionOf(filter, matrix, box, canvas) ?? canvas
    const area = (region.right - region.left) * (region.bottom - region.top)
    if (area > mostCanvases * whole || filter.children.length > mostPrimitives) return Infinity
    const millions = sharedArea(region, canvas) / 1e6
    effort += millions * 20
    for (const primitive of filter.children) effort += millions * primitiveEffort(primitive, scaleOf(matrix))
  }
  return effort
}

/** Where a filter paints, in pixels; undefined where that hangs on a box that is not there. */
export function regionOf(
  filter: Element,
  matrix: Matrix,
  box: Box | undefined,
  canvas: Box,
): Box | undefined {
  const texts = ['x', 'y', 'width', 'height'].map(name => filter.getAttribute(name))
  const usual = [-0.1, -0.1, 1.2, 1.2]
  if (filter.getAttribute('filterUnits') === 'userSpaceOnUse') {
    const whole = Math.max(canvas.right, canvas.bottom) / scaleOf(matrix)
    const [x, y, width, height] = texts.map((text, index) => {
      const number = Number.parseFloat(text ?? '') || 0
      if (text === null) return usual[index]! * whole
      return text.includes('%') ? (number / 100) * whole : number
    }) as [number, number, number, number]
    return moveBox(matrix, { left: x, top: y, right: x + width, bottom: y + height })
  }
  if (!box) return undefined
  const [x, y, width, height] = texts.map((text, index) => {
    const number = Number.parseFloat(text ?? '')
    if (text === null || Number.isNaN(number)) return usual[index]!
    return text.includes('%') ? number / 100 : number
  }) as [number, number, number, number]
  const [across, down] = [box.right - box.left, box.bottom - box.top]
  const [left, top] = [box.left + x * across, box.top + y * down]
  return { left, top, right: left + width * across, bottom: top + height * down }
}

/** For a million pixels. */
const perPrimitive: Readonly<Record<string, number>> = {
  feGaussianBlur: 350,
  feDropShadow: 450,
  feDiffuseLighting: 110,
  feSpecularLighting: 110,
}

function primitiveEffort(primitive: Element, scale: number): number {
  const numberOf = (name: string, usual: number) => {
    const values = numbersIn(primitive.getAttribute(name) ?? '').map(Math.abs)
    return Math.max(usual, ...values)
  }
  switch (primitive.localName) {
    case 'feTurbulence':
      return 200 + 150 * numberOf('numOctaves', 1)
    case 'feMorphology':
      return 80 + 12 * reachOf(primitive, scale)
    case 'feConvolveMatrix':
      return 110 + 6 * numberOf('order', 3) ** 2
    default:
      return perPrimitive[primitive.localName] ?? 60
  }
}

/** How many pixels around each are looked at, by four. */
function reachOf(morphology: Element, scale: number): number {
  const [across = 0, down = across, more] = numbersIn(morphology.getAttribute('radius') ?? '')
  // It does nothing then.
  if (across < 0 || down < 0 || more !== undefined) return 0
  return Math.max(1, across * scale) * Math.max(1, down * scale)
}

function share({ left, top, right, bottom }: Box, canvas: Box): Box {
  const [across, down] = [(right - left) * 0.1, (bottom - top) * 0.1]
  return right > left
    ? { left: left - across, top: top - down, right: right + across, bottom: bottom + down }
    : canvas
}
