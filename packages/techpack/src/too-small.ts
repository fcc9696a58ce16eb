import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { MadeDecoration } from './decorations.ts'
import { colon } from './document-text.ts'
import { documentWords } from './document-words.ts'
import type { ItemSheet } from './sheet.ts'
import { toldSize } from './told-size.ts'

/** TP70: what is wider or taller than its piece in some size, or does not reach the edges of one that it covers: `Sublimated lining, Hood lining, both halves: too small, cloth shows at the edges, in L, XL.` */
export function tooSmallOf(
  made: readonly MadeDecoration[],
  sheet: Pick<ItemSheet, 'placements' | 'registers'> | undefined,
  { sizes: known }: Pick<Product, 'sizes'>,
): Label[] {
  const label = (name: string, locale: Locale) =>
    toldSize(known.find(size => size.name === name)?.displayLabel[locale], name)
  return made.flatMap(each => {
    const of = sheet?.[each.coversPiece ? 'registers' : 'placements'] ?? []
    const off = of
      .filter(({ decorationId }) => decorationId === each.decoration.id)
      .flatMap(({ sizes }) => sizes.flatMap(({ sizeName, fits }) => (fits ? [] : [sizeName])))
    if (off.length === 0) return []
    const names = [...new Set(off)]
    const told = (locale: Locale) => {
      const why = documentWords[each.coversPiece ? 'showsCloth' : 'largerThanPiece'][locale]
      const listed = names.map(name => label(name, locale)).join(', ')
      return `${each.type[locale]}, ${each.place[locale]}${colon[locale]}${why} ${listed}.`
    }
    return [{ en: told('en'), fr: told('fr') }]
  })
}
