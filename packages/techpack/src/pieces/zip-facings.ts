import { must } from '@teamloom/kit/assert.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { LaidTrim, Trim } from '@teamloom/pattern/trim.ts'
import { boundsOf, contains, outlineOf } from '@teamloom/shape/panel.ts'
import { pieceLabels } from '../placement-words.ts'
import type { SewnPiece } from './sewn-piece.ts'

/** Whether the strip beside a zip is a piece by itself: of another cloth than what it lies on, or over what is pieced into that. */
export function isZipFacing(
  { name, seat, fabric, panel }: LaidTrim,
  { pieces }: Pick<Cut, 'pieces'>,
): boolean {
  if (!name.startsWith('zipEdge')) return false
  const on = must(
    pieces.find(piece => piece.name === seat.on),
    seat.on,
  )
  if (on.fabric !== fabric) return true
  const { left, right, top, bottom } = boundsOf(outlineOf(panel))
  const heights = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]
  return (on.fields ?? []).some(({ outline }) =>
    heights.some(share => contains(outline, [(left + right) / 2, top + (bottom - top) * share])),
  )
}

/** TP66: the strips that face a zip, net. */
export function zipFacingsOf(cut: Cut, trims: readonly Trim[]): SewnPiece[] {
  return trims.flatMap((trim): SewnPiece[] => {
    if (trim.kind !== 'laid' || !isZipFacing(trim, cut)) return []
    const { name } = trim.panel
    return [
      {
        name,
        label: must(pieceLabels[name], name),
        outline: outlineOf(trim.panel),
        of: trim.name,
        edges: [],
        face: trim.outside,
        times: 1,
        lines: [],
        met: [],
      },
    ]
  })
}
