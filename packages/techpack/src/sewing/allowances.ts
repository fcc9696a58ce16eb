import type { StitchRow } from '@teamloom/pattern/pattern.ts'

/** Inches of cloth beyond each seam. */
export const seamAllowance = 3 / 8

/** Inches below a row of stitches for the needle beside it to hold the cloth. */
const belowRow = 0.03

/** Hems are turned by as much as their farthest row needs, to the eighth. */
export function hemAllowance(insets: readonly number[]): number {
  return Math.ceil((Math.max(0, ...insets) + belowRow) * 8) / 8
}

/** Of an edge of a piece (`panel.edge`): inches of cloth beyond it. */
export function allowanceAt(stitching: readonly StitchRow[], edge: string): number {
  const hem = stitching.filter(row => row.edge === edge && row.holds === 'hem')
  return hem.length > 0 ? hemAllowance(hem.map(({ inset }) => inset)) : seamAllowance
}
