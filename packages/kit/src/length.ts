import type { Locale } from './label.ts'
import { decimalText } from './number-format.ts'

/** One inch in centimetres, exactly. */
const cmPerInch = 2.54

export function inchesToCm(inches: number): number {
  return inches * cmPerInch
}

/** To what designs are set by. */
export function toEighth(inches: number): number {
  return Math.round(inches * 8) / 8
}

/** Inches from which on a tape is read to the eighth; what is shorter is ruled, to the sixteenth. */
const taped = 2

/** The figure by which a length is known wherever it is told: inches to the sixteenth below 2 in, to the eighth from there. */
export function toldInches(inches: number): number {
  // Tables carry thousandths: what is told of these is told of the length itself.
  const fine = Math.round(inches * 1000) / 1000
  const sixteenth = Math.round(fine * 16) / 16
  return Math.abs(sixteenth) < taped ? sixteenth : toEighth(fine)
}

/** A length in words: `6 1/2`, `1 1/16`, `0`. */
export function fractionText(inches: number): string {
  const parts = Math.round(Math.abs(toldInches(inches)) * 16)
  const sign = inches < 0 && parts > 0 ? '-' : ''
  const [whole, rest] = [Math.floor(parts / 16), parts % 16]
  if (rest === 0) return `${sign}${whole}`
  const divisor = [8, 4, 2, 1].find(each => rest % each === 0) ?? 1
  const fraction = `${rest / divisor}/${16 / divisor}`
  return whole === 0 ? `${sign}${fraction}` : `${sign}${whole} ${fraction}`
}

/** The nearest eighth of an inch as people write it: `6 1/2`, `7 3/4`, `12`, `0`. */
export function eighthsText(inches: number): string {
  const eighths = Math.round(Math.abs(inches) * 8)
  const sign = inches < 0 && eighths > 0 ? '-' : ''
  const whole = Math.floor(eighths / 8)
  const rest = eighths % 8
  if (rest === 0) return `${sign}${whole}`
  const divisor = rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1
  const fraction = `${rest / divisor}/${8 / divisor}`
  return whole === 0 ? `${sign}${fraction}` : `${sign}${whole} ${fraction}`
}

/** What people write: `6 1/2`, `7/8`, `6.5`, `6,5`; to the nearest eighth. Undefined: no length. */
export function readEighths(text: string): number | undefined {
  const [, whole, decimals, above, below] =
    /^(?:(\d{1,3})(?:[.,](\d{1,4}))?)?\s*(?:(\d{1,2})\/(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined && above === undefined) return undefined
  if ((decimals !== undefined && above !== undefined) || below === '0') return undefined
  const share = above === undefined ? 0 : Number(above) / Number(below)
  return Math.round((Number(`${whole ?? 0}.${decimals ?? 0}`) + share) * 8) / 8
}

/** `6 1/2 in` or `6 1/2 po`. */
export function inchesText(inches: number, locale: Locale): string {
  return `${fractionText(inches)}\u00a0${locale === 'fr' ? 'po' : 'in'}`
}

/** `1.41 in (3.6 cm)` or `1,41 po (3,6 cm)`: of what a machine makes, and no tape is laid on. */
export function exactText(inches: number, locale: Locale): string {
  const own = `${decimalText(inches, 2, locale)}\u00a0${locale === 'fr' ? 'po' : 'in'}`
  return `${own} (${decimalText(inchesToCm(inches), 1, locale)}\u00a0cm)`
}

/** Whether a rule has that length. */
export function isRuled(inches: number): boolean {
  return Math.abs(toldInches(inches) - inches) < 0.0005
}

/** A length as a file has it: `1.765 in`, `1,765 po`. */
export function fileText(inches: number, locale: Locale): string {
  return `${decimalText(inches, 3, locale)}\u00a0${locale === 'fr' ? 'po' : 'in'}`
}

/** `10 1/2 in` where a rule has that length, else as its file does: `1.765 in`, `1,765 po`. */
export function madeText(inches: number, locale: Locale): string {
  return isRuled(inches) ? inchesText(inches, locale) : fileText(inches, locale)
}

/** A length that is made, in centimetres: `4.48 cm` for 1.765 in. */
export function madeCmText(inches: number, locale: Locale): string {
  return `${decimalText(inchesToCm(inches), 2, locale)}\u00a0cm`
}

/** `16.5 cm` or `16,5 cm`: of the inches that are told beside it, so that both are one length. */
export function cmText(inches: number, locale: Locale): string {
  return `${decimalText(inchesToCm(toldInches(inches)), 1, locale)}\u00a0cm`
}
