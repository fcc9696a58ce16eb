import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { type SeamsRound, seamsRound } from '@teamloom/pattern/seams-round.ts'

type Styles = Readonly<Record<string, string>>

/** In one of the product's sizes. */
export type MeasuredSeams = SeamsRound & { readonly sizeName: string }

/** What is carried meets many places of one garment: it is cut once for all of them. */
let last: { readonly key: string; readonly cut: Cut; readonly sizeName: string } | undefined

/** The seams round a place of a product in some styles, in the size that is shown. Loaded when something is measured. */
export function seamsOf(
  productName: string,
  styles: Styles,
  place: LocationDefinition,
): MeasuredSeams | null {
  const key = `${productName} ${JSON.stringify(styles)}`
  if (last?.key !== key) {
    const pattern = findPattern(productName)
    if (!pattern) return null
    const { baseSize } = pattern
    last = { key, cut: pattern.cut(baseSize, styles), sizeName: baseSize }
  }
  return { ...seamsRound(last.cut, place), sizeName: last.sizeName }
}
