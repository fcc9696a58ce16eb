/** In pieces, as a new team estimates what it will order. */
export const projectSizes = ['0-19', '20-49', '50-149', '150-499', '500-4999', '5000-'] as const
export type ProjectSize = (typeof projectSizes)[number]

/** The last are beyond what has a price. */
const leastOf: Readonly<Record<ProjectSize, number>> = {
  '0-19': 1,
  '20-49': 20,
  '50-149': 50,
  '150-499': 150,
  '500-4999': 500,
  '5000-': 500,
}

export const usualQuantity = 50

export const mostPlanned = 100_000

/** DS59: the pieces that a new design is priced for: the least of what its team estimated, at least the product's minimum. */
export function plannedQuantity(estimate: ProjectSize | null, minQty: number): number {
  return Math.max(estimate ? leastOf[estimate] : usualQuantity, minQty)
}
