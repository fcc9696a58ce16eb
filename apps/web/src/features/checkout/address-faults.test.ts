import { describe, expect, it } from 'vitest'
import {
  type AddressDraft,
  firstDraft,
  withField,
  withOwnBilling,
} from '#web/features/checkout/address-draft.ts'
import { faultsOf } from '#web/features/checkout/address-faults.ts'

const good: AddressDraft = {
  organization: 'Wolves Rowing Club',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address: '1450 Canal Street',
  appartment: '',
  city: 'Montréal',
  country: 'CA',
  state: 'QC',
  zipcode: 'h3k1a5',
  phone: '+1 514 555 0199',
  email: 'maya@wolvesrowing.ca',
}

describe('faults of an address', () => {
  it('has none when it is right, with or without an apartment', () => {
    expect(faultsOf(good)).toEqual({})
    expect(faultsOf({ ...good, appartment: '4B' })).toEqual({})
  })

  it.each<[Partial<AddressDraft>, object]>([
    [{ organization: '  ' }, { organization: 'required' }],
    [{ zipcode: '' }, { zipcode: 'required' }],
    [{ zipcode: '05401' }, { zipcode: 'postalCode' }],
    [{ country: 'US', state: 'VT' }, { zipcode: 'zipCode' }],
    [{ country: 'US', state: 'QC', zipcode: '05401' }, { state: 'invalid_state' }],
    [{ phone: '+1 514 555 01' }, { phone: 'phoneTooShort' }],
    [{ phone: '(514) 555-01' }, { phone: 'phoneTooShort' }],
    [{ phone: '555 0199' }, { phone: 'phoneTooShort' }],
    [{ phone: '+1 514 555 01999' }, { phone: 'phoneTooLong' }],
    [{ phone: '+33 1 23 45 67 89' }, { phone: 'invalid_phone' }],
    [{ phone: '+1 514 555 0199 x204' }, {}],
    [{ phone: '514 555 0199 poste 204' }, {}],
    [{ phone: '514 555 0199 Marie' }, { phone: 'phoneWords' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ email: 'maya' }, { email: 'email' }],
    [{ email: 'zoé@exemple.ca' }, { email: 'emailLetters' }],
    [{ email: 'zoe@exemplé.ca' }, { email: 'emailLetters' }],
    [{ email: 'zoe@xn--exempl-gva.ca' }, {}],
    [{ city: 'x'.repeat(201) }, { city: 'tooLong' }],
    [{ city: 'a\u0007b' }, { city: 'invalid' }],
  ])('finds %j', (change, faults) => {
    expect(faultsOf({ ...good, ...change })).toEqual(faults)
  })
})

describe('the draft', () => {
  const person = {
    organization: 'Wolves Rowing',
    firstName: 'Maya',
    lastName: 'Tremblay',
    email: 'maya@example.com',
  }
  const first = firstDraft(person, { shippingAddress: null, billingAddress: null }, 'fr')

  it('begins with who is logged in and their team, in Québec, billed there too', () => {
    expect(first).toMatchObject({
      isSame: true,
      shipping: { ...person, country: 'CA', state: 'QC', phone: '' },
    })
  })

  it('begins with the last request’s addresses', () => {
    const kept = {
      ...person,
      organization: 'Wolves',
      phone: '+15145550199 x204',
      address: {
        line1: '1 Rue',
        line2: null,
        city: 'Laval',
        country: 'CA' as const,
        state: 'QC',
        postal_code: 'H3K 1A5',
      },
    }
    expect(firstDraft(person, { shippingAddress: kept, billingAddress: null }, 'fr').shipping).toMatchObject({
      organization: 'Wolves',
      appartment: '',
      phone: '+1 514 555 0199 poste 204',
      zipcode: 'H3K 1A5',
    })
  })

  it('has no state of another country until one is chosen, or was before', () => {
    const abroad = withField(good, 'country', 'US')
    expect(abroad).toMatchObject({ country: 'US', state: '' })
    expect(faultsOf({ ...abroad, zipcode: '05401' })).toEqual({ state: 'required' })
    expect(withField(abroad, 'country', 'CA', 'QC').state).toBe('QC')
    expect(withField(good, 'city', 'Laval').state).toBe('QC')
  })

  it('begins an own billing address with the delivery’s, once', () => {
    const own = withOwnBilling({ ...first, shipping: good })
    expect(own).toMatchObject({ isSame: false, billing: good })
    const edited = { ...own, isSame: true, billing: { ...good, organization: 'Treasurer' } }
    expect(withOwnBilling(edited).billing.organization).toBe('Treasurer')
  })
})
