import type { LaidTrim, Trim } from '@teamloom/pattern/trim.ts'
import { getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { isPlacket, unfolded } from '../bands.ts'
import { documentWords } from '../document-words.ts'
import { isPartOfPiece, pieceLabels } from '../placement-words.ts'
import type { SewnPiece } from './sewn-piece.ts'

/**
 * TP29: what is laid on, with the plies that are not seen of it: of a placket the one below, both folded double along
 * their free edge, of a flap the one behind. Nothing of what is laid on for the picture alone.
 */
export function laidPiecesOf(trims: readonly Trim[]): SewnPiece[] {
  return trims.flatMap(trim =>
    trim.kind === 'laid' && !isPartOfPiece(trim.panel.name) ? [pieceOf(trim)] : [],
  )
}

function pieceOf({ name: of, panel, outside }: LaidTrim): SewnPiece {
  const { name } = panel
  const outline = outlineOf(panel)
  const piece: SewnPiece = {
    name,
    label: pieceLabels[name] ?? { en: name, fr: name },
    outline,
    of,
    edges: panel.edges,
    face: outside,
    times: name === 'flap' ? 2 : 1,
    lines: [],
    met: [],
  }
  if (!isPlacket(name)) return piece
  const fold = getEdge(panel, 'free')
  return {
    ...piece,
    outline: unfolded(outline, fold),
    times: 2,
    lines: [{ label: documentWords.foldLine, curve: fold }],
  }
}
