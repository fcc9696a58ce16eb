import type { CordTipTrim } from '@teamloom/pattern/trim.ts'
import { ease } from '../ease.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import { add, magnitudeOf, scale, subtract, unit, type Vec } from '../vector.ts'
import { sweep } from './sweep.ts'

/** Inches: of a tip along its cord, beyond the cord's end, and how finely it is modelled. */
const length = 0.8
const beyond = 0.05
const spacing = 0.04

/** How much wider than its cord a tip is, and where along it (inches) a metal one is crimped. */
const wider = { metal: 1.22, rubber: 1.3 } as const
const crimps = [0.16, 0.24]
const halfFlat = 0.085

/** A sleeve over the end of a cord that hangs along `line`. */
export function capCord({ cord, fabric }: CordTipTrim, line: readonly Vec[], up: Vec, sheet: Sheet): Surface {
  const half = (cord.width / 2) * wider[fabric]
  const thick = cord.profile === 'round' ? half : halfFlat
  return sweep(
    endOf(line),
    up,
    along => {
      // From under the cord's surface, and round at the end.
      const open = ease(-0.02, 0.06, along)
      const close = Math.sqrt(Math.max(0.02, 1 - ease(length - 0.12, length + beyond, along) ** 2))
      const pressed = fabric === 'metal' && crimps.some(at => Math.abs(along - at) < 0.03) ? 0.93 : 1
      const size = (0.7 + 0.3 * open) * close * pressed
      return Array.from({ length: 20 }, (_, k) => {
        const angle = (2 * Math.PI * k) / 20
        return [half * size * Math.cos(angle), thick * size * Math.sin(angle)] as const
      })
    },
    [sheet],
  )
}

/** The last stretch of the line and a little more, in even steps. */
function endOf(line: readonly Vec[]): Vec[] {
  const last = line.at(-1)!
  const onward = unit(subtract(last, line.at(-3)!))
  const points: Vec[] = []
  for (let along = length; along >= -beyond; along -= spacing)
    points.push(along > 0 ? beforeEnd(line, along) : add(last, scale(onward, -along)))
  return points
}

function beforeEnd(line: readonly Vec[], inches: number): Vec {
  let left = inches
  for (let i = line.length - 1; i > 0; i--) {
    const back = subtract(line[i - 1]!, line[i]!)
    const step = magnitudeOf(back)
    if (step >= left) return add(line[i]!, scale(back, left / step))
    left -= step
  }
  return line[0]!
}
