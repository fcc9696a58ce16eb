import type { Line } from './lines.ts'

/** Which lines lie beside each other: of each the others, the nearest first. */
export type Neighbours = readonly (readonly number[])[]

/** Between places that are looked at along a line. Millimetres. */
const step = 0.5
/** Lines farther apart are not beside each other, unless nothing else joins what they are parts of. */
const farthest = 12.8

/**
 * Neighbours within `reach` millimetres; where that leaves parts without any between them, the nearest beyond it, so that
 * one part is reached from each other where it lies within half an inch.
 */
export function findNeighbours(lines: readonly Line[], reach: number): Neighbours {
  const samples = samplesOf(lines)
  const near: Map<number, number>[] = lines.map(() => new Map())
  const parts = openParts(lines.length)
  pairsWithin(samples, reach, (a, b, away) => {
    const known = near[a]!.get(b)
    if (known !== undefined && known <= away) return
    near[a]!.set(b, away)
    near[b]!.set(a, away)
    parts.join(a, b)
  })
  for (let far = 2 * reach; parts.count() > 1 && far <= farthest; far *= 2) {
    const between = new Map<string, { a: number; b: number; away: number }>()
    pairsWithin(samples, far, (a, b, away) => {
      const [one, other] = [parts.of(a), parts.of(b)]
      if (one === other) return
      const key = one < other ? `${one} ${other}` : `${other} ${one}`
      const known = between.get(key)
      if (!known || away < known.away) between.set(key, { a, b, away })
    })
    for (const { a, b, away } of [...between.values()].toSorted((p, q) => p.away - q.away)) {
      if (!parts.join(a, b)) continue
      near[a]!.set(b, away)
      near[b]!.set(a, away)
    }
  }
  return near.map(each => [...each].toSorted((p, q) => p[1] - q[1]).map(([line]) => line))
}

type Samples = { readonly line: number[]; readonly x: number[]; readonly y: number[] }

function samplesOf(lines: readonly Line[]): Samples {
  const samples: Samples = { line: [], x: [], y: [] }
  const add = (line: number, x: number, y: number) => {
    samples.line.push(line)
    samples.x.push(x)
    samples.y.push(y)
  }
  for (const [n, { points }] of lines.entries()) {
    add(n, points[0]!, points[1]!)
    for (let i = 2; i < points.length; i += 2) {
      const [x0, y0, x1, y1] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!]
      const count = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step))
      for (let k = 1; k <= count; k++) add(n, x0 + ((x1 - x0) * k) / count, y0 + ((y1 - y0) * k) / count)
    }
  }
  return samples
}

/** Tells pairs of places of different lines, through squares as wide as they may be apart. */
function pairsWithin(
  { line, x, y }: Samples,
  reach: number,
  tell: (a: number, b: number, away: number) => void,
): void {
  const squares = new Map<number, number[]>()
  const columnOf = (at: number) => Math.floor(x[at]! / reach) + 2 ** 15
  const rowOf = (at: number) => Math.floor(y[at]! / reach) + 2 ** 15
  for (let i = 0; i < line.length; i++) {
    const [column, row] = [columnOf(i), rowOf(i)]
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++)
        for (const j of squares.get(r * 2 ** 16 + c) ?? []) {
          if (line[i] === line[j]) continue
          const away = Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!)
          if (away <= reach) tell(line[i]!, line[j]!, away)
        }
    const key = row * 2 ** 16 + column
    const square = squares.get(key)
    if (square) square.push(i)
    else squares.set(key, [i])
  }
}

/** Sets that are joined, each known by one of its members. */
function openParts(count: number) {
  const above = Array.from({ length: count }, (_, i) => i)
  let left = count
  const of = (member: number): number => {
    let at = member
    while (above[at] !== at) {
      above[at] = above[above[at]!]!
      at = above[at]!
    }
    return at
  }
  return {
    of,
    count: () => left,
    join(a: number, b: number): boolean {
      const [one, other] = [of(a), of(b)]
      if (one === other) return false
      above[one] = other
      left--
      return true
    },
  }
}
