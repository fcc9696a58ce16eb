/** Smooth noise over the plane, -1 to 1, one bump per unit. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = fade(x - left)
  const fy = fade(y - top)
  const upper = lattice(left, top) * (1 - fx) + lattice(left + 1, top) * fx
  const lower = lattice(left, top + 1) * (1 - fx) + lattice(left + 1, top + 1) * fx
  return upper * (1 - fy) + lower * fy
}

function fade(t: number): number {
  return t * t * (3 - 2 * t)
}

/** The noise at a whole place, -1 to 1. */
export function lattice(i: number, j: number): number {
  let bits = (Math.imul(i, 374761393) + Math.imul(j, 668265263)) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2147483648 - 1
}
