import type { PomTrim } from '@teamloom/pattern/trim.ts'
import type { Random } from '../random.ts'
import { normalsOf } from '../surface/normals.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import { add, cross, scale, unit, type Vec } from '../vector.ts'
import { type Host, readHost } from './host.ts'

/** Points round a strand, and rings along it. */
const around = 4
const rings = 6
/** Share of the radius at which the strands are tied together. */
const core = 0.2
/** Inches of (u, v) per radian: so few that all of it is one stretch of cloth, and small to store. */
const spread = 0.02

/** A ball of cut strands, tied on where its seat is. */
export function tiePom(trim: PomTrim, host: Host, sheet: Sheet, random: Random): Surface {
  const { position: foot } = readHost(host, trim.seat.on, trim.seat.face, ...trim.seat.at)
  const middle = add(foot, [0, trim.radius * 0.86, 0])
  const position: number[] = []
  const us: number[] = []
  const vs: number[] = []
  const point: number[] = []
  for (let strand = 0; strand < trim.strands; strand++) {
    const first = position.length / 3
    const line = lineOfStrand(trim, middle, random)
    const side = unit(
      cross(unit(add(line[rings - 1]!, scale(line[0]!, -1))), [random() - 0.5, 0.3, random() - 0.5]),
    )
    for (const [i, at] of line.entries()) {
      const next = line[Math.min(rings - 1, i + 1)]!
      const last = line[Math.max(0, i - 1)]!
      const along = unit(add(next, scale(last, -1)))
      const up = unit(cross(along, side))
      const across = cross(up, along)
      // Cut yarn opens at its end, fur runs out.
      const half = (trim.thickness / 2) * (1 + trim.flare * ((2 * i) / (rings - 1) - 1))
      for (let k = 0; k < around; k++) {
        const angle = (2 * Math.PI * k) / around
        position.push(
          ...add(at, add(scale(across, half * Math.cos(angle)), scale(up, half * Math.sin(angle)))),
        )
        const [x, y, z] = add(at, scale(middle, -1))
        us.push(spread * Math.atan2(x, z))
        vs.push(-spread * Math.atan2(y, Math.hypot(x, z)))
      }
    }
    const ringPoint = (i: number, k: number) => first + i * around + (k % around)
    for (let i = 0; i + 1 < rings; i++)
      for (let k = 0; k < around; k++) {
        const [a, b, c, d] = [
          ringPoint(i, k),
          ringPoint(i, k + 1),
          ringPoint(i + 1, k),
          ringPoint(i + 1, k + 1),
        ]
        point.push(a, b, c, b, d, c)
      }
    const [a, b, c, d] = [0, 1, 2, 3].map(k => ringPoint(rings - 1, k)) as [number, number, number, number]
    point.push(a, b, c, a, c, d)
  }
  const points = Int32Array.from(point)
  return {
    sheets: [sheet],
    position: Float32Array.from(position),
    normal: softNormals(normalsOf(points, position, position.length / 3), position, middle),
    u: Float32Array.from(us),
    v: Float32Array.from(vs),
    point: points,
    place: points,
    sheet: new Uint16Array(points.length / 3),
  }
}

function lineOfStrand(trim: PomTrim, middle: Vec, random: Random): Vec[] {
  const aside = (): number => random() + random() + random() - 1.5
  const from = unit([aside(), aside(), aside()])
  const to = unit(add(from, scale([aside(), aside() - trim.droop, aside()], trim.wander)))
  const length =
    trim.radius * (0.9 + 0.12 * (random() + random() - 1) + 0.05 * Math.sin(5 * from[0] + 3 * from[2]))
  return Array.from({ length: rings }, (_, i): Vec => {
    const share = i / (rings - 1)
    const direction = unit(add(scale(from, 1 - share), scale(to, share)))
    return add(middle, scale(direction, length * (core + (1 - core) * share)))
  })
}

/** Half their own and half the ball's: light goes through thin strands. */
function softNormals(normals: Float32Array, position: readonly number[], middle: Vec): Float32Array {
  const soft = new Float32Array(normals.length)
  for (let at = 0; at < normals.length; at += 3) {
    const out = unit([
      position[at]! - middle[0],
      position[at + 1]! - middle[1],
      position[at + 2]! - middle[2],
    ])
    const own = unit([
      normals[at]! + 0.9 * out[0],
      normals[at + 1]! + 0.9 * out[1],
      normals[at + 2]! + 0.9 * out[2],
    ])
    soft.set(own, at)
  }
  return soft
}
