import type { Relief } from './relief.ts'

/** Several reliefs in one place. */
export function joinReliefs(reliefs: readonly Relief[]): Relief {
  return (u, v, inches, bump) => {
    bump.slopeU = 0
    bump.slopeV = 0
    bump.light = 1
    bump.halo = 1
    bump.most = Infinity
    for (const relief of reliefs) relief(u, v, inches, bump)
  }
}
