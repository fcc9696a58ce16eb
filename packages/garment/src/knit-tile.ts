import { hash } from '@teamloom/technique/noise.ts'
import { type TileField, tileNoise } from './tile-noise.ts'

/** How a thick knit is built: its stitches are seen, and its ribs or waffles stand out. Counts are per tile. */
export type Knit = {
  readonly wales: number
  readonly courses: number
  /** Depths of the stitches, of what they build, and of the light in their grooves. */
  readonly stitchDepth: number
  readonly grooves: number
  /** Unevenness from stitch to stitch, and fibres that stand off. */
  readonly uneven: number
  readonly fuzz: number
  /** Knit and purl wales by turns: purl ones lie back. */
  readonly rib?: { readonly knit: number; readonly purl: number; readonly depth: number }
  /** Ridges both ways round hollows. */
  readonly waffle?: { readonly across: number; readonly down: number; readonly depth: number }
  /** Terry: rows of small loops, no two alike. */
  readonly loops?: { readonly across: number; readonly down: number; readonly depth: number }
  /** Open holes between the stitches. */
  readonly mesh?: { readonly across: number; readonly down: number; readonly depth: number }
}

/** Direction of the key light over the cloth: from the upper left. */
const key = { u: -0.52, v: -0.5, out: 0.69 }
/** How much of the light comes from the key. */
const keyShare = 0.55

/** Light of a knit over a square of `size` texels, as shares above and below its mean. */
export function knitTile(knit: Knit, size: number): Float32Array {
  const heightAt = heightOf(knit)
  const unevenAt = unevennessOf(knit)
  const fine = tileNoise(128, 128, 3)
  const coarse = tileNoise(40, 40, 4)
  const height = new Float32Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) height[y * size + x] = heightAt(x / size, y / size)
  const narrow = Math.max(1, Math.round((size / knit.wales) * 0.45))
  const near = blur(height, size, narrow)
  const wide = blur(near, size, narrow * 3)
  const light = new Float32Array(size * size)
  const mask = size - 1
  let sum = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * size + x
      const du = (height[y * size + ((x + 1) & mask)]! - height[y * size + ((x - 1) & mask)]!) / 2
      const dv = (height[((y + 1) & mask) * size + x]! - height[((y - 1) & mask) * size + x]!) / 2
      const length = Math.sqrt(du * du + dv * dv + 1)
      const lit = (key.out - du * key.u - dv * key.v) / (length * key.out)
      const open = 1 + knit.grooves * (0.6 * (height[at]! - near[at]!) + 0.5 * (height[at]! - wide[at]!))
      const value =
        (1 + keyShare * (Math.max(0, lit) - 1)) *
          Math.max(0.12, Math.min(1.3, open)) *
          (1 + unevenAt(x / size, y / size)) +
        knit.fuzz * (fine(x / size, y / size) + 0.7 * coarse(x / size, y / size))
      light[at] = value
      sum += value
    }
  const mean = sum / light.length
  return light.map(value => value / mean - 1)
}

/** Height in texels or so. */
function heightOf(knit: Knit): TileField {
  const waffleAt = knit.waffle && waffle(knit.waffle)
  return (u, v) => {
    const wale = u * knit.wales
    let height = 0
    let stitches = 1
    if (knit.rib) {
      const { knit: ups, purl, depth } = knit.rib
      const place = wale % (ups + purl)
      // 0 in the middle of the purl wales, 1 on the knit ones.
      const fromPurl = Math.abs(place - (ups + purl / 2))
      const away = Math.min(fromPurl, ups + purl - fromPurl) / ((ups + purl) / 2)
      const round = Math.sin((Math.PI / 2) * away)
      height += depth * round
      stitches = Math.min(1, 0.3 + 1.1 * round)
    }
    if (waffleAt) height += waffleAt(u, v)
    if (knit.loops) height += loopHeight(knit.loops, u, v)
    if (knit.mesh) height -= holeDepth(knit.mesh, u, v)
    return height + stitches * knit.stitchDepth * stitchHeight(wale, v * knit.courses)
  }
}

/** Ridges waver, and no two hollows are as deep. */
function waffle({ across, down, depth }: NonNullable<Knit['waffle']>): TileField {
  const toSide = tileNoise(9, 11, 31)
  const upward = tileNoise(11, 9, 32)
  const hollow = tileNoise(20, 22, 33)
  const ridge = (place: number) => (0.5 + 0.5 * Math.cos(2 * Math.PI * place)) ** 1.1
  return (u, v) => {
    const upright = ridge(u * across + 0.42 * toSide(u, v))
    const level = ridge(v * down + 0.42 * upward(u, v))
    const own = depth * (1 + 0.7 * hollow(u, v))
    return own * (Math.max(upright, level) + 0.25 * Math.min(upright, level))
  }
}

function holeDepth({ across, down, depth }: NonNullable<Knit['mesh']>, u: number, v: number): number {
  const row = Math.floor(v * down)
  const x = u * across + (row % 2) * 0.5
  const hole = Math.hypot((x - Math.round(x)) * 1.15, v * down - row - 0.5)
  return depth * Math.max(0, 1 - (hole / 0.36) ** 2)
}

/** The highest of the loops about a place; each stands somewhere in its own cell and leans to a side. */
function loopHeight({ across, down, depth }: NonNullable<Knit['loops']>, u: number, v: number): number {
  const [x, y] = [u * across, v * down]
  let highest = 0
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++)
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
      const own = (seed: number) => hash((column + across) % across, (row + down) % down, seed) - 0.5
      const beside = x - column - 0.5 - 0.7 * own(31)
      const below = y - row - 0.5 - 0.7 * own(32)
      const lean = beside + 0.8 * own(34) * below
      const rest = 1 - (lean / 0.46) ** 2 - (below / 0.74) ** 2
      if (rest > 0) highest = Math.max(highest, (1 + 0.8 * own(33)) * Math.sqrt(rest))
    }
  return depth * highest
}

/** Two legs that lean to the middle of their wale, each rounded, and twisted of two plies. */
function stitchHeight(wale: number, course: number): number {
  const across = Math.abs(wale - Math.floor(wale) - 0.5)
  const phase = course + across * 1.5
  const along = phase - Math.floor(phase) - 0.5
  const leg = Math.sqrt(Math.max(0, 1 - (along / 0.53) ** 2))
  const side = (across - 0.25) / 0.29
  const round = Math.sqrt(Math.max(0, 1 - side * side))
  const plies = 0.1 * Math.cos(2 * Math.PI * (2.5 * along + 2.2 * across))
  return leg * round + plies * leg * round
}

function unevennessOf({ wales, courses, uneven }: Knit): TileField {
  const near = tileNoise(wales / 3, courses / 2, 22)
  const wide = tileNoise(12, 10, 23)
  return (u, v) => {
    const wale = Math.floor(u * wales)
    const course = v * courses + Math.abs(u * wales - wale - 0.5) * 1.5
    const one = hash(wale, Math.floor(course) % courses, 21) - 0.5
    return uneven * (one + 1.4 * near(u, v) + wide(u, v))
  }
}

/** Mean over a square of 2 x radius + 1 texels, rows and columns apart. */
function blur(values: Float32Array, size: number, radius: number): Float32Array {
  const pass = (from: Float32Array, index: (line: number, k: number) => number): Float32Array => {
    const to = new Float32Array(from.length)
    const mask = size - 1
    for (let line = 0; line < size; line++) {
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += from[index(line, k & mask)]!
      for (let k = 0; k < size; k++) {
        to[index(line, k)] = sum / (2 * radius + 1)
        sum += from[index(line, (k + radius + 1) & mask)]! - from[index(line, (k - radius) & mask)]!
      }
    }
    return to
  }
  return pass(
    pass(values, (y, x) => y * size + x),
    (x, y) => y * size + x,
  )
}
