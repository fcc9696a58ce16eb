import { line } from '@teamloom/shape/curve.ts'
import type { BandTrim, Face } from '../trim.ts'

/** Inches between the middle of a rib and the borders of its stripes. */
const stripes = {
  single: [[-0.32, 0.32]],
  double: [
    [-0.5, -0.17],
    [0.17, 0.5],
  ],
} as const
type Stripes = keyof typeof stripes

/** A stitch's size, inches. */
const stitch = { width: 0.14, height: 0.05 }

/** A stretch of a rib, from `left` to `right` (u), and the middle of its height (v). */
export type TippedRib = {
  readonly on: string
  readonly left: number
  readonly right: number
  readonly middle: number
}

/** A ring of rib that a zip parts at `u`: the stripes end under the zip's edges. */
export function partRib({ on, left, right, middle }: TippedRib, u: number): TippedRib[] {
  return [
    { on, left, right: u - underZip, middle },
    { on, left: u + underZip, right, middle },
  ]
}
const underZip = 0.5

/** Stripes knitted into ribs, in every style. */
export function tipRibs(ribs: readonly TippedRib[], outside: Face): BandTrim[] {
  return (['single', 'double'] as const).flatMap(style =>
    ribs.flatMap(({ on, left, right, middle }, rib) =>
      stripes[style].map(([from, to], stripe): BandTrim => {
        const at = middle + (from + to) / 2
        return {
          kind: 'band',
          name: nameOfTip(style, rib, stripe),
          on,
          face: 'outside',
          edges: [],
          line: line([left, at], [right, at]),
          joined: false,
          from: 0,
          to: (to - from) / 2,
          outside,
          fabric: 'ribbing',
          stitch,
        }
      }),
    ),
  )
}

/** Names of the stripes of a style on some ribs, for bake plans. */
export function namesOfTips(style: Stripes, ribs: number): string[] {
  return Array.from({ length: ribs }, (_, rib) =>
    stripes[style].map((_, stripe) => nameOfTip(style, rib, stripe)),
  ).flat()
}

function nameOfTip(style: Stripes, rib: number, stripe: number): string {
  return `${style}Tip${rib + 1}-${stripe + 1}`
}
