import MiniSearch from 'minisearch'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { spokenNamesOf } from '#web/features/new-design/spoken-names.ts'

/** Lower case without accents: `Étudiant` is found by `etud`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Finds products by words of their names, families, summaries and cloth in both languages, and by what people say. */
export function indexProducts(products: readonly ProductItem[]) {
  const index = new MiniSearch({ fields: ['text'], processTerm: fold })
  index.addAll(products.map((item, id) => ({ id, text: textOf(item) })))

  /** In their own order, those that have every word begun; slips are forgiven only where there are none. */
  return (search: string): readonly ProductItem[] => {
    if (!search.trim()) return products
    const find = (fuzzy: false | ((word: string) => number)) =>
      index.search(search, { prefix: true, fuzzy, combineWith: 'AND' })
    const exact = find(false)
    const found = new Set((exact.length > 0 ? exact : find(slipsOf)).map(({ id }) => id as number))
    return products.filter((_, id) => found.has(id))
  }
}

/** How many letters may be wrong. */
function slipsOf(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}

function textOf({ family, product, summary, cloth }: ProductItem): string {
  const labels = [family.label, product.label, summary, cloth].flatMap(({ en, fr }) => [en, fr])
  return [...labels, spokenNamesOf(family.name, product.name)].join(' ')
}
