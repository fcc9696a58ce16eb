/** The four pictures of a product; left and right are the wearer's. */
export const sides = ['front', 'back', 'left', 'right'] as const
export type Side = (typeof sides)[number]

/** The sides as one walks round the garment to its left hand: what is to the right of its front as it is seen is its left side. */
const round: readonly Side[] = ['front', 'left', 'back', 'right']

/** The side that lies to the left or right of one that is looked at. */
export function sideBeside(side: Side, direction: 'left' | 'right'): Side {
  return round.at((round.indexOf(side) + (direction === 'right' ? 1 : -1)) % round.length) ?? side
}
