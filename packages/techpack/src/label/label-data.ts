import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { ItemFile } from '../item-files.ts'
import { countedIn } from '../quantities.ts'
import type { ItemSheet } from '../sheet.ts'
import { careWordsOf } from './care-words.ts'
import { fibres } from './fibre-content.ts'
import { bothWays, type HouseLabel, houseLines } from './house-label.ts'
import { hasOrnament, labelSectionsOf } from './label-sections.ts'
import { labelWords } from './label-words.ts'

type Asked = {
  readonly document: DesignDocument
  readonly product: Product
  readonly house: HouseLabel
  readonly sizeNames: readonly string[]
  readonly sheet: ItemSheet | undefined
  readonly locale: Locale
  readonly files?: readonly ItemFile[]
}

/** Inches of the printed label's width. */
const labelWidth = 1.375

/** TP43, TP44: what is written on an item's labels, always in both languages, and about them in the reader's. */
export function labelData({ document, product, house, sizeNames, sheet, locale, files }: Asked) {
  const sections = labelSectionsOf(document, product)
  const care = careWordsOf(document, product)
  const sizeOf = (name: string) => {
    const label = product.sizes.find(size => size.name === name)?.displayLabel
    return label ? bothWays(label) : name
  }
  const sewn = sheet?.supplies.find(({ name }) => name === 'sizeLabel')
  return {
    widthInches: labelWidth,
    /** The first size as its label says it; each size has its own. */
    size: sizeOf(sizeNames[0] ?? ''),
    sizes: sizeNames.map(sizeOf),
    houseName: house.name,
    sections: sections.map(({ heading, content }) => ({
      heading: sections.length > 1 ? bothWays(heading) : null,
      lines: content.map(([fibre, percent]) => `${percent}\u00a0% ${bothWays(fibres[fibre])}`),
    })),
    ornament: hasOrnament(document, product) ? [labelWords.exclusive.en, labelWords.exclusive.fr] : [],
    lines: houseLines(house).map(({ words, isSet }) => ({ text: isSet ? words.en : words[locale], isSet })),
    symbols: care.flatMap(({ symbol }) => symbol ?? []),
    careLines: (['en', 'fr'] as const).map(language => care.map(({ words }) => words[language]).join('. ')),
    isSewn: sewn !== undefined,
    where: sewn
      ? sewn.facts[locale]
      : labelWords[countedIn(product) === 'pairs' ? 'onPackagingOfPairs' : 'onPackaging'][locale],
    brand: sheet?.brandLabel
      ? {
          ...sheet.brandLabel,
          where: sheet.supplies.find(({ name }) => name === 'brandLabel')?.facts[locale] ?? '',
        }
      : null,
    /** TP55: drawings at true size in the archive. */
    files: (files ?? []).filter(({ role }) => role === 'label').map(({ name }) => name),
  }
}
