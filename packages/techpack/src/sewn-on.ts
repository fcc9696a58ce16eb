import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { LaidTrim, Trim } from '@teamloom/pattern/trim.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { type WordedMeasure, worded } from './item-placements.ts'
import { placePrint } from './placement.ts'
import { isPartOfPiece, pieceLabels, pieceMarks } from './placement-words.ts'

/** Where a piece that is sewn on lies in each size, by its upper edge and its middle; inches. */
export type SewnOn = {
  readonly name: string
  readonly what: Label
  /** What it is sewn to. */
  readonly on: Label
  readonly sizes: readonly {
    readonly sizeName: string
    readonly down: WordedMeasure
    readonly across: WordedMeasure
    readonly widthInches: number
    readonly heightInches: number
    /** Degrees that its opening leans off the vertical; its width and height are across and along that. 0: upright. */
    readonly leanDegrees: number
  }[]
}

/** TP34: pockets, patches and labels on the outside, as a printer would place them; of `trimsOf` a cut alone. */
export function sewnOnOf(
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
  trimsOf: (cut: Cut) => readonly Trim[],
): SewnOn[] {
  const found = sizeNames.flatMap(sizeName => {
    const cut = cutIn(sizeName)
    return seatsOf(cut, trimsOf(cut)).map(seat => ({ sizeName, ...seat }))
  })
  return [...Map.groupBy(found, ({ name }) => name)].map(([name, same]) => ({
    name,
    what: pieceLabels[name] ?? { en: name, fr: name },
    on: pieceLabels[same[0]!.on] ?? { en: same[0]!.on, fr: same[0]!.on },
    sizes: same.map(({ sizeName, down, across, widthInches, heightInches, leanDegrees }) => ({
      sizeName,
      down,
      across,
      widthInches,
      heightInches,
      leanDegrees,
    })),
  }))
}

function seatsOf(cut: Cut, trims: readonly Trim[]) {
  return trims.flatMap(trim => {
    if (trim.kind !== 'laid' || trim.seat.face !== 'outside' || isPartOfPiece(trim.name)) return []
    const { name } = trim.panel
    if (!(name in pieceLabels)) return []
    const { left, right, top, bottom } = boundsOf(outlineOf(trim.panel))
    const [u, v] = trim.seat.at
    const [widthInches, heightInches] = [right - left, bottom - top]
    const placed = placePrint(cut, {
      panel: trim.seat.on,
      centerU: u + (left + right) / 2,
      centerV: v + (top + bottom) / 2,
      planeAngle: 0,
      widthInches,
      heightInches,
    })
    if (!placed) return []
    const told = (measure: typeof placed.down) => worded(measure, pieceMarks)
    const slant = slantOf(trim)
    return [
      {
        name,
        on: trim.seat.on,
        down: told(placed.down),
        across: told(placed.across),
        widthInches: toldInches(slant?.widthInches ?? widthInches),
        heightInches: toldInches(slant?.openingInches ?? heightInches),
        leanDegrees: slant?.degrees ?? 0,
      },
    ]
  })
}

/**
 * The slant of a strip that is open along a slanted edge, as a welt is: how long the edge is, how wide the strip and
 * how it leans.
 */
function slantOf({ panel, open }: LaidTrim) {
  const mouth = panel.edges.find(({ name }) => name === open[0]?.edge)?.curve
  const [from, to] = [mouth?.[0], mouth?.at(-1)]
  if (panel.edges.length !== 4 || !from || !to) return undefined
  const [across, down] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
  const degrees = Math.round((Math.atan2(across, down) * 180) / Math.PI)
  if (degrees === 0 || degrees > 45) return undefined
  const next = must(
    panel.edges.find(({ curve }) => distance(curve[0]!, to) < 1e-6),
    'next edge',
  )
  return { openingInches: distance(from, to), widthInches: lengthOf(next.curve), degrees }
}
