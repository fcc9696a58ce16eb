import { type Curve, chain, line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { EdgeName, Seam } from '@teamloom/shape/seam.ts'
import type { HeadWrap } from '../pattern.ts'

/** A knitted hat as it is worn, inches. */
export type KnitHatSpec = {
  /** Round the brow. */
  readonly girth: number
  /** Lower edge to the middle of the crown. */
  readonly length: number
  /** Middle of the crown to where it is as wide as the brow. */
  readonly crown: number
  /** How full the crown is: 1 for a dome, less for more cloth. */
  readonly taper: number
}

/** A knit lies in at this share of the width that it has on a head. */
export const restOfKnit = 0.85

/** The four gores, in order round the head, and degrees from the face to their middles. */
export const gores = [
  { name: 'front', turn: 0 },
  { name: 'left', turn: 90 },
  { name: 'back', turn: 180 },
  { name: 'right', turn: 270 },
] as const

/** A quarter of the crown. Origin: middle of its lower edge. */
export function cutGore(spec: KnitHatSpec, name: string): Panel {
  const half = spec.girth / 8
  const shoulder: Point = [half, -spec.length + spec.crown]
  const dart: Curve = Array.from({ length: 41 }, (_, i): Point => {
    const down = i / 40
    return [half * Math.sin((Math.PI / 2) * down) ** spec.taper, -spec.length + spec.crown * down]
  })
  const side = line(shoulder, [half, 0])
  return {
    name,
    edges: [
      { name: 'dartLeft', curve: dart },
      { name: 'sideLeft', curve: side },
      { name: 'hem', curve: line([half, 0], [-half, 0]) },
      { name: 'sideRight', curve: mirror(side) },
      { name: 'dartRight', curve: mirror(dart) },
    ],
  }
}

export const goreSeams: readonly Seam[] = gores.flatMap(({ name }, i) => {
  const next = gores[(i + 1) % gores.length]!.name
  return [
    { a: `${name}.dartLeft`, b: `${next}.dartRight` },
    { a: `${name}.sideLeft`, b: `${next}.sideRight` },
  ] satisfies Seam[]
})

/** Below the darts the hat is knitted in the round: seams there are the draping's alone. */
export const goreSeamless: readonly EdgeName[] = gores.flatMap(({ name }): EdgeName[] => [
  `${name}.sideLeft`,
  `${name}.sideRight`,
])

export function wrapGore(turn: number, height: number): HeadWrap {
  return { kind: 'head', turn, width: 90, height, heldFrom: -0.4 }
}

/** Turned up round the brow and joined at the back. Origin: middle of its fold, in front. */
export function cutTurnUp(girth: number, height: number): Panel {
  const half = girth / 2
  const end = line([half, -height], [half, 0])
  return {
    name: 'cuff',
    edges: [
      { name: 'top', curve: line([-half, -height], [half, -height]) },
      { name: 'end', curve: end },
      { name: 'fold', curve: line([half, 0], [-half, 0]) },
      { name: 'start', curve: chain(mirror(end)) },
    ],
  }
}

export const turnUpSeams: readonly Seam[] = [{ a: 'cuff.end', b: 'cuff.start' }]
/** Knitted in the round as well. */
export const turnUpSeamless: readonly EdgeName[] = ['cuff.end', 'cuff.start']

export const turnUpWrap: HeadWrap = { kind: 'head', turn: 0, width: 360, height: 0, heldFrom: -100 }
