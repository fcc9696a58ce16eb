/** What a reader finds: of each stitch from where it goes where, and after how many changes. Tenths of a millimetre, y down. */
export type Read = {
  stitches: [fromX: number, fromY: number, toX: number, toY: number, block: number][]
  changes: number
  trims: number
  ends: readonly [x: number, y: number]
}
