import type { Curve } from './curve.ts'

/** Where a line is crossed: v of an upright at u (`along` 0), u of a level at v (`along` 1). */
export function crossingsOf(curve: Curve, at: number, along: 0 | 1): number[] {
  const other = along === 0 ? 1 : 0
  return curve.slice(1).flatMap((to, i) => {
    const from = curve[i]!
    if (from[along] > at === to[along] > at) return []
    const share = (at - from[along]) / (to[along] - from[along])
    return [from[other] + share * (to[other] - from[other])]
  })
}
