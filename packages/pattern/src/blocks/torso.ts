import { bend, type Curve, chain, line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** Flat measures of a body sewn from a front and a back, inches. */
export type TorsoSpec = {
  /** Seam to seam, 1 in below the armhole. */
  readonly halfChest: number
  /** High shoulder point to hem. */
  readonly length: number
  readonly hemWidth: number
  readonly acrossShoulder: number
  readonly shoulderSlope: number
  /** Neck seam to neck seam at the shoulders. */
  readonly neckWidth: number
  readonly frontNeckDrop: number
  readonly backNeckDrop: number
  /** High shoulder point to underarm. */
  readonly armholeDepth: number
  /** Where the sides come in: seam to seam, inches below the underarm. */
  readonly waist?: { readonly width: number; readonly down: number }
  /** How much higher the hem is at the sides than in the middle. */
  readonly hemRise?: number
}

/**
 * The front (u to the wearer's left) or the back (u to the wearer's right). Origin: centre of the
 * neck seam.
 */
export function cutTorso(
  spec: TorsoSpec,
  half: 'front' | 'back',
  frontNeck: (highPoint: Point) => readonly Point[] = roundNeck,
): Panel {
  const drop = half === 'front' ? spec.frontNeckDrop : spec.backNeckDrop
  const neck = spec.neckWidth / 2
  const tip = spec.acrossShoulder / 2
  const chest = spec.halfChest / 2
  const hem = spec.hemWidth / 2
  const hps: Point = [neck, -drop]
  const shoulder: Point = [tip, -drop + spec.shoulderSlope]
  const underarm: Point = [chest, -drop + spec.armholeDepth]
  const lowest = -drop + spec.length
  const corner: Point = [hem, lowest - (spec.hemRise ?? 0)]
  const neckHalf = half === 'front' ? frontNeck(hps) : roundNeck(hps)
  // A front is cut out deeper than a back: the arm moves forward.
  const scoop = half === 'front' ? 1.25 : 0.8
  const armhole = bend(
    shoulder,
    [tip - scoop, underarm[1] - spec.armholeDepth * 0.34],
    [chest - (chest - tip) - 0.9, underarm[1] - 0.2],
    underarm,
  )
  const side = cutSide(underarm, corner, spec.waist)
  const hemHalf = bend(corner, [hem * 0.82, corner[1] + 0.25], [hem * 0.62, lowest], [0, lowest])
  // On the front +u is the wearer's left, on the back the wearer's right.
  const [plus, minus] = half === 'front' ? ['Left', 'Right'] : ['Right', 'Left']
  return {
    name: half,
    edges: [
      { name: `neck${minus}`, curve: mirror(neckHalf) },
      { name: `neck${plus}`, curve: neckHalf },
      { name: `shoulder${plus}`, curve: line(hps, shoulder) },
      { name: `armhole${plus}`, curve: armhole },
      { name: `side${plus}`, curve: side },
      {
        name: 'hem',
        curve: spec.hemRise ? chain(hemHalf, mirror(hemHalf)) : line(corner, [-corner[0], corner[1]]),
      },
      { name: `side${minus}`, curve: mirror(side) },
      { name: `armhole${minus}`, curve: mirror(armhole) },
      { name: `shoulder${minus}`, curve: mirror(line(hps, shoulder)) },
    ],
  }
}

function cutSide(underarm: Point, corner: Point, waist: TorsoSpec['waist']): Curve {
  const [chest, top] = underarm
  const [hem, bottom] = corner
  if (!waist) return bend(underarm, [chest, top + 6], [hem, bottom - 6], corner)
  const narrow: Point = [waist.width / 2, top + waist.down]
  return chain(
    bend(underarm, [chest - 0.1, top + waist.down * 0.4], [narrow[0], narrow[1] - waist.down * 0.42], narrow),
    bend(
      narrow,
      [narrow[0], narrow[1] + waist.down * 0.42],
      [hem, bottom - (bottom - narrow[1]) * 0.5],
      corner,
    ),
  )
}

/** From the centre to the high shoulder point. */
export function roundNeck([neck, top]: Point): readonly Point[] {
  return bend([0, 0], [neck * 0.6, 0], [neck * 0.94, top * 0.42], [neck, top])
}

/** A round neck that is `depth` inches deeper, and stays wide further down. */
export function scoopedNeck(depth: number): (highPoint: Point) => readonly Point[] {
  return ([neck, top]) => bend([0, depth], [neck * 0.7, depth], [neck * 0.97, top * 0.25], [neck, top])
}

/** A V that comes down `depth` inches below a round neck. */
export function pointedNeck(depth: number): (highPoint: Point) => readonly Point[] {
  return ([neck, top]) => bend([0, depth], [neck * 0.4, depth * 0.42], [neck * 0.9, top * 0.34], [neck, top])
}

export const torsoSeams = [
  { a: 'front.shoulderLeft', b: 'back.shoulderLeft' },
  { a: 'front.shoulderRight', b: 'back.shoulderRight' },
  { a: 'front.sideLeft', b: 'back.sideLeft' },
  { a: 'front.sideRight', b: 'back.sideRight' },
] as const
