import type { Locale } from '@teamloom/kit/label.ts'
import type { ColorOf } from './color-standard.ts'
import type { ContentItem } from './content.ts'
import { documentWords } from './document-words.ts'
import { supplierCodeText } from './supplier-codes.ts'

/** The house's own code, or that there is none. */
export function supplierText(
  { supplierCodes = [] }: Pick<ContentItem, 'supplierCodes'>,
  of: ColorOf,
  code: string,
  locale: Locale,
): string {
  return supplierCodeText(supplierCodes, of, code) ?? documentWords.noSupplierCode[locale]
}
