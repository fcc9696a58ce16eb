import {
  type Address,
  formatPostalCode,
  isPostalCodeOf,
  toAddressForm,
} from '@teamloom/commerce/addresses/address.ts'
import { phoneForShow } from '@teamloom/commerce/addresses/phone.ts'
import type { Country } from '@teamloom/commerce/addresses/regions.ts'
import type { Locale } from '@teamloom/kit/label.ts'

/** An address while it is being typed. */
export type AddressDraft = {
  readonly organization: string
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly appartment: string
  readonly city: string
  readonly country: Country
  readonly state: string
  readonly zipcode: string
  readonly phone: string
  readonly email: string
}

export type AddressField = keyof AddressDraft

/** What is typed at the delivery step. */
export type CheckoutDraft = {
  readonly shipping: AddressDraft
  readonly billing: AddressDraft
  readonly isSame: boolean
  readonly promoCode: string
}

export type AddressSection = 'shipping' | 'billing'

const blank: AddressDraft = {
  organization: '',
  firstName: '',
  lastName: '',
  address: '',
  appartment: '',
  city: '',
  country: 'CA',
  state: 'QC',
  zipcode: '',
  phone: '',
  email: '',
}

type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The team that orders. */
  readonly organization: string
}

/** What the form begins with: the addresses of the last request, else who is logged in. */
export function firstDraft(
  person: Person,
  last: { readonly shippingAddress: Address | null; readonly billingAddress: Address | null },
  locale: Locale,
): CheckoutDraft {
  const { organization, firstName, lastName, email } = person
  const own = { ...blank, organization, firstName, lastName, email }
  return {
    shipping: last.shippingAddress ? draftOf(last.shippingAddress, locale) : own,
    billing: last.billingAddress ? draftOf(last.billingAddress, locale) : { ...own, organization: '' },
    isSame: true,
    promoCode: '',
  }
}

export function draftOf(address: Address, locale: Locale): AddressDraft {
  const form = toAddressForm(address)
  return { ...form, appartment: form.appartment ?? '', phone: phoneForShow(form.phone, locale) }
}

/** With another country comes `state`, the one that was chosen of it before; else none is. */
export function withField(draft: AddressDraft, field: AddressField, value: string, state = ''): AddressDraft {
  if (field !== 'country') return { ...draft, [field]: value }
  return { ...draft, country: value as Country, state }
}

/** Its code as an envelope shows it, once it is one. */
export function withTidyCode(draft: AddressDraft): AddressDraft {
  const { country, zipcode } = draft
  return isPostalCodeOf(country, zipcode) ? { ...draft, zipcode: formatPostalCode(country, zipcode) } : draft
}

/** A billing address of one's own begins as the delivery's. */
export function withOwnBilling(draft: CheckoutDraft): CheckoutDraft {
  const isUnused = draft.billing.organization === '' && draft.billing.address === ''
  return { ...draft, isSame: false, billing: isUnused ? draft.shipping : draft.billing }
}
