import { type Curve, divide, lengthOf } from '@teamloom/shape/curve.ts'

/** Where a place lies beside an edge. */
export type Beside = {
  /** Inches from the edge; Infinity when it is out of reach or beyond the edge's ends. */
  distance: number
  /** Inches along the edge. */
  along: number
  /** Direction away from the edge. */
  du: number
  dv: number
}

/** Answers quickly where places lie beside one edge. */
export type EdgeFinder = (u: number, v: number, answer: Beside) => void

const cell = 0.5
const segmentLength = 0.08
/** The share of a segment's length by which neighbours overlap, lest a gap show. */
const endSlack = 0.2

/**
 * How far an edge's two sides go on beyond its start and its end, in inches per inch from the edge: what
 * rows beside it need to meet those of the next edge round a hollow corner.
 */
export type Lean = readonly [start: number, end: number]

/** An edge without lean has no sides beyond its ends: its neighbour goes on there. */
export function makeEdgeFinder(edge: Curve, reach: number, lean: Lean = [0, 0]): EdgeFinder {
  if (lean[0] === 0 && lean[1] === 0 && isStraight(edge)) return findBesideLine(edge, reach)
  const points = divide(edge, Math.max(2, Math.round(lengthOf(edge) / segmentLength)))
  const piece = lengthOf(edge) / (points.length - 1)
  const cells = new Map<number, number[]>()
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    const columns = cellRange(a[0], b[0], reach)
    const rows = cellRange(a[1], b[1], reach)
    for (let column = columns.from; column <= columns.to; column++)
      for (let row = rows.from; row <= rows.to; row++) {
        const key = keyOf(column, row)
        const list = cells.get(key)
        if (list) list.push(i)
        else cells.set(key, [i])
      }
  }
  return (u, v, answer) => {
    answer.distance = Infinity
    const near = cells.get(keyOf(Math.floor(u / cell), Math.floor(v / cell)))
    if (!near) return
    let best = Infinity
    let isBeyond = false
    for (const i of near) {
      const [au, av] = points[i]!
      const du = points[i + 1]![0] - au
      const dv = points[i + 1]![1] - av
      const length = Math.hypot(du, dv)
      const share = ((u - au) * du + (v - av) * dv) / (length * length)
      const beyond = i === 0 ? -share : i + 2 === points.length ? share - 1 : 0
      const off = Math.abs((u - au) * dv - (v - av) * du) / length
      const goesOn = beyond > 0 && beyond * length <= off * lean[i === 0 ? 0 : 1]
      const t = goesOn ? share : share < 0 ? 0 : share > 1 ? 1 : share
      const ou = u - au - du * t
      const ov = v - av - dv * t
      const square = ou * ou + ov * ov
      if (square >= best) continue
      best = square
      isBeyond = !goesOn && beyond > endSlack
      answer.along = (i + t) * piece
      answer.du = ou
      answer.dv = ov
    }
    if (best === Infinity || isBeyond) return
    answer.distance = Math.sqrt(best)
    const scale = 1 / (answer.distance + 1e-6)
    answer.du *= scale
    answer.dv *= scale
  }
}

function isStraight(edge: Curve): boolean {
  const [from, to] = [edge[0]!, edge.at(-1)!]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return edge.every(
    ([u, v]) =>
      Math.abs((u - from[0]) * (to[1] - from[1]) - (v - from[1]) * (to[0] - from[0])) < 1e-6 * length,
  )
}

/** Answers for a straight edge as for any other, however far it reaches. */
function findBesideLine(edge: Curve, reach: number): EdgeFinder {
  const [from, to] = [edge[0]!, edge.at(-1)!]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [alongU, alongV] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const slack = endSlack * segmentLength
  return (u, v, answer) => {
    const along = (u - from[0]) * alongU + (v - from[1]) * alongV
    const across = (u - from[0]) * alongV - (v - from[1]) * alongU
    const distance = Math.abs(across)
    answer.distance =
      along < -slack || along > length + slack || distance > reach + cell ? Infinity : distance
    answer.along = along < 0 ? 0 : along > length ? length : along
    answer.du = across < 0 ? -alongV : alongV
    answer.dv = across < 0 ? alongU : -alongU
  }
}

function cellRange(a: number, b: number, reach: number): { from: number; to: number } {
  return {
    from: Math.floor((Math.min(a, b) - reach) / cell),
    to: Math.floor((Math.max(a, b) + reach) / cell),
  }
}

function keyOf(column: number, row: number): number {
  return (column + 300) * 1000 + row + 300
}
