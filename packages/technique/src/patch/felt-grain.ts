import { hash, noise } from '../noise.ts'

/** Felt's light from place to place, 1 on average: matted fibres, lumps, and here and there a single fibre. Millimetres. */
export function feltGrain(x: number, y: number): number {
  const lumps = noise(x * 0.9, y * 0.9, 3)
  const bent = x + 1.6 * noise(x * 0.5, y * 0.5, 4)
  const fibres = noise(bent * 4.5 + y * 1.7, y * 1.1 - x * 0.6, 5) + noise(y * 4.2 - x * 1.4, bent * 1.2, 6)
  const dust = hash(Math.floor(x * 7), Math.floor(y * 7), 8) - 0.5
  return 1 + 0.16 * lumps + 0.4 * fibres + 0.1 * dust
}
