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
  return noiseBetween(
    x - left,
    y - top,
    hash(left, top, seed),
    hash(left + 1, top, seed),
    hash(left, top + 1, seed),
    hash(left + 1, top + 1, seed),
  )
}

/** Smooth noise, -0.5 to 0.5, that begins anew after `across` and `down` steps of 1. */
export function repeatingNoise(x: number, y: number, seed: number, across: number, down = across): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const first = within(left, across)
  const second = within(left + 1, across)
  const upper = within(top, down)
  const lower = within(top + 1, down)
  return noiseBetween(
    x - left,
    y - top,
    hash(first, upper, seed),
    hash(second, upper, seed),
    hash(first, lower, seed),
    hash(second, lower, seed),
  )
}

function within(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Between four corners that are 0 to 1, the upper two first: -0.5 to 0.5. */
function noiseBetween(fx: number, fy: number, a: number, b: number, c: number, d: number): number {
  const across = fx * fx * (3 - 2 * fx)
  const down = fy * fy * (3 - 2 * fy)
  const upper = a * (1 - across) + b * across
  const lower = c * (1 - across) + d * across
  return upper * (1 - down) + lower * down - 0.5
}
