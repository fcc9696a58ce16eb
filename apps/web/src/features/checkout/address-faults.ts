import { addressSchema, problemsOfAddress } from '@teamloom/commerce/addresses/address.ts'
import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import type { AddressDraft, AddressField } from '#web/features/checkout/address-draft.ts'
import { phoneProblem } from '#web/features/checkout/phone-text.ts'

export type AddressFault =
  | 'required'
  | 'email'
  | 'emailLetters'
  | 'tooLong'
  | 'invalid'
  | 'invalid_state'
  | 'postalCode'
  | 'zipCode'
  | 'invalid_phone'
  | 'phoneTooShort'
  | 'phoneTooLong'
  | 'phoneWords'
  | 'refused'

export type AddressFaults = Readonly<Partial<Record<AddressField, AddressFault>>>

/** What is wrong with each field, by the rules that the server holds. */
export function faultsOf(draft: AddressDraft): AddressFaults {
  const faults: Partial<Record<AddressField, AddressFault>> = {}
  for (const problem of problemsOfAddress(draft)) {
    faults[problem.path] = draft[problem.path] === '' ? 'required' : faultOfProblem(problem.path, draft)
  }
  for (const { path, code } of addressSchema.safeParse(draft).error?.issues ?? []) {
    const field = path[0] as AddressField
    if (draft[field].trim() === '') faults[field] = 'required'
    else faults[field] ??= field === 'email' ? emailFault(draft) : code === 'too_big' ? 'tooLong' : 'invalid'
  }
  return faults
}

/** A field that the server refused although it passed here. */
export function faultOfIssue(field: AddressField, draft: AddressDraft): AddressFault {
  if (field === 'state' || field === 'zipcode' || field === 'phone') return faultOfProblem(field, draft)
  return field === 'email' ? emailFault(draft) : 'refused'
}

const emailFault = ({ email }: AddressDraft) => (hasForeignLetters(email) ? 'emailLetters' : 'email')

function faultOfProblem(
  field: 'state' | 'zipcode' | 'phone',
  { country, phone }: AddressDraft,
): AddressFault {
  if (field === 'state') return 'invalid_state'
  if (field === 'zipcode') return country === 'US' ? 'zipCode' : 'postalCode'
  return phoneProblem(phone)
}
