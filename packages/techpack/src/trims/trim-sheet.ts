import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import { pieceLabel } from '../pieces/piece-label.ts'
import type { TrimFigure } from './trim-figure.ts'
import { type TrimThing, trimThingsOf } from './trim-figures.ts'

/** A trim with its figures in each size; those that are alike in all are one. */
export type SheetTrim = {
  readonly slot: string
  readonly kind: Label
  /** How many of them one garment has. */
  readonly count: number
  /** Pieces that bear it. */
  readonly on: readonly Label[]
  /** TP56: how many are cut for one; null of what is not cut, or is among the pieces. */
  readonly strips: number | null
  readonly grain: 'along' | 'across' | null
  readonly figures: readonly (
    | { readonly what: Label; readonly text: Label }
    | {
        readonly what: Label
        readonly unit: 'in' | 'courses'
        readonly sizes: readonly { readonly sizeName: string; readonly value: number }[]
      }
  )[]
}

/** TP46: inches as they are told. */
export function trimSheetOf(
  pattern: Pattern,
  styles: Styles,
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
): SheetTrim[] {
  const [firstSize] = sizeNames
  if (firstSize === undefined) return []
  const first = cutIn(firstSize)
  const bySize = sizeNames.map(sizeName => ({
    sizeName,
    things: new Map(trimThingsOf(pattern, cutIn(sizeName), styles).map(thing => [thing.name, thing])),
  }))
  const all = [...(bySize[0]?.things.values() ?? [])].map(thing => ({
    thing,
    figures: thing.figures.map((figure, i) => inSizes(figure, i, thing, bySize)),
  }))
  const alike = Map.groupBy(all, ({ thing, figures }) => JSON.stringify([thing.slot, thing.kind.en, figures]))
  return [...alike.values()].map(same => ({
    slot: same[0]!.thing.slot,
    kind: same[0]!.thing.kind,
    count: same.length,
    on: [...new Set(same.flatMap(({ thing }) => thing.on ?? []))].map(name => pieceLabel(name, first)),
    strips: same.reduce<number | null>(
      (sum, { thing }) => (thing.strips === null ? sum : (sum ?? 0) + thing.strips),
      null,
    ),
    grain: same[0]!.thing.grain,
    figures: same[0]!.figures,
  }))
}

function inSizes(
  figure: TrimFigure,
  at: number,
  { name }: TrimThing,
  bySize: readonly { readonly sizeName: string; readonly things: ReadonlyMap<string, TrimThing> }[],
): SheetTrim['figures'][number] {
  if ('text' in figure) return figure
  return {
    what: figure.what,
    unit: figure.unit,
    sizes: bySize.flatMap(({ sizeName, things }) => {
      const own = things.get(name)?.figures[at]
      return own && 'value' in own ? [{ sizeName, value: toldInches(own.value) }] : []
    }),
  }
}
