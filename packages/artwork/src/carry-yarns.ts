import { labDifference, labOf } from './color-difference.ts'
import type { StitchShares } from './stitch-shares.ts'

/** Yarns beside the ground that a machine carries in one course. */
export const mostPerCourse = 2

/** What another choice of yarns costs from one course to the next: as much as so many stitches in black for white. */
const changeCost = 6 * 100

/**
 * Stitches that keep to the yarns that a machine carries. Which those are is chosen over all courses at once, so that
 * a shape does not change its colour half-way; what is lost goes with what else its stitch is of, else with the yarn
 * that is nearest to it.
 */
export function carryYarns(
  cells: Uint8Array,
  { needles, courses, kinds, shares }: StitchShares,
  yarns: readonly string[],
): Uint8Array {
  const used = [...new Set(cells)].filter(kind => kind > 0).toSorted((a, b) => a - b)
  if (used.length <= mostPerCourse) return cells
  const labs = yarns.map(labOf)
  const apart = (a: number, b: number) => labDifference(labs[a - 1]!, labs[b - 1]!)
  const choices = used.flatMap((a, i) => used.slice(i + 1).map(b => [a, b] as const))
  const insteadOf = (cell: number, carried: readonly number[]): number => {
    const kind = cells[cell]!
    if (kind === 0 || carried.includes(kind)) return kind
    const own = shares.subarray(cell * kinds, (cell + 1) * kinds)
    const others = [0, ...carried].toSorted((a, b) => own[b]! - own[a]!)
    if (own[others[0]!]! > leastShare) return others[0]!
    return carried.toSorted((a, b) => apart(kind, a) - apart(kind, b))[0]!
  }
  const costOf = (course: number, carried: readonly number[]): number => {
    let cost = 0
    for (let cell = course * needles; cell < (course + 1) * needles; cell++) {
      const kind = cells[cell]!
      if (kind === 0 || carried.includes(kind)) continue
      const instead = insteadOf(cell, carried)
      cost += instead === 0 ? 100 : apart(kind, instead)
    }
    return cost
  }
  const chosen = cheapestWay(
    choices.map(carried => Array.from({ length: courses }, (_, i) => costOf(i, carried))),
  )
  return cells.map((_, cell) => insteadOf(cell, choices[chosen[Math.floor(cell / needles)]!]!))
}

/** The share of another kind that makes a stitch one of that. */
const leastShare = 0.12

/** The choice of each course for which costs and changes add up to the least; `costs` by choice and course. */
function cheapestWay(costs: readonly (readonly number[])[]): number[] {
  const courses = costs[0]!.length
  const from: number[][] = []
  let sums = costs.map(own => own[0]!)
  for (let course = 1; course < courses; course++) {
    const least = sums.indexOf(Math.min(...sums))
    const kept = sums.map((sum, choice) => (sum <= sums[least]! + changeCost ? choice : least))
    from.push(kept)
    sums = sums.map((sum, choice) => Math.min(sum, sums[least]! + changeCost) + costs[choice]![course]!)
  }
  let choice = sums.indexOf(Math.min(...sums))
  const way = [choice]
  for (const kept of from.toReversed()) {
    choice = kept[choice]!
    way.push(choice)
  }
  return way.toReversed()
}
