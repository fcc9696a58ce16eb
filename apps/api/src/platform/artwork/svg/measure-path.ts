import { type Box, numbersIn } from '#api/platform/artwork/svg/matrix.ts'

/** In user units. `length` and `box` of what its control points span, which is never less than the line. */
export type Measured = { readonly box: Box | undefined; readonly length: number; readonly segments: number }

export function measurePoints(points: string | null): Measured {
  const pen = startPen()
  const values = numbersIn(points ?? '')
  for (let at = 0; at + 1 < values.length; at += 2) pen.go(values[at]!, values[at + 1]!)
  return pen.measured()
}

const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

export function measurePath(path: string | null): Measured {
  const pen = startPen()
  for (const [, command = '', text = ''] of (path ?? '').matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = command.toUpperCase()
    const isRelative = command !== kind
    const size = sizes[kind] ?? 0
    const values = kind === 'A' ? arcsIn(text) : numbersIn(text)
    const count = size === 0 ? 0 : Math.floor(values.length / size)
    for (let step = 0, at = 0; step < count; step++, at += size) {
      const [x, y] = isRelative ? pen.at() : [0, 0]
      const value = (index: number) => values[at + index]!
      if (kind === 'M' && at === 0) pen.jump(x + value(0), y + value(1))
      else if (kind === 'H') pen.go(x + value(0), pen.at()[1])
      else if (kind === 'V') pen.go(pen.at()[0], y + value(0))
      else if (kind === 'A')
        pen.arc(Math.max(Math.abs(value(0)), Math.abs(value(1))), x + value(5), y + value(6))
      else {
        // A control that is mirrored lies no farther away than the one before it: twice the way there holds it.
        if (kind === 'S' || kind === 'T') pen.mirror()
        for (let index = 0; index < size; index += 2) pen.go(x + value(index), y + value(index + 1))
      }
    }
  }
  return pen.measured()
}

/** Seven numbers each, of which two are signs of one digit that need nothing between them. */
function arcsIn(text: string): readonly number[] {
  const number = /[\s,]*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)/iy
  const sign = /[\s,]*([01])/y
  const values: number[] = []
  for (let at = 0; ; ) {
    const index = values.length % 7
    const next = index === 3 || index === 4 ? sign : number
    next.lastIndex = at
    const found = next.exec(text)
    if (!found) return values
    values.push(Number(found[1]))
    at = next.lastIndex
  }
}

function startPen() {
  let [x, y, beforeX, beforeY, length, segments] = [0, 0, 0, 0, 0, 0]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const hold = (atX: number, atY: number, around = 0) => {
    left = Math.min(left, atX - around)
    top = Math.min(top, atY - around)
    right = Math.max(right, atX + around)
    bottom = Math.max(bottom, atY + around)
  }
  const jump = (toX: number, toY: number) => {
    ;[beforeX, beforeY, x, y] = [x, y, toX, toY]
    segments += 1
    hold(x, y)
  }
  const go = (toX: number, toY: number) => {
    if (segments > 0) length += Math.hypot(toX - x, toY - y)
    jump(toX, toY)
  }
  return {
    at: () => [x, y] as const,
    jump,
    go,
    mirror: () => hold(2 * x - beforeX, 2 * y - beforeY),
    arc: (radius: number, toX: number, toY: number) => {
      const reach = Math.max(radius, Math.hypot(toX - x, toY - y))
      hold(x, y, 2 * reach)
      length += 6 * reach
      go(toX, toY)
    },
    measured: (): Measured => ({
      box: segments > 0 ? { left, top, right, bottom } : undefined,
      length,
      segments,
    }),
  }
}
