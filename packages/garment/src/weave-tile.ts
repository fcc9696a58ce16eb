import { tileNoise } from './tile-noise.ts'

/** How a plain surface is built, in stitches to the inch and shares of the light. */
export type Weave = {
  readonly wales: number
  readonly courses: number
  /** Light and dark of a single stitch: seen when zoomed in. */
  readonly stitch: number
  /** Unevenness of the yarn: seen at any distance. */
  readonly yarn: number
  /** Raised fibres: soft blotches. */
  readonly fuzz: number
  /** Grooves that run across the cloth at 45 degrees (twill, braid), to the inch. */
  readonly twill?: number
}

/** Light of a weave over a square of `size` texels and so many inches, as shares above and below its mean. */
export function weaveTile(weave: Weave, size: number, inches: number): Float32Array {
  const light = new Float32Array(size * size)
  const wales = weave.wales * inches
  const courses = weave.courses * inches
  // Yarns run along the courses: their unevenness is wider than it is high.
  const narrow = tileNoise(wales, courses * 1.5, 1)
  const wide = tileNoise(wales / 2, courses, 2)
  const fibres = tileNoise(64, 64, 3)
  const blotches = tileNoise(28, 28, 4)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const u = x / size
      const v = y / size
      let value = weave.stitch * stitchLight(u * wales, v * courses)
      value += weave.yarn * (narrow(u, v) + 0.7 * wide(u, v))
      value += weave.fuzz * (fibres(u, v) + 0.6 * blotches(u, v))
      if (weave.twill) value += 0.12 * Math.cos(2 * Math.PI * weave.twill * inches * (u + v))
      light[y * size + x] = value
    }
  return light
}

/** A knit stitch is a V: two legs that lean to the middle of their wale. */
function stitchLight(wale: number, course: number): number {
  const across = wale - Math.floor(wale) - 0.5
  const leg = Math.cos(2 * Math.PI * (course + Math.abs(across) * 1.1))
  const groove = Math.cos(2 * Math.PI * across)
  return 0.55 * leg + 0.45 * groove
}
