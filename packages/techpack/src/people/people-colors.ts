import type { Locale } from '@teamloom/kit/label.ts'
import { colorOfTechnique } from '../color-standard.ts'
import type { ContentItem } from '../content.ts'
import type { MadeDecoration } from '../decorations.ts'
import { colorText } from '../document-text.ts'
import { documentWords } from '../document-words.ts'
import { standardText } from '../standard-text.ts'
import { supplierText } from '../supplier-text.ts'
import type { MadeLine } from './made-line.ts'
import { peopleWords } from './people-words.ts'
import { type PersonalPlace, placeName } from './personal-places.ts'

/** A colour's code as its chart writes it; of a free colour its code alone. */
export function colorOfCode({ colors }: MadeDecoration, code: string, locale: Locale): string {
  const color = colors.find(each => each.code === code)
  return color ? colorText(color, locale) : code
}

/** TP49: each colour of each place's words, with its target and how far a lot may be off. */
export function colorsData(
  item: Pick<ContentItem, 'supplierCodes'>,
  people: readonly MadeLine[],
  places: readonly PersonalPlace[],
  locale: Locale,
) {
  return {
    title: peopleWords.colors[locale],
    columns: [documentWords.place[locale], documentWords.color[locale], documentWords.chart[locale]],
    rows: places.flatMap(place => {
      const { made } = place
      const of = colorOfTechnique(made.technique)
      const words = people.flatMap(each => each.words)
      const inks = words
        .filter(({ decorationId }) => decorationId === made.decoration.id)
        .flatMap(each => each.inks)
      const once = inks.filter((ink, i) => inks.findIndex(({ code }) => code === ink.code) === i)
      return once.map(({ code, hex }, i) => {
        const color = made.colors.find(each => each.code === code)
        return {
          hex,
          row: [
            i === 0 ? placeName(place, locale) : '',
            [...(color ? [colorText(color, locale)] : []), standardText(hex, of, locale)].join('\n'),
            [...(color ? [color.chart] : []), supplierText(item, of, code, locale)].join('\n'),
          ],
        }
      })
    }),
  }
}
