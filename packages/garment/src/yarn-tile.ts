import { mixSteps } from './mix-steps.ts'
import { tileNoise } from './tile-noise.ts'

const tileInches = 4
const texels = 256
let tile: Uint8Array | null = null

/** Which of a heather's mixes shows at a place (inches): 0 to `mixSteps` - 1, evenly often. */
export function yarnStepAt(u: number, v: number): number {
  tile ??= spinYarn()
  const mask = texels - 1
  const x = Math.floor((u / tileInches) * texels) & mask
  const y = Math.floor((v / tileInches) * texels) & mask
  return tile[y * texels + x]!
}

/** Short flecks along the courses, each step as frequent as every other. */
function spinYarn(): Uint8Array {
  const noise = new Float32Array(texels * texels)
  for (let y = 0; y < texels; y++)
    for (let x = 0; x < texels; x++) {
      const u = x / texels
      const v = y / texels
      noise[y * texels + x] =
        tileNoise(u, v, 90, 250, 11) +
        0.8 * tileNoise(u, v, 180, 128, 12) +
        0.45 * tileNoise(u, v, 40, 64, 13)
    }
  const ranked = noise.slice().sort()
  const limits = Array.from(
    { length: mixSteps - 1 },
    (_, i) => ranked[Math.floor(((i + 1) / mixSteps) * ranked.length)]!,
  )
  return Uint8Array.from(noise, value => limits.filter(limit => value >= limit).length)
}

/** Yarns are spun of mixed fibres: no spot is of one kind alone. */
const contrast = 0.62

/** How much of a pixel is the second yarn: the noise's steps spread over 0 to 1 around the amount. */
export function yarnShare(step: number, amount: number): number {
  const spread = (step + 0.5) / mixSteps - 0.5
  return amount + spread * 2 * contrast * Math.min(amount, 1 - amount)
}
