import type { DrawnItem } from '../drawn-item.ts'
import type { ItemSheet } from '../sheet.ts'

/** For tests: an item of which no picture, drawing or file was made. */
export const nothingDrawn: Omit<DrawnItem, 'sheet'> = {
  prints: {},
  bandPrints: {},
  comparisons: {},
  people: [],
  files: [],
}

/** For tests: a sheet on which nothing is drawn, counted or placed. */
export const emptySheet: Omit<ItemSheet, 'sizeName' | 'placements'> = {
  isWorn: false,
  flats: [],
  pieces: [],
  measured: { points: [], flats: { front: '', back: '' }, details: [] },
  registers: [],
  overPictures: {},
  supplies: [],
  trims: [],
  sewnOn: [],
  sewing: { rows: [], details: [] },
  brandLabel: null,
  inOne: [],
  cutting: { svg: '', pieces: [] },
  consumption: [],
  knitShares: [],
}
