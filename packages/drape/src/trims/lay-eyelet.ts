import type { EyeletTrim } from '@teamloom/pattern/trim.ts'
import { normalsOf } from '../surface/normals.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import { add, cross, scale, unit, type Vec } from '../vector.ts'
import { type Host, readHost } from './host.ts'

const around = 40
const across = 8
/** Inches that the ring stands out of the cloth. */
const rise = 0.06

/** The ring (first sheet) and the dark of its hole (second sheet). */
export function layEyelet(trim: EyeletTrim, host: Host, sheets: readonly [Sheet, Sheet]): Surface {
  const { position: middle, normal } = readHost(host, trim.seat.on, trim.seat.face, ...trim.seat.at)
  const side = unit(cross([0, 1, 0], normal))
  const up = cross(normal, side)
  const radius = (trim.hole + trim.ring) / 4
  const half = (trim.ring - trim.hole) / 4
  const position: number[] = []
  const us: number[] = []
  const vs: number[] = []
  const direction = (i: number): Vec => {
    const angle = (2 * Math.PI * i) / around
    return add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)))
  }
  for (let i = 0; i < around; i++)
    for (let k = 0; k < across; k++) {
      const angle = (2 * Math.PI * k) / across
      const out = radius + half * Math.cos(angle)
      position.push(
        ...add(
          middle,
          add(scale(direction(i), out), scale(normal, 0.02 + rise * (0.4 + 0.6 * Math.sin(angle)))),
        ),
      )
      us.push((2 * Math.PI * radius * i) / around)
      vs.push((2 * Math.PI * half * k) / across)
    }
  const point: number[] = []
  const sheet: number[] = []
  const at = (i: number, k: number) => (i % around) * across + (k % across)
  for (let i = 0; i < around; i++)
    for (let k = 0; k < across; k++) {
      point.push(at(i, k), at(i + 1, k), at(i, k + 1), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1))
      sheet.push(0, 0)
    }
  const rim = position.length / 3
  for (let i = 0; i < around; i++) {
    position.push(...add(middle, add(scale(direction(i), radius - half * 0.6), scale(normal, 0.025))))
    us.push(0)
    vs.push(0)
  }
  position.push(...add(middle, scale(normal, 0.025)))
  us.push(0)
  vs.push(0)
  for (let i = 0; i < around; i++) {
    point.push(rim + i, rim + ((i + 1) % around), rim + around)
    sheet.push(1)
  }
  const points = Int32Array.from(point)
  return {
    sheets,
    position: Float32Array.from(position),
    normal: normalsOf(points, position, position.length / 3),
    u: Float32Array.from(us),
    v: Float32Array.from(vs),
    point: points,
    place: points,
    sheet: Uint16Array.from(sheet),
  }
}
