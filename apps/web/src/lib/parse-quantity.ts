import { mostOfSize } from '@teamloom/commerce/pricing/size-quantities.ts'

export type ParsedQuantity =
  | { readonly qty: number; readonly problem?: undefined }
  | { readonly qty?: undefined; readonly problem: 'notWhole' | 'tooMany' }

/** Figures in groups of three, as sheets and invoices show them: `1 200`. */
const grouped = /^\d{1,3}([ \u00a0\u202f]\d{3})+$/

/** What a person typed into a size: nothing is zero. */
export function parseQuantity(text: string): ParsedQuantity {
  const bare = text.trim()
  const digits = grouped.test(bare) ? bare.replace(/\D/g, '') : bare
  if (!/^\d*$/.test(digits)) return { problem: 'notWhole' }
  const qty = Number(digits)
  return qty <= mostOfSize ? { qty } : { problem: 'tooMany' }
}

/** Numbers copied from a row or column of a sheet; none when the text is not several whole numbers. */
export function parsePasted(text: string): readonly number[] {
  if (grouped.test(text.trim())) return []
  const pieces = text.trim().split(/[\t\n\r;]+|,\s+|\s+/)
  const numbers = pieces.map(piece => (piece.trim() === '' ? undefined : parseQuantity(piece).qty))
  return pieces.length > 1 && numbers.every(qty => qty !== undefined) ? numbers : []
}
