import { bend, chain, lengthOf, line } from '@teamloom/shape/curve.ts'
import type { Edge, Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Seam } from '@teamloom/shape/seam.ts'
import type { BodySide } from '../pattern.ts'

/** Flat measures of a sleeve, inches. */
export type SleeveSpec = {
  /** Top of the cap to the sleeve's lower edge, without a cuff. */
  readonly length: number
  /** Laid flat, at the underarm. */
  readonly bicep: number
  /** Laid flat, at the lower edge. */
  readonly opening: number
}

/** A sleeve cut off higher up, to make room for a cuff; its seams run as before. */
export function shortenSleeve(
  spec: SleeveSpec,
  by: number,
  armhole: { readonly front: number; readonly back: number },
): SleeveSpec {
  const cap = findCapHeight(spec, armhole)
  const share = by / (spec.length - cap)
  return { ...spec, length: spec.length - by, opening: spec.opening + (spec.bicep - spec.opening) * share }
}

/** How much longer a cap is cut than the armhole it is eased into. */
const capEase = 0.01

/** Origin: top of the cap. On the left sleeve u runs to the back, on the right to the front. */
export function cutSetInSleeve(
  spec: SleeveSpec,
  arm: BodySide,
  armhole: { readonly front: number; readonly back: number },
): Panel {
  const cap = findCapHeight(spec, armhole)
  const wide = spec.bicep
  const narrow = spec.opening
  const half = (name: 'Front' | 'Back'): Edge[] => [
    { name: `cap${name}`, curve: capCurve(name, wide, cap) },
    { name: `under${name}`, curve: line([wide, cap], [narrow, spec.length]) },
  ]
  const [plus, minus] = arm === 'left' ? (['Back', 'Front'] as const) : (['Front', 'Back'] as const)
  return {
    name: `${arm}Sleeve`,
    edges: [
      ...half(plus),
      { name: 'hem', curve: line([narrow, spec.length], [-narrow, spec.length]) },
      ...half(minus)
        .toReversed()
        .map(edge => ({ ...edge, curve: edge.curve.map(([u, v]): Point => [-u, v]).toReversed() })),
    ],
  }
}

/** From the top of the cap to the underarm; the front is hollowed more, the back is fuller. */
function capCurve(half: 'Front' | 'Back', wide: number, cap: number): readonly Point[] {
  const hollow = half === 'Front' ? 0.2 : 0.12
  const middle: Point = [wide * 0.54, cap * (half === 'Front' ? 0.52 : 0.46)]
  const slope: Point = [wide * 0.2, cap * 0.3]
  return chain(
    bend([0, 0], [wide * 0.26, 0], [middle[0] - slope[0], middle[1] - slope[1]], middle),
    bend(
      middle,
      [middle[0] + slope[0], middle[1] + slope[1]],
      [wide * 0.86, cap * (1 - hollow * 0.2)],
      [wide, cap],
    ),
  )
}

/** The cap height at which the cap's length is that of the armhole and its ease. */
function findCapHeight(spec: SleeveSpec, armhole: { front: number; back: number }): number {
  const target = (armhole.front + armhole.back) * (1 + capEase)
  let low = 0.5
  let high = spec.length
  for (let i = 0; i < 40; i++) {
    const cap = (low + high) / 2
    const length = lengthOf(capCurve('Front', spec.bicep, cap)) + lengthOf(capCurve('Back', spec.bicep, cap))
    if (length < target) low = cap
    else high = cap
  }
  return (low + high) / 2
}

export function sleeveSeams(arm: BodySide): Seam[] {
  const side = arm === 'left' ? 'Left' : 'Right'
  return [
    { a: `front.armhole${side}`, b: `${arm}Sleeve.capFront` },
    { a: `back.armhole${side}`, b: `${arm}Sleeve.capBack` },
    { a: `${arm}Sleeve.underFront`, b: `${arm}Sleeve.underBack` },
  ]
}
