import { mixSteps } from './mix-steps.ts'
import { type TileField, tileNoise } from './tile-noise.ts'

type YarnTile = { readonly inches: number; readonly texels: number; readonly steps: Uint8Array }

/** Spots smaller than the first see flecks whole, than the second single fibres. */
const [fleckInches, fibreInches] = [1 / 50, 1 / 130]

let far: YarnTile | null = null
let middle: YarnTile | null = null
let near: YarnTile | null = null

/** Which of a heather's mixes shows at a place, seen by a spot of some size (all inches): 0 to `mixSteps` - 1, evenly often. */
export function yarnStepAt(u: number, v: number, inches: number): number {
  const { inches: size, texels, steps } = tileFor(inches)
  const mask = texels - 1
  const x = Math.floor((u / size) * texels) & mask
  const y = Math.floor((v / size) * texels) & mask
  return steps[y * texels + x]!
}

function tileFor(inches: number): YarnTile {
  if (inches >= fleckInches) return (far ??= spin(4, 256, flecks(4)))
  if (inches >= fibreInches) return (middle ??= spin(4, 512, flecks(4)))
  return (near ??= spin(2, 1024, hairs()))
}

/** Short flecks along the courses of a tile of so many inches: none runs quite straight. */
function flecks(inches: number): TileField {
  const cells = inches / 4
  const short = tileNoise(80 * cells, 290 * cells, 11)
  const shorter = tileNoise(180 * cells, 160 * cells, 12)
  const long = tileNoise(40 * cells, 64 * cells, 13)
  const waver = tileNoise(44 * cells, 40 * cells, 16)
  return (u, v) => {
    const along = 1 + v + (0.01 / cells) * waver(u, v)
    return short(u, along) + 0.8 * shorter(u, along) + 0.45 * long(u, v)
  }
}

/** What flecks are of, seen from near: fibres as fine as hair, most of them along the yarn. */
function hairs(): TileField {
  const fleck = flecks(2)
  const along = tileNoise(64, 470, 14)
  const crossed = tileNoise(240, 330, 15)
  const waver = tileNoise(26, 22, 17)
  return (u, v) => {
    const bent = 1 + v + 0.016 * waver(u, v)
    return fleck(u, v) + (1.1 * along(u, bent) + 0.5 * crossed(u, bent))
  }
}

/** Each step as frequent as every other. */
function spin(inches: number, texels: number, yarnAt: TileField): YarnTile {
  const noise = new Float32Array(texels * texels)
  for (let at = 0; at < noise.length; at++)
    noise[at] = yarnAt((at % texels) / texels, Math.floor(at / texels) / texels)
  const ranked = noise.slice().sort()
  const limits = Array.from(
    { length: mixSteps - 1 },
    (_, i) => ranked[Math.floor(((i + 1) / mixSteps) * ranked.length)]!,
  )
  const steps = new Uint8Array(noise.length)
  for (let at = 0; at < noise.length; at++) for (const limit of limits) if (noise[at]! >= limit) steps[at]!++
  return { inches, texels, steps }
}

/** Yarns are spun of mixed fibres: no spot is of one kind alone. */
const contrast = 0.62

/** How much of a pixel is the second yarn: the noise's steps spread over 0 to 1 around the amount. */
export function yarnShare(step: number, amount: number): number {
  const spread = (step + 0.5) / mixSteps - 0.5
  return amount + spread * 2 * contrast * Math.min(amount, 1 - amount)
}
