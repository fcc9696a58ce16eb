/** The four pictures of a product; left and right are the wearer's. */
export const sides = ['front', 'back', 'left', 'right'] as const
export type Side = (typeof sides)[number]
