import { decorationsIn, sizesApart } from './decoration-tables.ts'
import type { Table, TableItem } from './table.ts'

/** TP54: each film of the archive by its name, in the order of printing; of the white base the degrees of the inks whose dots it follows. */
export function filmsTable(items: readonly TableItem[]): Table {
  return {
    file: 'films.csv',
    columns: [
      'item',
      'decoration',
      'film',
      'kind',
      'ink',
      'inks',
      'code',
      'mirrored',
      'lines_per_inch',
      'degrees',
      'sizes',
    ],
    rows: items.flatMap(each => {
      const numbers = new Map(decorationsIn(each).map(({ made, number }) => [made.decoration.id, number]))
      return each.drawn.files.flatMap(({ name, of, film }) =>
        film
          ? [
              [
                each.number,
                numbers.get(of) ?? '',
                name.replace(/^.*\//, ''),
                film.code === null ? 'base' : 'ink',
                film.code === null ? '' : film.ink,
                film.of,
                film.code ?? '',
                'no',
                film.dots?.lines ?? '',
                film.dots?.degrees.join(sizesApart) ?? '',
                film.sizes.join(sizesApart),
              ],
            ]
          : [],
      )
    }),
  }
}
