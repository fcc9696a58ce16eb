import type { AddressDraft } from '#web/features/checkout/address-draft.ts'
import type { AddressFaults } from '#web/features/checkout/address-faults.ts'

export type RemainingStep =
  | 'delivery'
  | 'correctDelivery'
  | 'billing'
  | 'correctBilling'
  | 'phone'
  | 'postalCode'
  | 'zipCode'
  | 'email'
  | 'final'
  | 'terms'

type Section = { readonly draft: Pick<AddressDraft, 'country'>; readonly faults: AddressFaults }

/** What is left to do before the request can be sent, in the order of the page. */
export function remainingSteps(form: {
  readonly shipping: Section
  /** Absent while it is the same as the delivery. */
  readonly billing: Section | undefined
  readonly isFinal: boolean
  readonly acceptsTerms: boolean
}): RemainingStep[] {
  const steps: RemainingStep[] = [
    ...stepsOf(form.shipping, 'delivery', 'correctDelivery'),
    ...(form.billing ? stepsOf(form.billing, 'billing', 'correctBilling') : []),
    ...(form.isFinal ? [] : (['final'] as const)),
    ...(form.acceptsTerms ? [] : (['terms'] as const)),
  ]
  return [...new Set(steps)]
}

function stepsOf(
  { draft, faults }: Section,
  complete: RemainingStep,
  correct: RemainingStep,
): RemainingStep[] {
  const fields = Object.keys(faults) as (keyof AddressFaults)[]
  if (fields.some(field => faults[field] === 'required')) return [complete]
  return fields.map(field => {
    if (field === 'phone' || field === 'email') return field
    if (field === 'zipcode') return draft.country === 'US' ? 'zipCode' : 'postalCode'
    return correct
  })
}
