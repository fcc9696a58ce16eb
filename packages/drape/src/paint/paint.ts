/** What lies flat on the cloth and takes its shape: tapes, stripes, threads. */
export type Paint = {
  /** Sheet that it lies on, and sheet of its own that its pixels get. */
  readonly on: number
  readonly sheet: number
  /** Whether a place may be painted within a pixel's reach. */
  readonly isNear: (u: number, v: number) => boolean
  /** The share of the light that the paint shows at a place; 0 where it does not lie. */
  readonly lightAt: (u: number, v: number) => number
}
