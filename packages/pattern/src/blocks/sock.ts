import { bend, type Curve, line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { EdgeName, Seam } from '@teamloom/shape/seam.ts'
import type { BodySide } from '../pattern.ts'

/** A knitted sock as it is worn, inches. */
export type SockSpec = {
  /** Round the ankle and the foot; round the leg at the cuff. */
  readonly girth: number
  readonly calf: number
  readonly cuff: number
  /** Cuff to ankle. */
  readonly leg: number
  /** Ankle to toe, along the side. */
  readonly foot: number
  readonly toe: number
  /** Half of its heel, leg to sole. */
  readonly heel: number
}

export type SockPart = 'Cuff' | 'Leg' | 'Heel' | 'Instep' | 'Sole' | 'ToeTop' | 'ToeSole'

/** Widths at the ball of the foot, and where heel and toe turn, as shares of the full width. */
const ballWidth = 0.92
const heelTurn = 0.3
const toeEnd = 0.45
/** Above 1 a heel is round where it turns, instead of pointed. */
const heelRoundness = 1.6

/** Inches by which leg and instep are cut shorter where the foot bends up. */
const instepHollow = 0.22

/** From left to right, `depth` further down in the middle. */
function hollow(half: number, v: number, depth: number): Curve {
  return Array.from({ length: 25 }, (_, i): Point => {
    const u = half * (i / 12 - 1)
    return [u, v + depth * (1 - (u / half) ** 2)]
  })
}

/**
 * The parts of one sock: cuff and leg go all the way round and meet at the back, the others are halves. A leg is
 * knitted as wide as its cuff: stitches draw it in towards the ankle.
 * Origins: middle of the upper edge, or of the edge towards the heel.
 */
export function cutSock(spec: SockSpec, side: BodySide): Panel[] {
  const half = spec.girth / 4
  const ball = half * ballWidth
  const tube = (part: 'Cuff' | 'Leg'): Panel => {
    const height = part === 'Leg' ? spec.leg : spec.cuff
    const width = spec.calf / 2
    const lower = hollow(width / 2, height, part === 'Leg' ? -instepHollow : 0).toReversed()
    return {
      name: `${side}${part}`,
      edges: [
        { name: 'topRight', curve: line([-width, 0], [-width / 2, 0]) },
        { name: 'topFront', curve: line([-width / 2, 0], [width / 2, 0]) },
        { name: 'topLeft', curve: line([width / 2, 0], [width, 0]) },
        { name: 'end', curve: line([width, 0], [width, height]) },
        { name: 'bottomLeft', curve: line([width, height], [width / 2, height]) },
        { name: 'bottom', curve: lower },
        { name: 'bottomRight', curve: line([-width / 2, height], [-width, height]) },
        { name: 'start', curve: line([-width, height], [-width, 0]) },
      ],
    }
  }
  const strip = (part: SockPart, length: number): Panel => ({
    name: `${side}${part}`,
    edges: [
      {
        name: 'top',
        curve: part === 'Instep' ? hollow(half, 0, instepHollow) : line([-half, 0], [half, 0]),
      },
      { name: 'right', curve: line([half, 0], [ball, length]) },
      { name: 'bottom', curve: line([ball, length], [-ball, length]) },
      { name: 'left', curve: line([-ball, length], [-half, 0]) },
    ],
  })
  const end = ball * toeEnd
  const rounding = bend(
    [ball, 0],
    [ball, spec.toe * 0.6],
    [end + ball * 0.3, spec.toe * 0.97],
    [end, spec.toe],
  )
  const toe = (part: SockPart): Panel => ({
    name: `${side}${part}`,
    edges: [
      { name: 'top', curve: line([-ball, 0], [ball, 0]) },
      { name: 'right', curve: rounding },
      { name: 'bottom', curve: line([end, spec.toe], [-end, spec.toe]) },
      { name: 'left', curve: mirror(rounding) },
    ],
  })
  const upper = Array.from({ length: 25 }, (_, i): Point => {
    const out = 1 - i / 24
    return [half * (heelTurn + (1 - heelTurn) * out), spec.heel * (1 - out ** heelRoundness)]
  })
  const lower = upper.map(([u, v]): Point => [u, 2 * spec.heel - v]).toReversed()
  const heel: Panel = {
    name: `${side}Heel`,
    edges: [
      { name: 'topLeft', curve: line([-half, 0], [0, 0]) },
      { name: 'topRight', curve: line([0, 0], [half, 0]) },
      { name: 'upperRight', curve: upper },
      { name: 'lowerRight', curve: lower },
      { name: 'bottom', curve: line([half, 2 * spec.heel], [-half, 2 * spec.heel]) },
      { name: 'lowerLeft', curve: mirror(lower) },
      { name: 'upperLeft', curve: mirror(upper) },
    ],
  }
  return [
    tube('Cuff'),
    tube('Leg'),
    heel,
    strip('Instep', spec.foot),
    strip('Sole', spec.foot),
    toe('ToeTop'),
    toe('ToeSole'),
  ]
}

export function sockSeams(side: BodySide): Seam[] {
  const sewn = (pairs: readonly (readonly [string, string])[]): Seam[] =>
    pairs.map(([a, b]): Seam => ({ a: `${side}${a}` as EdgeName, b: `${side}${b}` as EdgeName }))
  return sewn([
    ['Cuff.end', 'Cuff.start'],
    ['Cuff.bottomLeft', 'Leg.topLeft'],
    ['Cuff.bottom', 'Leg.topFront'],
    ['Cuff.bottomRight', 'Leg.topRight'],
    ['Leg.end', 'Leg.start'],
    ['Leg.bottomLeft', 'Heel.topLeft'],
    ['Leg.bottomRight', 'Heel.topRight'],
    ['Leg.bottom', 'Instep.top'],
    ['Heel.upperRight', 'Heel.lowerRight'],
    ['Heel.upperLeft', 'Heel.lowerLeft'],
    ['Heel.bottom', 'Sole.top'],
    ['Instep.right', 'Sole.left'],
    ['Instep.left', 'Sole.right'],
    ['Instep.bottom', 'ToeTop.top'],
    ['Sole.bottom', 'ToeSole.top'],
    ['ToeTop.right', 'ToeSole.left'],
    ['ToeTop.left', 'ToeSole.right'],
    ['ToeTop.bottom', 'ToeSole.bottom'],
  ])
}

/** Knitted in one: only heel and toe are closed by a seam. */
export function sockSeamless(side: BodySide): EdgeName[] {
  const closed = ['Heel.upper', 'Heel.lower', 'ToeTop.bottom', 'ToeSole.bottom']
  return sockSeams(side)
    .flatMap(({ a, b }) => [a, b])
    .filter(name => !closed.some(edge => name.startsWith(`${side}${edge}`)))
}
