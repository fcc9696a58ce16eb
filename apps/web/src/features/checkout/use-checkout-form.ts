import type { Issue } from '@teamloom/contract/client.ts'
import { useEffect, useState } from 'react'
import {
  type AddressField,
  type AddressSection,
  type CheckoutDraft,
  withField,
  withOwnBilling,
  withTidyCode,
} from '#web/features/checkout/address-draft.ts'
import { type AddressFaults, faultOfIssue, faultsOf } from '#web/features/checkout/address-faults.ts'
import { checkoutDraftStore } from '#web/features/checkout/checkout-draft-store.ts'

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

type Refused = Readonly<Record<AddressSection, AddressFaults>>

const sections = ['shipping', 'billing'] as const

/** What is typed, what is wrong with it, and what of that may be said already. Outlives a reload. */
export function useCheckoutForm(first: CheckoutDraft, userId: string) {
  const [draft, setDraft] = useState(() => checkoutDraftStore.read(userId) ?? first)
  /** `shipping.phone`: fields that were left, or that a submit asked about. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Refused>({ shipping: {}, billing: {} })
  useEffect(() => checkoutDraftStore.write(userId, draft), [userId, draft])

  const active = sections.filter(section => section === 'shipping' || !draft.isSame)
  const faults = {
    shipping: { ...refused.shipping, ...faultsOf(draft.shipping) },
    billing: { ...refused.billing, ...faultsOf(draft.billing) },
  }

  return {
    draft,
    faults,
    active,
    isComplete: active.every(section => Object.keys(faults[section]).length === 0),
    /** The fault to show below a field. */
    shownFault: (section: AddressSection, field: AddressField) =>
      visited.has(`${section}.${field}`) ? faults[section][field] : undefined,
    setField: (section: AddressSection, field: AddressField, value: string, state?: string) => {
      setDraft(before => ({ ...before, [section]: withField(before[section], field, value, state) }))
      setRefused(before => {
        const { [field]: _, ...others } = before[section]
        return { ...before, [section]: others }
      })
    },
    visit: (section: AddressSection, field: AddressField) => {
      setVisited(before => new Set(before).add(`${section}.${field}`))
      if (field !== 'zipcode') return
      setDraft(before => ({ ...before, [section]: withTidyCode(before[section]) }))
    },
    setSame: (isSame: boolean) =>
      setDraft(before => (isSame ? { ...before, isSame } : withOwnBilling(before))),
    setPromoCode: (promoCode: string) => setDraft(before => ({ ...before, promoCode })),
    /** Every fault is shown from now on. */
    showAll: () =>
      setVisited(new Set(active.flatMap(section => fieldsOf(section, Object.keys(faults[section]))))),
    /** What the server found: at its fields. */
    showIssues: (issues: readonly Issue[]) => {
      const found: Record<AddressSection, AddressFaults> = { shipping: {}, billing: {} }
      for (const { path } of issues) {
        const match = /^(shipping|billing)Address\.(\w+)/.exec(path)
        const section = sections.find(known => known === match?.[1])
        const field = match?.[2] as AddressField
        if (section && field in draft[section]) {
          found[section] = { ...found[section], [field]: faultOfIssue(field, draft[section]) }
        }
      }
      setRefused(found)
      setVisited(new Set(sections.flatMap(section => fieldsOf(section, Object.keys(found[section])))))
    },
    forget: () => checkoutDraftStore.forget(),
  }
}

function fieldsOf(section: AddressSection, fields: readonly string[]): string[] {
  return fields.map(field => `${section}.${field}`)
}
