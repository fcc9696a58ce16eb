import { bend, type Curve, chain, lengthOf, line, mirror, splitAt } from '@teamloom/shape/curve.ts'
import { type Edge, getEdge, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Seam } from '@teamloom/shape/seam.ts'
import type { BodySide } from '../pattern.ts'

/** A hood of two halves, sewn together from the forehead over the crown to the neck; inches. */
export type HoodSpec = {
  /** Neck seam to the upper end of the opening. */
  readonly height: number
  /** Opening to the back of the head. */
  readonly depth: number
  /** Lengths of the body's half neck edges that it is sewn to. */
  readonly frontNeck: number
  readonly backNeck: number
  /** Inches beyond the middle to which each half is sewn, when they cross at the throat; 0 when they meet. */
  readonly lap: number
}

/** Origin: the shoulder point of the neck seam. On the left half u runs to the back. */
export function cutHood(spec: HoodSpec, half: BodySide): Panel {
  const frontEnd = findNeckEnd(spec.frontNeck, end =>
    bend([0, 0], [end * 0.36, 0.02], [end * 0.68, 0.45], [end, 1.1]),
  )
  const backEnd = findNeckEnd(spec.backNeck, end =>
    bend([0, 0], [-end * 0.35, -0.02], [-end * 0.7, -0.2], [-end, -0.4]),
  )
  // Drawn with the front to the right, the way the right half is seen.
  const chin: Point = [frontEnd, 1.1]
  const nape: Point = [-backEnd, -0.4]
  const brow: Point = [frontEnd - 1, -spec.height]
  const back = frontEnd - 1 - spec.depth
  const rear: Point = [back, -spec.height * 0.64]
  const crown = chain(
    bend(
      rear,
      [back, -spec.height * 0.92],
      [back + spec.depth * 0.3, -spec.height - 1.35],
      [brow[0] - spec.depth * 0.36, -spec.height - 1.05],
    ),
    bend(
      [brow[0] - spec.depth * 0.36, -spec.height - 1.05],
      [brow[0] - spec.depth * 0.22, -spec.height - 0.92],
      [brow[0] - 1, -spec.height - 0.3],
      brow,
    ),
  )
  const napeToRear = bend(nape, [nape[0] - 0.4, -spec.height * 0.2], [back, -spec.height * 0.4], rear)
  const neckBack = bend([0, 0], [-backEnd * 0.35, -0.02], [-backEnd * 0.7, -0.2], nape)
  const neckFront = bend([0, 0], [frontEnd * 0.36, 0.02], [frontEnd * 0.68, 0.45], chin)
  const lapEnd: Point = [chin[0] + spec.lap * lapSlope[0], chin[1] + spec.lap * lapSlope[1]]
  const edges = [
    { name: 'centre', curve: chain(napeToRear, crown) },
    { name: 'opening', curve: line(brow, lapEnd) },
    ...(spec.lap > 0
      ? lapEdges(neckFront, lapEnd, spec)
      : [{ name: 'neckFront', curve: neckFront.toReversed() }]),
    { name: 'neckBack', curve: neckBack },
  ]
  const name = `${half}Hood`
  return half === 'right' ? { name, edges } : { name, edges: edges.toReversed().map(flip) }
}

/** On from the chin, as the neck edge runs there. */
const lapSlope = [0.93, 0.37] as const

function lapEdges(neckFront: Curve, lapEnd: Point, { frontNeck, lap }: HoodSpec): Edge[] {
  const [front, under] = splitAt(neckFront, frontNeck - lap)
  return [
    { name: 'lapOver', curve: line(lapEnd, under.at(-1)!) },
    { name: 'lapUnder', curve: under.toReversed() },
    { name: 'neckFront', curve: front.toReversed() },
  ]
}

/** A front whose neck is sewn to both halves of the hood for `lap` inches on each side of its middle. */
export function splitNeck(front: Panel, lap: number): Panel {
  const [lapLeft, neckLeft] = splitAt(getEdge(front, 'neckLeft'), lap)
  const [neckRight, lapRight] = [mirror(neckLeft), mirror(lapLeft)]
  return {
    ...front,
    edges: [
      { name: 'neckRight', curve: neckRight },
      { name: 'lapRight', curve: lapRight },
      { name: 'lapLeft', curve: lapLeft },
      { name: 'neckLeft', curve: neckLeft },
      ...front.edges.filter(({ name }) => name !== 'neckLeft' && name !== 'neckRight'),
    ],
  }
}

function flip(edge: { name: string; curve: Curve }): { name: string; curve: Curve } {
  return { name: edge.name, curve: edge.curve.map(([u, v]): Point => [-u, v]).toReversed() }
}

/** How far the neck edge must reach for its length to be the wanted one. */
function findNeckEnd(length: number, curveTo: (end: number) => Curve): number {
  let low = length * 0.5
  let high = length
  for (let i = 0; i < 40; i++) {
    const end = (low + high) / 2
    if (lengthOf(curveTo(end)) < length) low = end
    else high = end
  }
  return (low + high) / 2
}

export const hoodSeams: readonly Seam[] = [
  { a: 'leftHood.centre', b: 'rightHood.centre' },
  { a: 'front.neckLeft', b: 'leftHood.neckFront' },
  { a: 'front.neckRight', b: 'rightHood.neckFront' },
  { a: 'back.neckLeft', b: 'leftHood.neckBack' },
  { a: 'back.neckRight', b: 'rightHood.neckBack' },
]

/** Between the ends of the laps both halves of the hood are sewn to the neck. */
export const lapSeams: readonly Seam[] = [
  { a: 'front.lapLeft', b: 'leftHood.lapUnder' },
  { a: 'front.lapLeft', b: 'rightHood.lapOver' },
  { a: 'front.lapRight', b: 'rightHood.lapUnder' },
  { a: 'front.lapRight', b: 'leftHood.lapOver' },
]
