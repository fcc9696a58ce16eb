/** Signed distance to a body on a grid of points, negative inside. */
export type DistanceGrid = {
  readonly origin: readonly [number, number, number]
  readonly step: number
  readonly size: readonly [number, number, number]
  readonly values: Float32Array
}

/** Distance and outward direction of the last query. */
export type Hit = { distance: number; x: number; y: number; z: number }

/** Beyond the grid nothing is near. */
const far = 9

/**
 * Samples a field that is 0 on the surface. The field may grow faster or slower than distance: it is
 * divided by its own slope.
 */
export function sampleGrid(
  field: (x: number, y: number, z: number) => number,
  origin: DistanceGrid['origin'],
  size: DistanceGrid['size'],
  step: number,
): DistanceGrid {
  const [columns, rows, depth] = size
  const raw = new Float32Array(columns * rows * depth)
  const index = (i: number, j: number, k: number) =>
    (clamp(k, depth) * rows + clamp(j, rows)) * columns + clamp(i, columns)
  for (let k = 0; k < depth; k++)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++)
        raw[index(i, j, k)] = field(origin[0] + i * step, origin[1] + j * step, origin[2] + k * step)
  const values = new Float32Array(raw.length)
  for (let k = 0; k < depth; k++)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const slope =
          Math.hypot(
            raw[index(i + 1, j, k)]! - raw[index(i - 1, j, k)]!,
            raw[index(i, j + 1, k)]! - raw[index(i, j - 1, k)]!,
            raw[index(i, j, k + 1)]! - raw[index(i, j, k - 1)]!,
          ) /
          (2 * step)
        values[index(i, j, k)] = raw[index(i, j, k)]! / Math.max(0.45, Math.min(2, slope))
      }
  return { origin, step, size, values }
}

function clamp(i: number, count: number): number {
  return i < 0 ? 0 : i >= count ? count - 1 : i
}

/** Distance at a point; the direction too when the point is closer than `within`. */
export function readGrid(
  grid: DistanceGrid,
  x: number,
  y: number,
  z: number,
  within: number,
  hit: Hit,
): void {
  const { origin, step, size, values } = grid
  const px = (x - origin[0]) / step
  const py = (y - origin[1]) / step
  const pz = (z - origin[2]) / step
  hit.distance = far
  if (!(px >= 0 && py >= 0 && pz >= 0 && px < size[0] - 1 && py < size[1] - 1 && pz < size[2] - 1)) return
  const i = px | 0
  const j = py | 0
  const k = pz | 0
  const a = px - i
  const b = py - j
  const c = pz - k
  const row = size[0]
  const slice = size[0] * size[1]
  const at = k * slice + j * row + i
  const v000 = values[at]!
  const v100 = values[at + 1]!
  const v010 = values[at + row]!
  const v110 = values[at + row + 1]!
  const v001 = values[at + slice]!
  const v101 = values[at + slice + 1]!
  const v011 = values[at + slice + row]!
  const v111 = values[at + slice + row + 1]!
  const x00 = v000 + (v100 - v000) * a
  const x10 = v010 + (v110 - v010) * a
  const x01 = v001 + (v101 - v001) * a
  const x11 = v011 + (v111 - v011) * a
  const y0 = x00 + (x10 - x00) * b
  const y1 = x01 + (x11 - x01) * b
  hit.distance = y0 + (y1 - y0) * c
  if (hit.distance >= within) return
  const gz = y1 - y0
  const gy = (x10 - x00) * (1 - c) + (x11 - x01) * c
  const gx =
    ((v100 - v000) * (1 - b) + (v110 - v010) * b) * (1 - c) +
    ((v101 - v001) * (1 - b) + (v111 - v011) * b) * c
  const length = 1 / (Math.hypot(gx, gy, gz) + 1e-9)
  hit.x = gx * length
  hit.y = gy * length
  hit.z = gz * length
}
