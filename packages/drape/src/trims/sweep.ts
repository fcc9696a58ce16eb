import { normalsOf } from '../surface/normals.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import { add, cross, scale, subtract, unit, type Vec } from '../vector.ts'

/** A closed outline round the middle line: across and out, inches. */
export type Profile = (along: number) => readonly (readonly [across: number, out: number])[]

/**
 * A body along a line: rings of the profile's points, closed at the far end. `up` points out of the cloth
 * below; (u, v) are inches round and along it.
 */
export function sweep(line: readonly Vec[], up: Vec, profile: Profile, sheets: readonly Sheet[]): Surface {
  const rings = profile(0).length
  const position: number[] = []
  const us: number[] = []
  const vs: number[] = []
  let along = 0
  line.forEach((middle, i) => {
    const next = line[Math.min(line.length - 1, i + 1)]!
    const last = line[Math.max(0, i - 1)]!
    if (i > 0) along += Math.hypot(...subtract(middle, line[i - 1]!))
    const tangent = unit(subtract(next, last))
    const across = unit(cross(tangent, up))
    const out = cross(across, tangent)
    const ring = profile(along)
    let round = 0
    ring.forEach(([a, o], k) => {
      if (k > 0) round += Math.hypot(a - ring[k - 1]![0], o - ring[k - 1]![1])
      position.push(...add(middle, add(scale(across, a), scale(out, o))))
      us.push(round)
      vs.push(along)
    })
  })
  const triangles: number[] = []
  const places: number[] = []
  // The last place of a ring is that of its first point again, once round.
  const place = (i: number, k: number) => i * rings + (k % rings)
  for (let i = 0; i + 1 < line.length; i++)
    for (let k = 0; k < rings; k++) {
      const [a, b, c, d] = [place(i, k), place(i, k + 1), place(i + 1, k), place(i + 1, k + 1)]
      triangles.push(a, c, b, b, c, d)
      places.push(a, c, b, b, c, d)
    }
  const end = line.length * rings
  position.push(...line.at(-1)!)
  us.push(0)
  vs.push(along)
  for (let k = 0; k < rings; k++) {
    const [a, b] = [place(line.length - 1, k), place(line.length - 1, k + 1)]
    triangles.push(b, a, end)
    places.push(b, a, end)
  }
  const point = Int32Array.from(triangles)
  return {
    sheets,
    position: Float32Array.from(position),
    normal: normalsOf(point, position, position.length / 3),
    u: Float32Array.from(us),
    v: Float32Array.from(vs),
    point,
    place: Int32Array.from(places),
    sheet: new Uint16Array(point.length / 3),
  }
}
