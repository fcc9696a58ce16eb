import type { Locale } from '@teamloom/kit/label.ts'
import { type ColorOf, colorStandardOf } from './color-standard.ts'
import type { ContentItem } from './content.ts'
import { numberText } from './document-text.ts'
import { documentWords } from './document-words.ts'
import { supplierCodeText } from './supplier-codes.ts'

/** `#163E2D, L* 23.4 a* -18.6 b* 8.4, ΔE00 ≤ 1.5` */
export function standardText(hex: string, of: ColorOf, locale: Locale): string {
  const { lab, toleranceDe00 } = colorStandardOf(hex, of)
  const [l, a, b] = lab.map(each => numberText(each, 1, locale))
  return `${hex.toUpperCase()}, L* ${l} a* ${a} b* ${b}, ΔE00 ≤ ${numberText(toleranceDe00, 1, locale)}`
}

/** The house's own code, or that there is none. */
export function supplierText(
  { supplierCodes = [] }: Pick<ContentItem, 'supplierCodes'>,
  of: ColorOf,
  code: string,
  locale: Locale,
): string {
  return supplierCodeText(supplierCodes, of, code) ?? documentWords.noSupplierCode[locale]
}
