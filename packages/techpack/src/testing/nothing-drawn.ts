import type { DrawnItem } from '../drawn-item.ts'

/** For tests: an item of which no picture, drawing or file was made. */
export const nothingDrawn: Omit<DrawnItem, 'sheet'> = {
  prints: {},
  bandPrints: {},
  comparisons: {},
  people: [],
  files: [],
}
