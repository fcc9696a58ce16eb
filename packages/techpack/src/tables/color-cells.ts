import { type ColorOf, colorStandardOf } from '../color-standard.ts'
import type { ContentItem } from '../content.ts'
import { supplierCodeText } from '../supplier-codes.ts'

/** CIE L*a*b* under D65, 2°; how far a lot may be off; the house's own code, empty where there is none. */
export const colorColumns = ['lab_l', 'lab_a', 'lab_b', 'delta_e_tolerance', 'supplier_code'] as const

export function colorCells(
  { supplierCodes = [] }: Pick<ContentItem, 'supplierCodes'>,
  of: ColorOf,
  { hex, code }: { readonly hex: string; readonly code: string },
): (string | number)[] {
  const { lab, toleranceDe00 } = colorStandardOf(hex, of)
  return [...lab, toleranceDe00, supplierCodeText(supplierCodes, of, code) ?? '']
}
