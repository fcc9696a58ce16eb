import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { heelAtAngle, profileOfSock, type SockProfile } from '../blocks/sock-profile.ts'
import type { FootWrap, Piece } from '../pattern.ts'
import { bordersOf, type LayPiece } from './lay.ts'

/** Inches between the socks of a pair, as they lie beside each other. */
const apart = 1
/** Wales of a ribbed leg, in a drawing. */
const ribPitch = 0.28

/** A pair of socks lies in profile, toes outward: from the front their outer sides are seen. */
export const layFoot: LayPiece = (piece, depth, { cut, side }) => {
  if (piece.wrap.kind !== 'foot' || depth === 'far') return undefined
  const { foot, part } = piece.wrap
  const out = (foot === 'left' ? -1 : 1) * (side === 'front' ? 1 : -1)
  /** Which of the panel's two halves is seen, by the sign of u: heel and sole are looked at from below. */
  const seen = -out * (part === 'leg' || part === 'top' ? 1 : -1)
  const profile = profileOfSock(cut, foot)
  const placed = ([x, y]: Point): Point => [out * (x + Math.max(profile.heel, profile.calf) + apart / 2), y]
  const inProfile = placeIn(profile, piece, piece.wrap)
  const at = ([u, v]: Point) => placed(inProfile(Math.max(0, seen * u), v))
  const shows = ([u]: Point) => seen * u
  return {
    piece,
    depth,
    borders: bordersOf(piece, at, shows),
    at,
    measureAt: placed,
    shows,
    ribs:
      part === 'leg' && /rib/i.test(piece.fabric)
        ? ribsOf(piece)
            .filter(([end]) => shows(end!) > 0)
            .map(rib => rib.map(at))
        : [],
    seams: turnsOf(piece).map(turn => turn.map(at)),
    takes: [],
  }
}

/** From the inches beside a panel's middle and down it to those of the profile, toes to the right. */
function placeIn(profile: SockProfile, piece: Piece, { part, start }: FootWrap) {
  const { ankle, deep, thick, ball, tip } = profile
  const outline = outlineOf(piece)
  const { top, bottom } = boundsOf(outline)
  const side = deep - thick
  return (u: number, v: number): Point => {
    const half = spanAt(outline, Math.max(top + 1e-6, Math.min(bottom - 1e-6, v))).right
    /** 1 on the panel's middle, 0 at its sides. */
    const off = Math.max(0, 1 - u / half)
    if (part === 'leg') {
      const above = Math.max(0, start - v) / profile.height
      return [(ankle + (profile.calf - ankle) * above) * (2 * off - 1), v - start]
    }
    if (part === 'heel') {
      const [x, y] = heelAtAngle(profile, (Math.PI / 2) * (v / bottom))
      return [x * off, y * off]
    }
    const rises = part === 'top' ? -off : off
    // Toes close towards their tip.
    if (/Toe/.test(piece.name))
      return [ball + v, side + rises * thick * Math.sqrt(Math.max(0, 1 - (v / (tip - ball)) ** 2.4))]
    // Stripes are as wide as the ball: they, too, end at the side.
    const across = Math.min(1, u / spanAt(outline, bottom - 1e-6).right)
    // In front the leg ends higher, and the instep begins further down.
    const hollow = boundsOf(getEdge(piece, 'top')).bottom * (1 - across ** 2)
    const share = (v - hollow) / (bottom - hollow)
    const back = part === 'top' ? ankle * (1 - across) : 0
    const middle = part === 'top' ? (side - thick + hollow) * (1 - (1 - share) ** 2) - hollow : deep
    return [back + (ball - back) * share, middle + (side * share - hollow * (1 - share) - middle) * across]
  }
}

function ribsOf(piece: Piece): Curve[] {
  const { right, top, bottom } = boundsOf(outlineOf(piece))
  const hollow = getEdge(piece, 'bottom')
  const count = Math.floor(right / ribPitch)
  return Array.from({ length: 2 * count + 1 }, (_, i): Curve => {
    const u = (i - count) * ribPitch
    const [near, end] = hollow.reduce((best, at) => (Math.abs(at[0] - u) < Math.abs(best[0] - u) ? at : best))
    return [
      [u, top],
      [u, Math.abs(near - u) < ribPitch ? end : bottom],
    ]
  })
}

const tubeEnd = ['bottomLeft', 'bottom', 'bottomRight']
const heelEnds = ['topLeft', 'topRight', 'bottom']

/** Where cuff, heel and toe begin: knitted in one, so there is no seam. */
function turnsOf({ name, edges }: Piece): Curve[] {
  const turns = /Toe/.test(name)
    ? ['top']
    : name.endsWith('Heel')
      ? heelEnds
      : name.endsWith('Cuff')
        ? tubeEnd
        : []
  return edges.filter(edge => turns.includes(edge.name)).map(edge => edge.curve)
}
