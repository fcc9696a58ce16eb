import type { Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { type ColorOf, colorStandardOf, labTargetOf } from './color-standard.ts'

const minus = '\u2212'

/** `#163E2D, ΔE00 ≤ 1.5`, and in a line of its own `L* 23.0 a* −18.9 b* 6.3`: no figure of it is broken. */
export function standardText(hex: string, of: ColorOf, locale: Locale): string {
  return standardOf(hex, colorStandardOf(hex, of).toleranceDe00, locale)
}

export function standardOf(hex: string, toleranceDe00: number, locale: Locale): string {
  const [l, a, b] = labTargetOf(hex).map(each => decimalText(each, 1, locale))
  const tolerance = `${hex.toUpperCase()}, ΔE00 ≤ ${decimalText(toleranceDe00, 1, locale)}`
  return `${tolerance}\nL* ${l} a* ${a} b* ${b}`.replaceAll(' ', '\u00a0').replaceAll('-', minus)
}
