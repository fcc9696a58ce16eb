import type { Surface } from '../surface/surface.ts'
import { rasterBands } from './raster.ts'
import type { Lens } from './view.ts'

/** Marks the points that a camera sees, and their neighbours: light is worked out for them alone. */
export function markVisible(surface: Surface, seen: Float32Array, lens: Lens, visible: Uint8Array): void {
  const { point } = surface
  const direct = new Uint8Array(visible.length)
  const whole = { x: 0, y: 0, width: lens.width, height: lens.height }
  // Two samples across a pixel find all but slivers of triangles; those have neighbours that are found.
  for (const { triangle } of rasterBands(seen, point, lens.width, whole, 2)) {
    let last = -1
    for (const t of triangle) {
      if (t < 0 || t === last) continue
      last = t
      for (let k = 0; k < 3; k++) direct[point[t * 3 + k]!] = 1
    }
  }
  for (let t = 0; t < point.length; t += 3) {
    if (!direct[point[t]!] && !direct[point[t + 1]!] && !direct[point[t + 2]!]) continue
    for (let k = 0; k < 3; k++) visible[point[t + k]!] = 1
  }
}
