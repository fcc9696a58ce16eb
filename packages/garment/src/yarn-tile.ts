import { mixSteps } from './mix-steps.ts'
import { tileNoise } from './tile-noise.ts'

type YarnTile = { readonly inches: number; readonly texels: number; readonly steps: Uint8Array }

/** Spots smaller than this see single fibres. */
const fibreInches = 1 / 130

let far: YarnTile | null = null
let near: YarnTile | null = null

/** Which of a heather's mixes shows at a place, seen by a spot of some size (all inches): 0 to `mixSteps` - 1, evenly often. */
export function yarnStepAt(u: number, v: number, inches: number): number {
  if (inches >= fibreInches) far ??= spin(4, 256, flecks(4))
  else near ??= spin(2, 1024, (x, y) => flecks(2)(x, y) + fibres(x, y))
  const { inches: size, texels, steps } = inches >= fibreInches ? far! : near!
  const mask = texels - 1
  const x = Math.floor((u / size) * texels) & mask
  const y = Math.floor((v / size) * texels) & mask
  return steps[y * texels + x]!
}

/** Short flecks along the courses of a tile of so many inches. */
const flecks = (inches: number) => (u: number, v: number) => {
  const cells = inches / 4
  return (
    tileNoise(u, v, 90 * cells, 250 * cells, 11) +
    0.8 * tileNoise(u, v, 180 * cells, 128 * cells, 12) +
    0.45 * tileNoise(u, v, 40 * cells, 64 * cells, 13)
  )
}

/** What a fleck is of: fibres as fine as hair, most of them along the yarn. */
function fibres(u: number, v: number): number {
  return 0.9 * tileNoise(u, v, 70, 460, 14) + 0.5 * tileNoise(u, v, 240, 330, 15)
}

/** Each step as frequent as every other. */
function spin(inches: number, texels: number, yarnAt: (u: number, v: number) => number): YarnTile {
  const noise = Float32Array.from({ length: texels * texels }, (_, at) =>
    yarnAt((at % texels) / texels, Math.floor(at / texels) / texels),
  )
  const ranked = noise.slice().sort()
  const limits = Array.from(
    { length: mixSteps - 1 },
    (_, i) => ranked[Math.floor(((i + 1) / mixSteps) * ranked.length)]!,
  )
  return {
    inches,
    texels,
    steps: Uint8Array.from(noise, value => limits.filter(limit => value >= limit).length),
  }
}

/** Yarns are spun of mixed fibres: no spot is of one kind alone. */
const contrast = 0.62

/** How much of a pixel is the second yarn: the noise's steps spread over 0 to 1 around the amount. */
export function yarnShare(step: number, amount: number): number {
  const spread = (step + 0.5) / mixSteps - 0.5
  return amount + spread * 2 * contrast * Math.min(amount, 1 - amount)
}
