/** A spot of a picture that is painted at once. */
export type Spot = {
  /** Frame pixels; the middle of a pixel lies at a half. */
  x: number
  y: number
  /** Inches of the cloth that is seen there. */
  u: number
  v: number
  /** How wide it is: in frame pixels, and in inches of that cloth. */
  pixels: number
  inches: number
}
