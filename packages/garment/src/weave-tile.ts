import type { Stitches } from './stitch-tile.ts'
import { tileNoiseRows } from './tile-noise.ts'

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
  /** A knit, whose stitches are seen from near: they take the place of `stitch`. */
  readonly near?: Stitches
}

/** Light of a weave over a square of `size` texels and so many inches, as shares above and below its mean. */
export function weaveTile(weave: Weave, size: number, inches: number): Float32Array {
  const light = new Float32Array(size * size)
  const rowAt = weaveRows(weave, size, inches)
  for (let y = 0; y < size; y++) rowAt(y, light.subarray(y * size, (y + 1) * size))
  return light
}

function weaveRows({ stitch, yarn, fuzz, twill, ...counts }: Weave, size: number, inches: number) {
  const wales = counts.wales * inches
  const courses = counts.courses * inches
  const lean = new Float64Array(size)
  const groove = new Float64Array(size)
  for (let x = 0; x < size; x++) {
    const wale = (x / size) * wales
    const across = wale - Math.floor(wale) - 0.5
    lean[x] = Math.abs(across) * 1.1
    groove[x] = 0.45 * Math.cos(2 * Math.PI * across)
  }
  // Yarns run along the courses: their unevenness is wider than it is high.
  const noises = [
    tileNoiseRows(wales, courses * 1.5, 1, size),
    tileNoiseRows(wales / 2, courses, 2, size),
    tileNoiseRows(64, 64, 3, size),
    tileNoiseRows(28, 28, 4, size),
  ]
  const [narrow, wide, fibres, blotches] = noises.map(() => new Float64Array(size)) as Rows
  return (y: number, row: Float32Array): void => {
    const v = y / size
    const course = v * courses
    noises[0]!(y, narrow)
    noises[1]!(y, wide)
    noises[2]!(y, fibres)
    noises[3]!(y, blotches)
    for (let x = 0; x < size; x++) {
      // A knit stitch is a V: two legs that lean to the middle of their wale.
      const leg = Math.cos(2 * Math.PI * (course + lean[x]!))
      let value = stitch * (0.55 * leg + groove[x]!)
      value += yarn * (narrow[x]! + 0.7 * wide[x]!)
      value += fuzz * (fibres[x]! + 0.6 * blotches[x]!)
      if (twill) value += 0.12 * Math.cos(2 * Math.PI * twill * inches * (x / size + v))
      row[x] = value
    }
  }
}

type Rows = [Float64Array, Float64Array, Float64Array, Float64Array]
