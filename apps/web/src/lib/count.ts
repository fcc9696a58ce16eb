import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'

/** For texts in singular and plural with a written number: `{{n}} pieces` with `1,240`. */
export function countOf(value: number, locale: Locale): { readonly count: number; readonly n: string } {
  // French has a third form for whole millions, which our texts do not need.
  return { count: Math.min(value, 2), n: numberText(value, locale) }
}
