import { describe, expect, it } from 'vitest'
import { remainingSteps } from '#web/features/checkout/remaining-steps.ts'

const ca = { country: 'CA' as const }
const us = { country: 'US' as const }
const right = { draft: ca, faults: {} }

describe('what is left to do', () => {
  it('is nothing when all is right and confirmed', () => {
    expect(
      remainingSteps({ shipping: right, billing: undefined, isFinal: true, acceptsTerms: true }),
    ).toEqual([])
  })

  it('names what is wrong, in the order of the page', () => {
    expect(
      remainingSteps({
        shipping: { draft: ca, faults: { zipcode: 'postalCode', phone: 'phoneTooShort' } },
        billing: { draft: us, faults: { zipcode: 'zipCode', phone: 'invalid_phone' } },
        isFinal: false,
        acceptsTerms: false,
      }),
    ).toEqual(['postalCode', 'phone', 'zipCode', 'final', 'terms'])
  })

  it('asks for the address as a whole while something is missing', () => {
    const missing = { draft: ca, faults: { city: 'required', phone: 'phoneTooShort' } } as const
    expect(
      remainingSteps({ shipping: missing, billing: missing, isFinal: true, acceptsTerms: false }),
    ).toEqual(['delivery', 'billing', 'terms'])
  })

  it('asks to correct an address whose field has no name of its own', () => {
    const long = { draft: ca, faults: { city: 'tooLong' } } as const
    expect(remainingSteps({ shipping: long, billing: undefined, isFinal: true, acceptsTerms: true })).toEqual(
      ['correctDelivery'],
    )
  })
})
