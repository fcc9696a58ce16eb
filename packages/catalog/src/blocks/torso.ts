import { bend, line, mirror } from '@teamloom/shape/curve.ts'
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
  const corner: Point = [hem, -drop + spec.length]
  const neckHalf = half === 'front' ? frontNeck(hps) : roundNeck(hps)
  // A front is cut out deeper than a back: the arm moves forward.
  const scoop = half === 'front' ? 1.25 : 0.8
  const armhole = bend(
    shoulder,
    [tip - scoop, underarm[1] - spec.armholeDepth * 0.34],
    [chest - (chest - tip) - 0.9, underarm[1] - 0.2],
    underarm,
  )
  const side = bend(underarm, [chest, underarm[1] + 6], [hem, corner[1] - 6], corner)
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
      { name: 'hem', curve: line(corner, [-corner[0], corner[1]]) },
      { name: `side${minus}`, curve: mirror(side) },
      { name: `armhole${minus}`, curve: mirror(armhole) },
      { name: `shoulder${minus}`, curve: mirror(line(hps, shoulder)) },
    ],
  }
}

/** From the centre to the high shoulder point. */
export function roundNeck([neck, top]: Point): readonly Point[] {
  return bend([0, 0], [neck * 0.6, 0], [neck * 0.94, top * 0.42], [neck, top])
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
