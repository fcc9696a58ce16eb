import type { Locale } from '@teamloom/kit/label.ts'
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** `x204`, `ext. 204`, `poste 204`, `p. 204`, `local 204`, `#204`, in brackets too; `,204` as telephones dial it. */
const extended = /[([]?(?:;\s?ext=|ext(?:ension|n)?|postes?|local|[px#,;])[\s.:#n°o]{0,6}(\d{1,7})[)\]]?$/i
const digits = /^[+\d\s()./\p{Pd}\u2212]*$/u

/** A number and the extension that follows it, which has one to seven digits; null: none. */
export function partsOfPhone(phone: string): {
  readonly number: string
  readonly extension: string | null
  /** Something stands in it that is neither. */
  readonly hasWords: boolean
} {
  const text = phone
    .normalize('NFKC')
    .trim()
    .replace(/^tel:\s?/i, '')
  const found = extended.exec(text)
  const number = found ? text.slice(0, found.index).replaceAll(/[,;]/g, ' ').trim() : text
  const extension = found?.[1]
  return { number, extension: extension ?? null, hasWords: !digits.test(number) }
}

/** Canada, the United States and the territories of AD6. */
const served: readonly string[] = ['CA', 'US', 'AS', 'GU', 'MP', 'PR', 'VI']

/** AD3: a number of either country with either address: they share +1. */
export function isPhone(phone: string): boolean {
  const { number, hasWords } = partsOfPhone(phone)
  const parsed = parsePhoneNumberFromString(number, 'CA')
  if (hasWords || !parsed || !isValidPhoneNumber(number, 'CA')) return false
  return parsed.countryCallingCode === '1' && (!parsed.country || served.includes(parsed.country))
}

/** E.164 for keeping, with its extension: `+15145550123 x204`. */
export function formatPhone(phone: string): string {
  const { number, extension } = partsOfPhone(phone)
  const kept = parsePhoneNumberFromString(number, 'CA')?.number ?? number
  return extension === null ? kept : `${kept} x${extension}`
}

const shownExtension = {
  en: (digits: string) => `ext. ${digits}`,
  fr: (digits: string) => `poste ${digits}`,
} as const satisfies Record<Locale, unknown>

/** `+1 514 555 0199 ext. 204`, or `poste 204`, once it is a number. */
export function phoneForShow(text: string, locale: Locale): string {
  if (!isPhone(text)) return text
  const { number, extension } = partsOfPhone(text)
  const shown = parsePhoneNumberFromString(number, 'CA')?.formatInternational() ?? number
  if (extension === null) return shown
  return `${shown} ${shownExtension[locale](extension)}`
}
