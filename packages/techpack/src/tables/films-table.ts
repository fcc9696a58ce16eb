import { decorationsIn, sizesApart } from './decoration-tables.ts'
import type { Table, TableItem } from './table.ts'

/** TP54: each film of the archive by its name, in the order of printing. */
export function filmsTable(items: readonly TableItem[]): Table {
  return {
    file: 'films.csv',
    columns: ['item', 'decoration', 'film', 'kind', 'ink', 'inks', 'code', 'sizes'],
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
                film.sizes.join(sizesApart),
              ],
            ]
          : [],
      )
    }),
  }
}
