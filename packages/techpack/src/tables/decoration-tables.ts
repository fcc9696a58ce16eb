import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { colorOfTechnique, labTargetOf } from '../color-standard.ts'
import { printWidthsOf } from '../content.ts'
import { type MadeDecoration, madeDecorations, timesOf } from '../decorations.ts'
import { nameOfArtwork } from '../document-artwork.ts'
import { mirroredAs } from '../file-side.ts'
import { fullColorsOf, fullColorTolerance } from '../full-color.ts'
import { inkFigures } from '../ink-figures.ts'
import { nameForProduction } from '../item-files.ts'
import { isSample } from '../people/personal-places.ts'
import { bandsOf } from '../print-bands.ts'
import { toldComparison } from '../production-file/comparison.ts'
import { settingsIn } from '../settings/settings-in.ts'
import { threadOf } from '../settings/thread-of.ts'
import { sourceResolutionOf } from '../source-resolution.ts'
import { colorCells, colorColumns } from './color-cells.ts'
import { fineNumber, plainNumber, type Table, type TableItem } from './table.ts'

/** With their numbers in the item, from 1. */
export function decorationsIn({ item }: TableItem) {
  const product = findProduct(item.family, item.product)
  return product && item.document
    ? madeDecorations(item.document, product).map((made, i) => ({ made, number: i + 1 }))
    : []
}

/** Names of sizes have spaces in them. */
export const sizesApart = ';'

/** Each decoration in each width that it has; none where each person has words of their own, as the sample is not made. */
export function decorationsTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'decorations.csv',
    columns: [
      'item',
      'decoration',
      'file',
      'type',
      'making',
      'position',
      'place',
      'sizes',
      'width',
      'height',
      'unit',
      'angle_degrees',
      'covers_piece',
      'colors',
      'quality',
      'source_pixels_wide',
      'source_pixels_high',
      'source_pixels_per_inch',
      'production_file',
      'file_mirrored',
      'mirrored_as',
      'films',
      'films_pixels_per_inch',
      'films_fault',
      'file_overlap_percent',
      'file_verdict',
      'times_each',
      'each_person',
    ],
    rows: items.flatMap(each =>
      decorationsIn(each).flatMap(({ made, number }) => {
        const { decoration, type, place, size, location, coversPiece, colors } = made
        const kept = each.item.artworks.find(({ decorationId }) => decorationId === decoration.id)
        const resolution = sourceResolutionOf(made, kept?.production)
        const isOfPeople = isSample(made)
        const bands = size ? bandsOf(size, printWidthsOf(each.item, made), each.item.sizeNames) : []
        const row = (sizes: string, width: number | '', height: number | '') => [
          each.number,
          number,
          nameOfArtwork(made),
          decoration.type,
          type[locale],
          decoration.positionName,
          place[locale],
          sizes,
          width,
          height,
          width === '' ? '' : 'in',
          location?.planeAngle ?? 0,
          coversPiece ? 'yes' : 'no',
          colors.length,
          kept?.quality ?? '',
          resolution?.pixelsWide ?? '',
          resolution?.pixelsHigh ?? '',
          resolution?.pixelsPerInch ?? '',
          ...fileCells(each, made),
          timesOf(made),
          isOfPeople ? 'yes' : 'no',
        ]
        return bands.length === 0 || isOfPeople
          ? [row(each.item.sizeNames.join(sizesApart), '', '')]
          : bands.map(({ sizeNames, widthInches, heightInches }) =>
              row(sizeNames.join(sizesApart), plainNumber(widthInches), plainNumber(heightInches)),
            )
      }),
    ),
  }
}

/** From its file for production to how that compares with the design. */
function fileCells(
  { drawn: { files, prints, comparisons } }: TableItem,
  { decoration: { id }, process }: MadeDecoration,
): (string | number)[] {
  const making = prints[id]?.making
  const comparison = comparisons[id]
  const compared = comparison && toldComparison(comparison)
  return [
    nameForProduction(files, id) ?? '',
    'no',
    mirroredAs(process) ?? '',
    making?.from ?? '',
    making?.pixelsPerInch ?? '',
    making?.fault ?? '',
    compared?.overlapPercent ?? '',
    compared?.verdict ?? '',
  ]
}

/** TP8: two distances in each size; in `rule` how they are measured; of what each person has words of their own for, as of the sample. */
export function placementsTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'placements.csv',
    columns: [
      'item',
      'decoration',
      'position',
      'piece',
      'size',
      'way',
      'from',
      'towards',
      'to',
      'value',
      'unit',
      'rule',
      'fits',
      'each_person',
    ],
    rows: items.flatMap(each =>
      decorationsIn(each).flatMap(({ made, number }) => {
        const { id, positionName } = made.decoration
        const { placements = [], registers = [] } = each.drawn.sheet ?? {}
        const rows = [...placements, ...registers]
          .filter(({ decorationId }) => decorationId === id)
          .flatMap(({ piece, sizes }) => sizes.map(size => ({ piece, size })))
        return rows.flatMap(({ piece, size }) =>
          (['down', 'across'] as const).map(way => {
            const { from, towards, to, inches, rule } = size[way]
            return [
              each.number,
              number,
              positionName,
              piece[locale],
              size.sizeName,
              way,
              from,
              towards ?? '',
              to,
              inches,
              'in',
              rule[locale],
              size.fits ? 'yes' : 'no',
              isSample(made) ? 'yes' : 'no',
            ]
          }),
        )
      }),
    ),
  }
}

/** TP34: where pieces that are sewn on lie, in each size. */
export function sewnOnTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'sewn-on.csv',
    columns: ['item', 'piece', 'on', 'size', 'way', 'from', 'towards', 'to', 'value', 'unit', 'rule'],
    rows: items.flatMap(each =>
      (each.drawn.sheet?.sewnOn ?? []).flatMap(({ name, on, sizes }) =>
        sizes.flatMap(size => [
          ...(['down', 'across'] as const).map(way => {
            const { from, towards, to, inches, rule } = size[way]
            return [
              each.number,
              name,
              on[locale],
              size.sizeName,
              way,
              from,
              towards ?? '',
              to,
              inches,
              'in',
              rule[locale],
            ]
          }),
          ...(['width', 'height'] as const).map(way => [
            each.number,
            name,
            on[locale],
            size.sizeName,
            way,
            '',
            '',
            '',
            size[`${way}Inches`],
            'in',
            '',
          ]),
          [each.number, name, on[locale], size.sizeName, 'lean', '', '', '', size.leanDegrees, 'degrees', ''],
        ]),
      ),
    ),
  }
}

function threadCells(thread: ReturnType<typeof threadOf>): (string | number)[] {
  return [thread?.number ?? '', thread?.denier ?? '']
}

/** Each colour of each decoration, as it is bought. */
export function inksTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'inks.csv',
    columns: [
      'item',
      'decoration',
      'position',
      'kind',
      'color',
      'code',
      'chart',
      'hex',
      ...colorColumns,
      'stitches_each',
      'amount_each',
      'amount_all',
      'unit',
      'is_at_most',
      'thread_number',
      'thread_denier',
    ],
    rows: items.flatMap(each =>
      decorationsIn(each).flatMap(({ made, number }) => [
        ...fullColorsOf(made).map(hex => [
          each.number,
          number,
          made.decoration.positionName,
          'main',
          '',
          '',
          '',
          hex,
          ...labTargetOf(hex),
          fullColorTolerance,
          ...Array<string>(5).fill(''),
          'no',
          '',
          '',
        ]),
        ...inkFigures(made, each.item, each.drawn).map(
          ({ kind, of, color, stitches, each: one, all, unit, isAtMost }) => [
            each.number,
            number,
            made.decoration.positionName,
            kind,
            color.label[locale],
            color.code,
            color.chart,
            color.hex,
            ...colorCells(each.item, of ?? colorOfTechnique(made.technique), color),
            stitches ?? '',
            one === null ? '' : fineNumber(one),
            all === null ? '' : fineNumber(all),
            one === null && all === null ? '' : unit,
            isAtMost ? 'yes' : 'no',
            ...threadCells(
              kind === 'inside' && unit === 'm' ? threadOf(settingsIn(made, each.item)) : undefined,
            ),
          ],
        ),
      ]),
    ),
  }
}
