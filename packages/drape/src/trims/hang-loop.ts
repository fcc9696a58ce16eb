import type { LoopTrim } from '@teamloom/pattern/trim.ts'
import { add, scale, type Vec } from '../vector.ts'
import { type Host, readHost } from './host.ts'

const points = 60
/** Inches by which loops hang down, as nothing pulls them, and the share of their reach to the side; no two alike. */
const hangs = { left: { sag: 0.1, aside: 0.78 }, right: { sag: 0.5, aside: 0.6 } }

/** The middle line of an ear loop: from seat to seat, behind an ear that is not there. */
export function hangLoop(trim: LoopTrim, host: Host): Vec[] {
  // Sewn on inside, and not seen through the cloth.
  const [from, to] = [trim.seat, trim.end].map(seat => {
    const { position, normal } = readHost(host, seat.on, seat.face, ...seat.at)
    return add(position, scale(normal, 0.12 + trim.width / 2))
  }) as [Vec, Vec]
  const outward = Math.sign(from[0])
  // Spread, so that it is seen from the front as well.
  const { sag, aside } = hangs[outward > 0 ? 'left' : 'right']
  const back: Vec = [outward * aside * trim.reach, 0, -0.8 * trim.reach]
  const pulls: readonly Vec[] = [
    from,
    add(from, add(scale(back, 0.75), [0, 0.5 - sag, 0])),
    add(from, add(scale(back, 1.3 - sag), [0, 0.2 - sag, 0])),
    add(to, add(scale(back, 1.15), [0, -0.35 - sag, 0])),
    add(to, add(scale(back, 0.55), [0, -0.1 - sag, 0])),
    to,
  ]
  return Array.from({ length: points }, (_, i) => bezier(pulls, i / (points - 1)))
}

function bezier(pulls: readonly Vec[], t: number): Vec {
  if (pulls.length === 1) return pulls[0]!
  return bezier(
    pulls.slice(1).map((pull, i) => add(scale(pulls[i]!, 1 - t), scale(pull, t))),
    t,
  )
}
