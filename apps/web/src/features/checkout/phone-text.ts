import { isPhone, partsOfPhone } from '@teamloom/commerce/addresses/phone.ts'
import { type Country, countries } from '@teamloom/commerce/addresses/regions.ts'
import { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min'

/** A phone number with its spaces and brackets while it is typed; what is no part of a number stays as it is. */
export function phoneAsTyped(text: string, country: Country): string {
  return /^[+\d\s().-]*$/.test(text) ? new AsYouType(country).input(text) : text
}

/** Whose number it is, once it is one. */
export function countryOfPhone(text: string): Country | undefined {
  const { number } = partsOfPhone(text)
  const country = isPhone(text) ? parsePhoneNumberFromString(number, 'CA')?.country : undefined
  return country && (countries.find(known => known === country) ?? 'US')
}

/** In which way it is no number. */
export function phoneProblem(
  phone: string,
): 'phoneTooShort' | 'phoneTooLong' | 'phoneWords' | 'invalid_phone' {
  const { number: text, hasWords } = partsOfPhone(phone)
  if (hasWords) return 'phoneWords'
  const problem = validatePhoneNumberLength(text, 'CA')
  if (problem === 'TOO_LONG') return 'phoneTooLong'
  // Without its area code a number has a length of its own, and between the two it has none.
  const isLocal = parsePhoneNumberFromString(text, 'CA')?.nationalNumber.length === 7
  return problem === 'TOO_SHORT' || problem === 'INVALID_LENGTH' || isLocal
    ? 'phoneTooShort'
    : 'invalid_phone'
}
