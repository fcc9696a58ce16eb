/** What the cloth's small shape does to the light at a place. */
export type Bump = {
  /** Slopes of its height along u and v. */
  slopeU: number
  slopeV: number
  /** Share of the light that small grooves leave. */
  light: number
  /** How much more light than of smooth cloth its fibres catch where it turns away from the camera. */
  halo: number
  /** Light, before exposure, that it comes near to and never exceeds: a bake can hold no brighter highlights. */
  most: number
}

/** `inches` is what one sample spans of the cloth along u: detail finer than that is left out. */
export type Relief = (u: number, v: number, inches: number, bump: Bump) => void

/** A bell: 1 at 0, gone beyond two widths. */
export function bell(at: number, width: number): number {
  const t = at / width
  return t > 3 || t < -3 ? 0 : Math.exp(-t * t)
}
