import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { bend, line } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { documentWords } from '../document-words.ts'
import { type PocketOpening, pocketOpenings } from './pocket-openings.ts'
import type { SewnPiece } from './sewn-piece.ts'

/** Inches that a bag goes in from its opening, up above it and down below it. */
const depth = 5.5
const above = 0.75
const below = 2.25
/** Inches that a bag that hangs from a level opening goes down, and beyond the opening's ends. */
const hanging = 5
const beyond = 0.5
/** A bag stays clear of the closure in the middle, and of the hem. */
const fromMiddle = 0.85
const fromHem = 0.75
/** The radius of a bag's lower corner, inches. */
const radius = 1.5

/**
 * TP29: both plies of the bag of each pocket that is cut into a piece, lying on that piece; of its lining, if it has
 * one.
 */
export function pocketBags({ pieces }: Cut, trims: readonly Trim[]): SewnPiece[] {
  return pocketOpenings(trims).flatMap((opening): SewnPiece[] => {
    const piece = must(
      pieces.find(({ name }) => name === opening.on),
      opening.on,
    )
    const ply = (which: keyof typeof plies, off: number): SewnPiece => {
      const [from, to] = [opening.from, opening.to].map(
        ([u, v]): Point => [u + opening.inward[0] * off, v + opening.inward[1] * off],
      ) as [Point, Point]
      return {
        name: `${opening.name}-${which}`,
        label: named(opening.name, plies[which]),
        outline: bagOutline({ ...opening, from, to }, piece),
        of: opening.of,
        edges: [],
        face: piece.inside,
        times: which === 'bag' ? 2 : 1,
        lines: [{ label: documentWords.pocketOpening, curve: line(from, to) }],
        met: [from, to],
      }
    }
    // Beside a zip the one behind reaches to its farther tape.
    return opening.gap === 0
      ? [ply('bag', 0)]
      : [ply('bagFront', opening.gap / 2), ply('bagBack', -opening.gap / 2)]
  })
}

const plies = {
  bag: { en: 'bag', fr: 'sac' },
  bagFront: { en: 'bag, front ply', fr: 'sac, épaisseur avant' },
  bagBack: { en: 'bag, back ply', fr: 'sac, épaisseur arrière' },
} as const satisfies Record<string, Label>

function named(opening: string, ply: Label): Label {
  const which = /chest/i.test(opening)
    ? { en: 'Chest pocket', fr: 'Poche poitrine' }
    : /right/i.test(opening)
      ? { en: 'Right pocket', fr: 'Poche droite' }
      : { en: 'Left pocket', fr: 'Poche gauche' }
  return { en: `${which.en}, ${ply.en}`, fr: `${which.fr}, ${ply.fr}` }
}

function bagOutline(opening: PocketOpening, piece: Piece): Point[] {
  const { from, to, inward } = opening
  const bounds = boundsOf(outlineOf(piece))
  if (Math.abs(inward[1]) > Math.abs(inward[0])) {
    const [first, last] = [from, to].toSorted((a, b) => a[0] - b[0]) as [Point, Point]
    const bottom = Math.max(from[1], to[1]) + hanging
    const [left, right] = [first[0] - beyond, last[0] + beyond]
    return [
      [left, first[1]],
      first,
      last,
      [right, last[1]],
      ...corner([right, bottom], 1).toReversed(),
      ...corner([left, bottom], -1),
    ]
  }
  const way = Math.sign(inward[0])
  const isLeg = piece.wrap.kind === 'leg'
  // A pocket of trousers goes up to the waist, and is caught in its seam.
  const top = isLeg ? Math.max(0, from[1] - above) : from[1] - above
  const bottom = Math.min(to[1] + below, bounds.bottom - fromHem)
  const wanted = (from[0] + to[0]) / 2 + way * depth
  const inner = isLeg ? wanted : way * Math.min(-fromMiddle, way * wanted)
  return [[from[0], top], from, to, [to[0], bottom], ...corner([inner, bottom], way), [inner, top]]
}

/** Round the lower corner at which an outline turns up; `way`: 1 where it comes from the left. */
function corner([u, v]: Point, way: number): readonly Point[] {
  const from: Point = [u - way * radius, v]
  const to: Point = [u, v - radius]
  return bend(from, [u - way * radius * 0.45, v], [u, v - radius * 0.45], to)
}
