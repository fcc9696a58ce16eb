/** 0 to 1, the same for the same numbers. */
export function hash(i: number, j: number, seed: number): number {
  let bits = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 1442695041)) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise, -0.5 to 0.5, that changes over a step of 1. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  return noiseBetween(x - left, y - top, (dx, dy) => hash(left + dx, top + dy, seed))
}

/** Smooth noise, -0.5 to 0.5, that begins anew after `across` and `down` steps of 1. */
export function repeatingNoise(x: number, y: number, seed: number, across: number, down = across): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  return noiseBetween(x - left, y - top, (dx, dy) =>
    hash(within(left + dx, across), within(top + dy, down), seed),
  )
}

function within(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Between four corners that are 0 to 1: -0.5 to 0.5. */
export function noiseBetween(fx: number, fy: number, corner: (dx: 0 | 1, dy: 0 | 1) => number): number {
  const across = fx * fx * (3 - 2 * fx)
  const down = fy * fy * (3 - 2 * fy)
  const upper = corner(0, 0) * (1 - across) + corner(1, 0) * across
  const lower = corner(0, 1) * (1 - across) + corner(1, 1) * across
  return upper * (1 - down) + lower * down - 0.5
}
