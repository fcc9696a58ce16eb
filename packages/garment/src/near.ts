/** Spots this small (inches) begin to tell stitches apart; smaller than the second, they see all of them. */
export const stitchesFrom = 1 / 130
const stitchesWhole = 1 / 136

/** How much of a cloth's stitches is told apart by a spot of so many inches, 0 to 1. */
export function nearnessOf(inches: number): number {
  if (inches >= stitchesFrom) return 0
  return inches <= stitchesWhole ? 1 : (stitchesFrom - inches) / (stitchesFrom - stitchesWhole)
}
