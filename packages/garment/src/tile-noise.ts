import { hash, noiseBetween } from '@teamloom/technique/noise.ts'

/** Smooth noise, -0.5 to 0.5, over the unit square, that repeats: `across` x `down` cells. */
export function tileNoise(u: number, v: number, across: number, down: number, seed: number): number {
  const columns = Math.round(across)
  const rows = Math.round(down)
  const x = u * columns
  const y = v * rows
  const left = Math.floor(x)
  const top = Math.floor(y)
  return noiseBetween(x - left, y - top, (dx, dy) => hash((left + dx) % columns, (top + dy) % rows, seed))
}
