import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { BodySide } from '../pattern.ts'
import type { Face, LaidTrim } from '../trim.ts'

/** Half its width and height, inches. */
const across = 2.1
const along = 3
/** How square an oval it is: 2 is an ellipse. */
const fullness = 2.7

/** An oval sewn over the elbow, `at` on the left sleeve's inches. */
export function sewElbowPatch(arm: BodySide, at: Point, outside: Face, fabric: FabricName): LaidTrim {
  const name = `elbow-${arm}`
  const turn = (from: number, to: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const angle = from + ((to - from) * i) / 24
      const reach = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / fullness)
      return [across * reach(Math.cos(angle)), along * reach(Math.sin(angle))]
    })
  return {
    kind: 'laid',
    name,
    panel: {
      name,
      edges: [
        { name: 'lower', curve: turn(0, Math.PI) },
        { name: 'upper', curve: turn(Math.PI, 2 * Math.PI) },
      ],
    },
    // On the left sleeve u runs to the back, on the right to the front.
    seat: { on: `${arm}Sleeve`, face: 'outside', at: [arm === 'left' ? at[0] : -at[0], at[1]] },
    outside,
    fabric,
    thickness: 0.05,
    puff: 0.015,
    open: [],
    stitching: ['lower', 'upper'].map(edge => ({ edge, insets: [0.1] })),
  }
}
