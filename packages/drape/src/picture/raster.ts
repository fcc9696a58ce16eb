import type { Box } from '@teamloom/bakes/manifest.ts'

/** Samples per pixel along each axis. */
export const samplesAcross = 4
export const samplesPerPixel = samplesAcross * samplesAcross

/** A strip of the picture: what each sample sees. */
export type Band = {
  readonly width: number
  /** First picture row and number of rows. */
  readonly top: number
  readonly rows: number
  /** Triangle per sample, -1 for nothing, row by row. */
  readonly triangle: Int32Array
  /** Shares of the triangle's first two corners. */
  readonly first: Float32Array
  readonly second: Float32Array
}

const bandRows = 100

/**
 * The picture strip by strip, with `across` x `across` samples to a pixel, within the window's rows.
 * `seen` is from `project`. Faces that look away are left out: bodies are closed, so they are hidden.
 */
export function* rasterBands(
  seen: Float32Array,
  point: Int32Array,
  width: number,
  window: Box,
  across: number,
): Generator<Band> {
  const bands = Math.ceil(window.height / bandRows)
  const members = sortIntoBands(seen, point, window, bands)
  for (let i = 0; i < bands; i++) {
    const top = window.y + i * bandRows
    const rows = Math.min(bandRows, window.y + window.height - top)
    yield rasterBand(seen, point, members[i]!, width, top, rows, across)
  }
}

function sortIntoBands(seen: Float32Array, point: Int32Array, window: Box, bands: number): number[][] {
  const members: number[][] = Array.from({ length: bands }, () => [])
  for (let t = 0; t < point.length / 3; t++) {
    const a = point[t * 3]! * 3
    const b = point[t * 3 + 1]! * 3
    const c = point[t * 3 + 2]! * 3
    const ay = seen[a + 1]!
    const by = seen[b + 1]!
    const cy = seen[c + 1]!
    const area = (seen[b]! - seen[a]!) * (cy - ay) - (by - ay) * (seen[c]! - seen[a]!)
    if (area >= 0) continue
    const low = Math.max(0, Math.floor((Math.min(ay, by, cy) - window.y) / bandRows))
    const high = Math.min(bands - 1, Math.floor((Math.max(ay, by, cy) - window.y) / bandRows))
    for (let band = low; band <= high; band++) members[band]!.push(t)
  }
  return members
}

function rasterBand(
  seen: Float32Array,
  point: Int32Array,
  members: readonly number[],
  width: number,
  top: number,
  rows: number,
  across: number,
): Band {
  const columns = width * across
  const down = rows * across
  const depth = new Float32Array(columns * down).fill(-Infinity)
  const triangle = new Int32Array(columns * down).fill(-1)
  const first = new Float32Array(columns * down)
  const second = new Float32Array(columns * down)
  const firstRow = top * across
  for (const t of members) {
    const a = point[t * 3]! * 3
    const b = point[t * 3 + 1]! * 3
    const c = point[t * 3 + 2]! * 3
    const ax = seen[a]! * across
    const bx = seen[b]! * across
    const cx = seen[c]! * across
    const ay = seen[a + 1]! * across - firstRow
    const by = seen[b + 1]! * across - firstRow
    const cy = seen[c + 1]! * across - firstRow
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const low = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const high = Math.min(down - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (left > right || low > high) continue
    const inverse = 1 / ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    const az = seen[a + 2]!
    const bz = seen[b + 2]!
    const cz = seen[c + 2]!
    for (let y = low; y <= high; y++) {
      const py = y + 0.5
      for (let x = left; x <= right; x++) {
        const px = x + 0.5
        const s = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * inverse
        const r = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * inverse
        if (s < 0 || r < 0 || s + r > 1) continue
        const z = s * az + r * bz + (1 - s - r) * cz
        const at = y * columns + x
        if (z <= depth[at]!) continue
        depth[at] = z
        triangle[at] = t
        first[at] = s
        second[at] = r
      }
    }
  }
  return { width, top, rows, triangle, first, second }
}
