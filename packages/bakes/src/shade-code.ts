/**
 * Light in eight bits. 1 is the mean light on a product's chest; the root spends the codes where
 * the eye tells them apart.
 */
export const brightestLight = 1.6

export function codeOfLight(light: number): number {
  const code = Math.round(255 * Math.sqrt(Math.max(0, light) / brightestLight))
  return code > 255 ? 255 : code
}

export function lightOfCode(code: number): number {
  const root = code / 255
  return brightestLight * root * root
}

/** What a shadow's code (255 = none, light left = code / 255) does to a shade code, as a factor. */
export const shadowFactors: Float32Array = Float32Array.from({ length: 256 }, (_, code) =>
  Math.sqrt(code / 255),
)
