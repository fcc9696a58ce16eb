import type { Piece, Wrap } from '@teamloom/catalog/blocks/pattern.ts'
import { boundsOf, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { ease } from '../ease.ts'
import type { Figure, Pose } from '../figure/figure.ts'
import { add, cross, lengthOf, mix, scale, subtract, unit, type Vec } from '../vector.ts'

/** Where a point of a panel is held before the draping starts; roughly is enough. */
export type Placement = (point: Point) => Vec

type OnFigure = { readonly piece: Piece; readonly figure: Figure; readonly pose: Pose }

export function wrapPiece(piece: Piece, figure: Figure, pose: Pose): Placement {
  return wrapOf(piece.wrap)({ piece, figure, pose })
}

function wrapOf(wrap: Wrap): (on: OnFigure) => Placement {
  switch (wrap.kind) {
    case 'torso':
      return on => wrapTorso(on, wrap.half)
    case 'arm':
      return on => wrapArm(on, wrap)
    case 'leg':
      return on => wrapLeg(on, wrap)
    default:
      throw new Error(`no way to wrap a ${wrap.kind}`)
  }
}

function wrapTorso({ piece, figure }: OnFigure, half: 'front' | 'back'): Placement {
  const outline = outlineOf(piece)
  const { top, bottom } = boundsOf(outline)
  const facing = half === 'front' ? 1 : -1
  return ([u, v]) => {
    const below = v - top
    const span = spanAt(outline, Math.min(v, bottom - 0.01)).right || 1
    const around = Math.min(1, Math.abs(u) / span)
    const narrow = 1 - 0.24 * ease(2, 8, below)
    const depth = 3.6 + 2.4 * ease(0.5, 6, below)
    return [
      facing * u * narrow,
      figure.top - below,
      facing * depth * Math.sqrt(1 - around * around * 0.999) - 0.2,
    ]
  }
}

function wrapArm({ piece, pose }: OnFigure, wrap: Extract<Wrap, { kind: 'arm' }>): Placement {
  const outline = outlineOf(piece)
  const { bottom } = boundsOf(outline)
  const left = wrap.arm === 'left'
  const [shoulder, elbow, wrist] = pose.joints[wrap.arm]
  const upper = unit(subtract(elbow, shoulder))
  const lower = unit(subtract(wrist, elbow))
  const elbowAt = lengthOf(subtract(elbow, shoulder))
  return ([u, v]) => {
    const along = wrap.start + v
    const direction = unit(mix(upper, lower, ease(elbowAt - 2, elbowAt + 2, along)))
    const middle =
      along < elbowAt ? add(shoulder, scale(upper, along)) : add(elbow, scale(lower, along - elbowAt))
    const outward = unit([(left ? -1 : 1) * direction[1], Math.abs(direction[0]), 0])
    const back = unit(left ? cross(outward, direction) : cross(direction, outward))
    const span = spanAt(outline, Math.min(v, bottom - 0.01)).right || 1
    // The widest part tells the tube's girth; in the cap the sleeve is open below.
    const girth = Math.max(span, v < bottom / 2 ? widest(outline) * 0.9 : 0)
    const angle = (Math.PI * 0.98 * u) / girth
    // u runs to the back on the left sleeve, to the front on the right.
    const side = left ? back : scale(back, -1)
    const radius = Math.min(girth, widest(outline)) / Math.PI
    return add(middle, add(scale(outward, radius * Math.cos(angle)), scale(side, radius * Math.sin(angle))))
  }
}

function widest(outline: readonly Point[]): number {
  return boundsOf(outline).right
}

/** Half round the hips above the crotch, half round the leg below it. */
function wrapLeg({ piece, figure, pose }: OnFigure, wrap: Extract<Wrap, { kind: 'leg' }>): Placement {
  const outline = outlineOf(piece)
  const { top, bottom } = boundsOf(outline)
  const outward = wrap.leg === 'left' ? 1 : -1
  const facing = wrap.half === 'front' ? 1 : -1
  const [hip, knee, ankle] = pose.joints[wrap.leg]
  return ([u, v]) => {
    const height = figure.top - v
    const { left, right } = spanAt(outline, Math.max(top + 0.01, Math.min(v, bottom - 0.01)))
    const width = Math.max(-left, right) || 1
    const inward = Math.min(1, Math.abs(u) / width)
    const middle =
      height > knee[1]
        ? mix(knee, hip, (height - knee[1]) / (hip[1] - knee[1]))
        : mix(ankle, knee, (height - ankle[1]) / (knee[1] - ankle[1]))
    const radius = width / Math.PI
    const legX = Math.max(0.15, Math.abs(middle[0]) + radius * Math.cos(Math.PI * inward))
    const legZ = radius * Math.sin(Math.PI * inward)
    const hipX = 8.4 * (1 - inward)
    const hipZ = 6 * Math.sqrt(Math.max(0, 1 - (1 - inward) ** 2))
    const down = ease(7, 11.5, v)
    return [outward * (hipX + (legX - hipX) * down), height, facing * (hipZ + (legZ - hipZ) * down) - 0.3]
  }
}
