import { shareGathered } from '@teamloom/pattern/gathers.ts'
import type { FootWrap, HeadWrap, Piece, Wrap } from '@teamloom/pattern/pattern.ts'
import { boundsOf, getEdge, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { ease } from '../ease.ts'
import { faceForward } from '../figure/face-figure.ts'
import { ankle, placeFoot, placeLeg } from '../figure/feet-figure.ts'
import type { Figure, Pose } from '../figure/figure.ts'
import { add, cross, magnitudeOf, mix, scale, subtract, unit, type Vec } from '../vector.ts'
import { shareDrawnIn } from './drawn-in.ts'

/** Where a point of a panel is held before the draping starts; roughly is enough. */
export type Placement = (point: Point) => Vec

type OnFigure = { readonly piece: Piece; readonly figure: Figure; readonly pose: Pose }

export function wrapPiece(piece: Piece, figure: Figure, pose: Pose): Placement {
  return wrapOf(piece.wrap)({ piece, figure, pose })
}

function wrapOf(wrap: Wrap): (on: OnFigure) => Placement {
  switch (wrap.kind) {
    case 'torso':
      return on => wrapTorso(on, wrap)
    case 'arm':
      return on => wrapArm(on, wrap)
    case 'leg':
      return on => wrapLeg(on, wrap)
    case 'face':
      return on => wrapFace(on.piece)
    case 'foot':
      return on => wrapFoot(on.piece, wrap)
    case 'head':
      return on => wrapHead(on.piece, wrap)
    default:
      throw new Error(`no way to wrap a ${wrap.kind}`)
  }
}

/** Half the depth of an armhole that is held open: inches. */
const halfArm = 2.5

function wrapTorso({ piece, figure }: OnFigure, wrap: Extract<Wrap, { kind: 'torso' }>): Placement {
  const outline = outlineOf(piece)
  const { top, bottom } = boundsOf(outline)
  const facing = wrap.half === 'front' ? 1 : -1
  const openAt = wrap.open ? openArmhole(piece) : () => 0
  return ([u, v]) => {
    const below = v - top
    const span = spanAt(outline, Math.min(v, bottom - 0.01)).right || 1
    const around = Math.min(1, Math.abs(u) / span)
    const narrow = 1 - 0.24 * ease(2, 8, below)
    const depth = 3.6 + 2.4 * ease(0.5, 6, below)
    return [
      facing * u * narrow,
      figure.top - below,
      facing * Math.max(openAt(v), depth * Math.sqrt(1 - around * around * 0.999)) - 0.2,
    ]
  }
}

/** Half the depth that a piece keeps at its sides, where they are those of an armhole. */
function openArmhole(piece: Piece): (v: number) => number {
  const { top, bottom } = boundsOf(getEdge(piece, 'armholeLeft'))
  return v => halfArm * ease(top, top + 2, v) * ease(bottom, bottom - 1.6, v)
}

function wrapArm({ piece, pose }: OnFigure, wrap: Extract<Wrap, { kind: 'arm' }>): Placement {
  const outline = outlineOf(piece)
  const { bottom } = boundsOf(outline)
  const left = wrap.arm === 'left'
  const [shoulder, elbow, wrist] = pose.joints[wrap.arm]
  const upper = unit(subtract(elbow, shoulder))
  const lower = unit(subtract(wrist, elbow))
  const elbowAt = magnitudeOf(subtract(elbow, shoulder))
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
  const gathered = shareGathered(piece, 1.2)
  return ([u, v]) => {
    const height = figure.top - v
    const { left, right } = spanAt(outline, Math.max(top + 0.01, Math.min(v, bottom - 0.01)))
    const width = Math.max(-left, right) || 1
    const inward = Math.min(1, Math.abs(u) / width)
    const middle =
      height > knee[1]
        ? mix(knee, hip, (height - knee[1]) / (hip[1] - knee[1]))
        : mix(ankle, knee, (height - ankle[1]) / (knee[1] - ankle[1]))
    const radius = (width / Math.PI) * gathered.across(v)
    const legX = Math.max(0.15, Math.abs(middle[0]) + radius * Math.cos(Math.PI * inward))
    const legZ = radius * Math.sin(Math.PI * inward)
    const hipX = 8.4 * (1 - inward)
    const hipZ = 6 * Math.sqrt(Math.max(0, 1 - (1 - inward) ** 2))
    const down = ease(7, 11.5, v)
    return [outward * (hipX + (legX - hipX) * down), height, facing * (hipZ + (legZ - hipZ) * down) - 0.3]
  }
}

/** The head's depth as a share of its width, and the girth at which cloth is put on as a share of the cloth's own. */
const headDepth = 1.16
const looseness = 1.03
/** Inches by which a brim lies lower on the brow and the neck than over the ears. */
const onBrow = 0.25

/** Rings as wide as the panels are, one above the other. */
function wrapHead(piece: Piece, wrap: HeadWrap): Placement {
  const outline = outlineOf(piece)
  const { top, bottom } = boundsOf(outline)
  const halfAt = (v: number) =>
    spanAt(outline, Math.max(top + 0.01, Math.min(v, bottom - 0.01))).right || 0.01
  const step = 0.05
  const heights = [0]
  for (let up = step; up < bottom - top + step; up += step) {
    const narrower = ((halfAt(bottom - up + step) - halfAt(bottom - up)) * 180) / wrap.width / Math.PI
    heights.push(
      heights.at(-1)! + Math.sqrt(Math.max(0.1 * step * step, step * step - 4 * narrower * narrower)),
    )
  }
  return ([u, v]) => {
    const at = Math.min(heights.length - 1.001, Math.max(0, (bottom - v) / step))
    const row = Math.floor(at)
    const rise = heights[row]! + (heights[row + 1]! - heights[row]!) * (at - row)
    const half = halfAt(v)
    const radius = (half * 360 * looseness) / wrap.width / Math.PI / (1 + headDepth)
    const angle = ((wrap.turn + (Math.max(-1, Math.min(1, u / half)) * wrap.width) / 2) * Math.PI) / 180
    const height = wrap.height - bottom + rise
    return [
      2 * radius * Math.sin(angle),
      height - onBrow * Math.cos(angle) ** 2 * (1 - ease(0, 6, height)),
      2 * radius * headDepth * Math.cos(angle),
    ]
  }
}

/** Where the foot's middle line runs, from the ankle to the toes: inches along it, height, forward, radius. */
const footLine = [
  [0, ankle, -0.6, 1.42],
  [2, 1.75, 0.7, 1.4],
  [4.9, 1.2, 4.2, 1.4],
  [7.1, 0.95, 7.4, 1],
] as const

/**
 * Inches by which a sock's leg is pushed down into creases, and its cuff lies lower on the shin, and on the wearer's
 * left, than all round. No two are pulled up alike.
 */
const pulledUp = {
  left: { slouch: 0.56, onShin: 0.14, onLeft: 0.03 },
  right: { slouch: 0.42, onShin: 0.1, onLeft: -0.03 },
} as const

function wrapFoot(piece: Piece, wrap: FootWrap): Placement {
  const outline = outlineOf(piece)
  const { right, top, bottom } = boundsOf(outline)
  if (wrap.part === 'leg') {
    const place = placeLeg(wrap.foot)
    const shareAt = shareDrawnIn(piece)
    const { slouch, onShin, onLeft } = pulledUp[wrap.foot]
    return ([u, v]) => {
      const half = spanAt(outline, Math.max(top + 0.01, Math.min(v, bottom - 0.01))).right
      const angle = (Math.PI * u) / half
      const radius = (half / Math.PI) * 1.03 * shareAt(v)
      const height = ankle + wrap.start - v - slouch - onShin * Math.cos(angle) - onLeft * Math.sin(angle)
      return place([radius * Math.sin(angle), height, radius * Math.cos(angle) - 0.6])
    }
  }
  const place = placeFoot(wrap.foot)
  return ([u, v]) => {
    const angle = (Math.PI * u) / right / 2
    const share = wrap.part === 'heel' ? v / bottom : 1
    const along = wrap.part === 'heel' ? 1.6 * share : wrap.start + v
    const [height, forward, radius] = footAt(along)
    // Outwards: from before or behind the leg to above or below the foot.
    const turn = (Math.PI / 2) * (wrap.part === 'heel' ? share : ease(0, 2.4, along))
    const out = radius * Math.cos(angle) + (wrap.part === 'heel' ? 0.6 * Math.sin(Math.PI * share) : 0)
    const up = wrap.part === 'top' ? Math.sin(turn) : -Math.sin(turn)
    const ahead = wrap.part === 'top' ? Math.cos(turn) : -Math.cos(turn)
    const across = radius * Math.sin(angle) * (wrap.part === 'top' ? 1 : -1)
    return place([across, height + out * up, forward + out * ahead])
  }
}

function footAt(along: number): [height: number, forward: number, radius: number] {
  const next = Math.max(
    1,
    footLine.findIndex(([at]) => at >= along),
  )
  const to = footLine[next < 1 || along > 7.1 ? footLine.length - 1 : next]!
  const from = footLine[footLine.indexOf(to) - 1]!
  const share = Math.min(1.2, (along - from[0]) / (to[0] - from[0]))
  const mixed = (k: 1 | 2 | 3) => from[k] + (to[k] - from[k]) * share
  return [mixed(1), mixed(2), mixed(3)]
}

/** Round the cheeks, a little off them. */
function wrapFace(piece: Piece): Placement {
  const { top } = boundsOf(outlineOf(piece))
  const side = boundsOf(getEdge(piece, 'side'))
  const middle = (side.top + side.bottom) / 2
  const gathered = shareGathered(piece, 1.2)
  return ([u, v]) => {
    const angle = u / 3.15
    const down = middle + (v - middle) * gathered.down(u) - top
    return [3.05 * Math.sin(angle), 1.45 - down, 4.1 * Math.cos(angle) - 0.2 - faceForward]
  }
}
