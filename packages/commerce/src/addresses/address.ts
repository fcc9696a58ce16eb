import { hasVisible, isPlainLine, withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod/mini'
import { emailSchema } from './email-schema.ts'
import { formatPhone, isPhone } from './phone.ts'
import { type Country, countries, isRegionOf } from './regions.ts'

/** Canada Post's pattern: D, F, I, O, Q and U are never used, W and Z never first. */
const canadianPostalCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][\s\p{Pd}\u2212]*\d[ABCEGHJ-NPRSTV-Z]\d$/iu
const zipCode = /^\d{5}([\s\p{Pd}\u2212]*\d{4})?$/u

export function isPostalCodeOf(country: Country, code: string): boolean {
  return (country === 'CA' ? canadianPostalCode : zipCode).test(code.trim())
}

/** A postal code as an envelope shows it: `H3K 1A5`, `90210-1234`. */
export function formatPostalCode(country: Country, code: string): string {
  const bare = code.toUpperCase().replace(/[\s\p{Pd}\u2212]+/gu, '')
  if (country === 'CA') return `${bare.slice(0, 3)} ${bare.slice(3)}`
  return bare.length > 5 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare
}

function optionalFieldSchema(max: number) {
  return z
    .string()
    .check(
      z.overwrite(withoutHidden),
      z.trim(),
      z.refine(isPlainLine, 'control characters are not allowed'),
      z.normalize('NFC'),
      z.maxLength(max),
    )
}

function fieldSchema(max: number) {
  return optionalFieldSchema(max).check(z.refine(hasVisible, 'is required'))
}

/** An address as the form has it. */
export const addressSchema = z.object({
  organization: fieldSchema(200),
  firstName: fieldSchema(200),
  lastName: fieldSchema(200),
  address: fieldSchema(300),
  appartment: z.nullish(optionalFieldSchema(100)),
  city: fieldSchema(200),
  country: z.enum(countries),
  state: z.string().check(z.trim(), z.toUpperCase()),
  zipcode: fieldSchema(20),
  phone: fieldSchema(40),
  email: emailSchema,
})

export type AddressProblem = 'invalid_state' | 'invalid_postal_code' | 'invalid_phone'

export type AddressForm = z.output<typeof addressSchema>

/** AD1, AD2, AD3: its state and its code are of its country, its phone is real. */
export function problemsOfAddress(
  form: Pick<AddressForm, 'country' | 'state' | 'zipcode' | 'phone'>,
): { readonly path: 'state' | 'zipcode' | 'phone'; readonly message: AddressProblem }[] {
  return [
    ...(isRegionOf(form.country, form.state) ? [] : [{ path: 'state', message: 'invalid_state' } as const]),
    ...(isPostalCodeOf(form.country, form.zipcode)
      ? []
      : [{ path: 'zipcode', message: 'invalid_postal_code' } as const]),
    ...(isPhone(form.phone) ? [] : [{ path: 'phone', message: 'invalid_phone' } as const]),
  ]
}

/** The shape in which an address is kept and shown. */
export type Address = {
  readonly organization: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly address: {
    readonly line1: string
    readonly line2: string | null
    readonly city: string
    readonly country: Country
    readonly state: string
    readonly postal_code: string
  }
}

export function toAddress(form: AddressForm): Address {
  return {
    organization: form.organization,
    firstName: form.firstName,
    lastName: form.lastName,
    phone: formatPhone(form.phone),
    email: form.email,
    address: {
      line1: form.address,
      line2: form.appartment || null,
      city: form.city,
      country: form.country,
      state: form.state,
      postal_code: formatPostalCode(form.country, form.zipcode),
    },
  }
}

export function toAddressForm(address: Address): AddressForm {
  return {
    organization: address.organization,
    firstName: address.firstName,
    lastName: address.lastName,
    address: address.address.line1,
    appartment: address.address.line2,
    city: address.address.city,
    country: address.address.country,
    state: address.address.state,
    zipcode: address.address.postal_code,
    phone: address.phone,
    email: address.email,
  }
}
