/** A matrix as SVG writes it: `x' = ax + cy + e`, `y' = bx + dy + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

export function readTransform(text: string | null): Matrix {
  let matrix = identity
  for (const [, name = '', list = ''] of (text ?? '').matchAll(/([a-zA-Z]{1,10})\s{0,9}\(([^()]*)\)/g)) {
    matrix = multiply(matrix, matrixOf(name, numbersIn(list)))
  }
  return matrix
}

function matrixOf(name: string, values: readonly number[]): Matrix {
  const [first = 0, second] = values
  const radians = (first * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  switch (name) {
    case 'matrix':
      return values.length === 6 ? (values as unknown as Matrix) : identity
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0]
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0]
    case 'rotate': {
      const [, x = 0, y = 0] = values
      return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    default:
      return identity
  }
}

export function numbersIn(text: string): number[] {
  return (text.match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
}

export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/** What holds the box after the transform. */
export function moveBox([a, b, c, d, e, f]: Matrix, { left, top, right, bottom }: Box): Box {
  const xs = [a * left + c * top, a * right + c * top, a * left + c * bottom, a * right + c * bottom]
  const ys = [b * left + d * top, b * right + d * top, b * left + d * bottom, b * right + d * bottom]
  return {
    left: e + Math.min(...xs),
    top: f + Math.min(...ys),
    right: e + Math.max(...xs),
    bottom: f + Math.max(...ys),
  }
}

export function joinBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

export function growBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** The area of what is inside both boxes. */
export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
