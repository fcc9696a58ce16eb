import type { Label } from '@teamloom/kit/label.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
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
    sizes: same.map(({ sizeName, down, across, widthInches, heightInches }) => ({
      sizeName,
      down,
      across,
      widthInches,
      heightInches,
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
    const size = (inches: number) => Math.round(inches * 1000) / 1000
    return [
      {
        name,
        on: trim.seat.on,
        down: told(placed.down),
        across: told(placed.across),
        widthInches: size(widthInches),
        heightInches: size(heightInches),
      },
    ]
  })
}
