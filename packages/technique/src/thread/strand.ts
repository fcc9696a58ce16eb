export type StrandKind = 'satin' | 'fill' | 'run' | 'under' | 'rim'

/** One length of thread that is seen between two needle holes. Millimetres from the work's upper left corner. */
export type Strand = {
  readonly kind: StrandKind
  /** Which area it belongs to. */
  readonly region: number
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** How far its middle lies off the straight line, to the right of its way. */
  readonly bulge: number
  /** Over the cloth, at its ends. */
  readonly base: number
  /** How much higher its middle lies. */
  readonly lift: number
  /** How much lighter (or darker) than its neighbours: about -1 to 1. */
  readonly tone: number
}

/** All that is sewn of an artwork, in the order in which it is laid. */
export type Sewing = {
  readonly strands: readonly Strand[]
  /** The thread of each area. */
  readonly threadOfRegion: Uint8Array
  /** What it is sewn on, where that is no cloth of a garment. */
  readonly slab?: Slab
}

/** A flat thing with an edge, of an area's colour; places and heights in millimetres. */
export type Slab = {
  readonly region: number
  /** Over the cloth; 0 beside it. */
  readonly millimetresAt: (x: number, y: number) => number
  /** Its own light from place to place, about 1. */
  readonly grainAt: (x: number, y: number) => number
}
