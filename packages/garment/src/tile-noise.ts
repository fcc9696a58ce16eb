/** Smooth noise, -0.5 to 0.5, over the unit square, that repeats: `across` x `down` cells. */
export function tileNoise(u: number, v: number, across: number, down: number, seed: number): number {
  const columns = Math.round(across)
  const rows = Math.round(down)
  const x = u * columns
  const y = v * rows
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = ease(x - left)
  const fy = ease(y - top)
  const at = (dx: number, dy: number) => hash((left + dx) % columns, (top + dy) % rows, seed)
  const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx
  const lower = at(0, 1) * (1 - fx) + at(1, 1) * fx
  return upper * (1 - fy) + lower * fy - 0.5
}

/** 0 to 1, the same for the same numbers. */
export function hash(i: number, j: number, seed: number): number {
  let bits = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 1442695041)) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}
