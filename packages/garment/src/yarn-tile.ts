import { type ByteTile, byteBetween } from './byte-tile.ts'
import { mixSteps } from './mix-steps.ts'
import { type TileField, tileNoise } from './tile-noise.ts'

const tileInches = 4
/** Spots smaller than this see flecks whole. */
const fleckInches = 1 / 50
/** From a byte to one of `mixSteps`. */
const stepBits = 8 - Math.log2(mixSteps)

/** How much of the second yarn is where: texels by rank, so that each byte is as frequent. */
let far: ByteTile | null = null
let middle: ByteTile | null = null

/** Which of a heather's mixes shows at a place, seen by a spot of some size (all inches): 0 to `mixSteps` - 1, evenly often. */
export function fleckStepAt(u: number, v: number, inches: number): number {
  return byteAt(inches >= fleckInches ? (far ??= spin(256)) : getFlecks(), u, v) >> stepBits
}

/** A fleck's tone without steps: 0 to 255. */
export function fleckAt(u: number, v: number): number {
  return byteAt(getFlecks(), u, v)
}

function byteAt({ size, bytes }: ByteTile, u: number, v: number): number {
  const mask = size - 1
  const x = Math.floor((u / tileInches) * size) & mask
  const y = Math.floor((v / tileInches) * size) & mask
  return bytes[y * size + x]!
}

/** A fleck's tone, smooth between texels. */
export function fleckBetween(u: number, v: number): number {
  return byteBetween(getFlecks(), u / tileInches, v / tileInches)
}

export function getFlecks(): ByteTile {
  middle ??= spin(512)
  return middle
}

/** Short flecks along the courses: none runs quite straight. */
function flecks(): TileField {
  const short = tileNoise(80, 290, 11)
  const shorter = tileNoise(180, 160, 12)
  const long = tileNoise(40, 64, 13)
  const waver = tileNoise(44, 40, 16)
  return (u, v) => {
    const along = 1 + v + 0.01 * waver(u, v)
    return short(u, along) + 0.8 * shorter(u, along) + 0.45 * long(u, v)
  }
}

function spin(size: number): ByteTile {
  const yarnAt = flecks()
  const noise = new Float32Array(size * size)
  for (let at = 0; at < noise.length; at++)
    noise[at] = yarnAt((at % size) / size, Math.floor(at / size) / size)
  const ranked = noise.slice().sort()
  const limits = Float32Array.from({ length: 255 }, (_, i) => ranked[((i + 1) * ranked.length) / 256]!)
  return { size, bytes: Uint8Array.from(noise, value => countReached(limits, value)) }
}

/** How many of 255 rising limits a value reaches. */
function countReached(limits: Float32Array, value: number): number {
  let count = 0
  for (let step = 128; step > 0; step >>= 1) if (value >= limits[count + step - 1]!) count += step
  return count
}

/** Yarns are spun of mixed fibres: no spot is of one kind alone. */
const contrast = 0.62

/** How much of a pixel is the second yarn: the noise's steps spread over 0 to 1 around the amount. */
export function yarnShare(step: number, amount: number): number {
  const spread = (step + 0.5) / mixSteps - 0.5
  return amount + spread * 2 * contrast * Math.min(amount, 1 - amount)
}
