import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { type SeamsRound, seamsRound } from '@teamloom/pattern/seams-round.ts'

/** In one of the product's sizes. */
export type MeasuredSeams = SeamsRound & { readonly sizeName: string }

/** The seams round a place of a product in some styles, in the size that is shown. Loaded when something is measured. */
export function seamsOf(
  productName: string,
  styles: Readonly<Record<string, string>>,
  place: LocationDefinition,
): MeasuredSeams | null {
  const pattern = findPattern(productName)
  if (!pattern) return null
  const { baseSize } = pattern
  return { ...seamsRound(pattern.cut(baseSize, styles), place), sizeName: baseSize }
}
