import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { materialsOf } from '../materials.ts'
import type { SheetTrim } from '../trims/trim-sheet.ts'
import { figureWords } from '../trims/trim-words.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

/** TP51, TP56: a row for each piece and each strip that is cut, in each size; `grain`: which of both it runs along, or the bias; of tape it has none. */
export function piecesTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'pieces.csv',
    columns: ['item', 'kind', 'number', 'piece', 'cut', 'count', 'size', 'width', 'height', 'unit', 'grain'],
    rows: items.flatMap(each => [...pieceRows(each, locale), ...stripRows(each, locale)]),
  }
}

function pieceRows({ number: item, drawn }: TableItem, locale: Locale) {
  return (drawn.sheet?.cutting.pieces ?? []).flatMap(({ number, label, note, times, grain, sizes }) =>
    sizes.map(({ sizeName, widthInches, heightInches }) => [
      item,
      'piece',
      number,
      label[locale],
      note[locale],
      times,
      sizeName,
      plainNumber(widthInches),
      plainNumber(heightInches),
      'in',
      grain ?? '',
    ]),
  )
}

/** By the number of their material; what is bought as tape or cord has no grain of its own. */
function stripRows(
  { number: item, item: { document, family, product: name }, drawn }: TableItem,
  locale: Locale,
) {
  const product = findProduct(family, name)
  const materials = document && product ? materialsOf(document, product) : []
  return (drawn.sheet?.trims ?? []).flatMap(trim => {
    const { slot, kind, on, strips, grain } = trim
    const material = materials.find(each => each.slot === slot)
    if (strips === null || !material) return []
    const [widths, lengths] = [widthsOf(trim), valuesOf(trim, figureWords.cutLength.en)]
    return lengths.map(({ sizeName, value }) => [
      item,
      'strip',
      material.number,
      [kind[locale], on.map(piece => piece[locale]).join('; ')].filter(Boolean).join(', '),
      material.fabric[locale],
      strips,
      sizeName,
      widths.find(width => width.sizeName === sizeName)?.value ?? '',
      plainNumber(value),
      'in',
      grain === null ? '' : { along: 'height', across: 'width' }[grain],
    ])
  })
}

/** The widths of a trim; of a round cord its diameter. */
function widthsOf(trim: SheetTrim) {
  const widths = valuesOf(trim, figureWords.width.en)
  return widths.length > 0 ? widths : valuesOf(trim, figureWords.diameter.en)
}

function valuesOf({ figures }: SheetTrim, what: string) {
  const found = figures.find(figure => figure.what.en === what)
  return found && 'sizes' in found ? found.sizes : []
}
