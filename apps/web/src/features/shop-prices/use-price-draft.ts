import type { Pricing } from '@teamloom/catalog/definition.ts'
import { checkPricing } from '@teamloom/commerce/house/price-faults.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { useTranslation } from 'react-i18next'

/** What is changed and not set yet, by products' names. */
export type PriceDrafts = Readonly<Record<string, Pricing>>

export type PriceDraft = {
  readonly pricing: Pricing
  /** The prices as they are set. */
  readonly was: Pricing
  readonly isReadOnly: boolean
  readonly set: (pricing: Pricing) => void
  /** Why one of these fields cannot be so, in words. */
  readonly faultAt: (fields: readonly string[]) => string | undefined
  readonly isWrong: boolean
  /** The first of the ranges. */
  readonly rangeFault: string | undefined
}

type Given = Pick<PriceDraft, 'was' | 'isReadOnly'> & {
  readonly drafted: Pricing | undefined
  readonly sizeNames: readonly string[]
  readonly onChange: (pricing: Pricing | undefined) => void
}

/** A product's prices as they are being changed. */
export function usePriceDraft({ was, drafted, sizeNames, isReadOnly, onChange }: Given): PriceDraft {
  const { t } = useTranslation()
  const pricing = drafted ?? was
  const faults = checkPricing(pricing, sizeNames)
  const wordsOf = (fields: (field: string) => boolean) => {
    const fault = faults.find(({ field }) => fields(field))
    return fault && t(`prices.rules.${fault.rule}`)
  }
  return {
    pricing,
    was,
    isReadOnly,
    isWrong: faults.length > 0,
    set: next => onChange(isSame(next, was) ? undefined : next),
    faultAt: fields => wordsOf(field => fields.includes(field)),
    rangeFault: wordsOf(field => field.includes('pricingRange')),
  }
}

/** How many amounts and quantities are others. */
export function countChanges(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other) ? 0 : 1
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const at = (of: object, key: string) => (of as Readonly<Record<string, unknown>>)[key]
  return [...keys].reduce((sum, key) => sum + countChanges(at(one, key), at(other, key)), 0)
}
