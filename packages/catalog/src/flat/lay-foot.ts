import { boundsOf, getEdge, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { restOfKnit } from '../blocks/knit-hat.ts'
import type { Cut, FootWrap, Piece } from '../blocks/pattern.ts'
import { bordersOf, type LayPiece } from './lay.ts'

/** Inches between the heels of a pair, as its socks lie beside each other. */
const apart = 1

/** A pair of socks lies in profile, toes outward: from the front their outer sides are seen. */
export const layFoot: LayPiece = (piece, layer, { cut, side }) => {
  if (piece.wrap.kind !== 'foot' || layer === 'far') return undefined
  const { foot, part } = piece.wrap
  const out = (foot === 'left' ? -1 : 1) * (side === 'front' ? 1 : -1)
  /** Of the panel's two halves, the one that is seen: heel and sole are looked at from below. */
  const seen = -out * (part === 'leg' || part === 'top' ? 1 : -1)
  const { profile, back } = profileOf(piece, piece.wrap, cut)
  const placed = ([x, y]: Point): Point => [out * (x + back + apart / 2), y]
  const at = ([u, v]: Point) => placed(profile(Math.max(0, seen * u), v))
  const shows = ([u]: Point) => seen * u
  return {
    piece,
    layer,
    borders: bordersOf(piece, at, shows),
    at,
    measureAt: at,
    shows,
    ribs: [],
    seams: [],
    takes: [],
  }
}

/** From the inches beside a panel's middle and down it to those beside the ankle, toes to the right. */
function profileOf(piece: Piece, { foot, part, start }: FootWrap, cut: Cut) {
  const sizes = sizesOf(foot, cut)
  const { back, deep, length } = sizes
  const outline = outlineOf(piece)
  const { top, bottom } = boundsOf(outline)
  const profile = (u: number, v: number): Point => {
    if (part === 'leg') return [back - (u / sizes.girth) * 4 * back, v - start]
    const half = spanAt(outline, Math.max(top + 1e-6, Math.min(bottom - 1e-6, v))).right
    /** 1 on the panel's middle, 0 at its sides. */
    const off = Math.max(0, 1 - u / half)
    if (part === 'heel') {
      const angle = (Math.PI / 2) * (v / bottom)
      return [-back * off * Math.cos(angle), deep * off * Math.sin(angle)]
    }
    const isTop = part === 'top'
    const rises = off * (isTop ? -1 : 1)
    const side = deep - sizes.thick
    // Toes close towards their tip.
    if (piece.name.includes('Toe'))
      return [length + v, side + rises * sizes.thick * (half / spanAt(outline, top + 1e-6).right)]
    // In front the leg ends higher, and the instep begins further down.
    const hollow = boundsOf(getEdge(piece, 'top')).bottom * (1 - (u / half) ** 2)
    const share = (v - hollow) / (bottom - hollow)
    const from: Point = isTop ? [back * off, -hollow] : [0, deep * off]
    return [from[0] + (length - from[0]) * share, from[1] + (side + rises * sizes.thick - from[1]) * share]
  }
  return { profile, back }
}

function sizesOf(foot: FootWrap['foot'], cut: Cut) {
  const boundsFor = (part: FootWrap['part']) => {
    const piece = cut.pieces.find(
      ({ wrap }) => wrap.kind === 'foot' && wrap.foot === foot && wrap.part === part,
    )
    return boundsOf(piece ? outlineOf(piece) : [[0, 0]])
  }
  const [leg, heel, instep] = [boundsFor('leg'), boundsFor('heel'), boundsFor('top')]
  const girth = leg.right - leg.left
  const back = (girth / 4) * restOfKnit
  return { girth, back, deep: heel.bottom / 2, thick: back * 0.8, length: instep.bottom }
}
