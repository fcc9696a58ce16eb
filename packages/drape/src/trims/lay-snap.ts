import type { SnapTrim } from '@teamloom/pattern/trim.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import { add, cross, scale, unit, type Vec } from '../vector.ts'
import { type Host, readHost } from './host.ts'
import { Loft, type LoftPoint } from './loft.ts'

const around = 36

/** Share of the radius, and inches out of the cloth below: from the outside in. */
const profiles = {
  ring: [
    [1, -0.04],
    [1, 0.03],
    [0.96, 0.06],
    [0.88, 0.078],
    [0.78, 0.072],
    [0.71, 0.05],
    [0.69, 0.012],
  ],
  cap: [
    [1, -0.04],
    [1, 0.03],
    [0.97, 0.062],
    [0.9, 0.082],
    [0.82, 0.084],
    [0.76, 0.07],
    [0.7, 0.066],
    [0.4, 0.078],
    [0, 0.084],
  ],
} as const satisfies Record<SnapTrim['shape'], readonly (readonly [number, number])[]>

export function laySnap(trim: SnapTrim, host: Host, sheet: Sheet): Surface {
  const { position: seat, normal } = readHost(host, trim.seat.on, trim.seat.face, ...trim.seat.at)
  const side = unit(cross([0, 1, 0], normal))
  const up = cross(normal, side)
  const radius = trim.diameter / 2
  const middle = add(seat, scale(normal, trim.lift))
  const ring = (share: number, out: number): LoftPoint[] =>
    Array.from({ length: around }, (_, k) => {
      const angle = (2 * Math.PI * k) / around
      const [across, rise] = [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share]
      const position: Vec = add(middle, add(add(scale(side, across), scale(up, rise)), scale(normal, out)))
      return { position, u: across, v: -rise }
    })
  const loft = new Loft()
  loft.add(
    profiles[trim.shape].map(([share, out]) => ring(share, out)),
    0,
  )
  return loft.surface([sheet])
}
