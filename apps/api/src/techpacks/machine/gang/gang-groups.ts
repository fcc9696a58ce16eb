import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findType } from '@teamloom/design/lookup.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { type MadeDecoration, madeDecorations, timesOf } from '@teamloom/techpack/decorations.ts'
import { fileNamePart } from '@teamloom/techpack/file-names.ts'
import type { PlainInk } from '@teamloom/techpack/films.ts'
import { isSample } from '@teamloom/techpack/people/personal-places.ts'
import { bandsOf, type PrintBand } from '@teamloom/techpack/print-bands.ts'
import { toProduce } from '@teamloom/techpack/quantities.ts'
import type { MachineItem } from '#api/techpacks/machine/machine-item.ts'
import { inksOf } from '#api/techpacks/make-prints.ts'

/** Film that images are cut out of. */
export type CutFilm = PlainInk & { readonly finish: 'matt' | 'glossy' }

/** What goes on one gang sheet; `film`: null of what is printed. */
export type GangGroup = { readonly name: string; readonly film: CutFilm | null; readonly words: Label }

/** A decoration that goes on gang sheets, as wide as sizes have it, with how often; none of what each person has their own of. */
export type GangedDecoration = {
  readonly made: MadeDecoration
  readonly isCut: boolean
  readonly finish: CutFilm['finish']
  readonly inks: readonly (PlainInk | null)[]
  readonly bands: readonly (PrintBand & { readonly count: number })[]
}

const printed: GangGroup = { name: 'transfer', film: null, words: { en: 'transfers', fr: 'transferts' } }

/** Decorations that are pressed on, by themselves or in people's words. */
export function gangedDecorations({ document, product, ...item }: MachineItem): GangedDecoration[] {
  const counts = new Map(item.quantities.map(quantity => [quantity.sizeName, toProduce(quantity)]))
  const { prints } = drawnDesign(document, product)
  return madeDecorations(document, product).flatMap((made): GangedDecoration[] => {
    const { id, type, options } = made.decoration
    const process = findType(product, type)?.process
    const print = prints.find(({ decorationId }) => decorationId === id)
    if ((process !== 'transfer' && process !== 'cut') || !made.size || !print) return []
    const bands = isSample(made)
      ? []
      : bandsOf(made.size, item.printWidths[id] ?? {}, item.sizeNames).map(band => ({
          ...band,
          count: timesOf(made) * band.sizeNames.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
        }))
    const isCut = process === 'cut'
    return [
      {
        made,
        isCut,
        finish: options.finish === 'glossy' ? 'glossy' : 'matt',
        inks: isCut ? inksOf(document, print) : [],
        bands: bands.filter(({ count }) => count > 0),
      },
    ]
  })
}

/** MF14: what is printed on one, what is cut of each colour and finish of film on another. */
export function gangGroups({ lines }: MachineItem, ganged: readonly GangedDecoration[]): GangGroup[] {
  const groups = ganged
    .filter(({ made, bands }) => bands.length > 0 || (lines.length > 0 && isSample(made)))
    .flatMap(({ isCut, inks, finish }) =>
      isCut ? inks.flatMap(ink => (ink ? [cutOf({ ...ink, finish })] : [])) : [printed],
    )
  return [...new Map(groups.map(group => [group.name, group])).values()]
}

export function cutOf(film: CutFilm): GangGroup {
  const { code, finish } = film
  const [en, fr] = finish === 'matt' ? ['matt', 'mat'] : ['glossy', 'lustré']
  return {
    name: `cut-${fileNamePart(code)}-${finish}`,
    film,
    words: { en: `cut letters, ${code}, ${en}`, fr: `lettres découpées, ${code}, ${fr}` },
  }
}

export const printedGroup = printed.name
