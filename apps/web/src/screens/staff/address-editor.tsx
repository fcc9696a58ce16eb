import type { Address } from '@teamloom/commerce/addresses/address.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { dequal } from 'dequal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AddressDraft,
  type AddressField,
  draftOf,
  withField,
} from '#web/features/checkout/address-draft.ts'
import { faultsOf } from '#web/features/checkout/address-faults.ts'
import { AddressFields } from '#web/features/checkout/address-fields.tsx'
import type { AddressEditorProps } from '#web/features/orders/preorder/details-card.tsx'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import type { Rebased } from '#web/features/orders/preorder/use-save-on-top.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { mergeAddresses } from '#web/screens/staff/merge-addresses.ts'
import classes from '#web/screens/staff/preorder-screen.module.css'

/** A request's delivery or billing address in its fields, held to the rules of the checkout. */
export function AddressEditor({ which, address, onDone }: AddressEditorProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail } = useEditing()
  const [first, setFirst] = useState(() => draftOf(address, locale))
  const [draft, setDraft] = useState(first)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const addressIn = (request: PreorderDetail): Address =>
    which === 'shipping' ? request.shipping : request.invoice.customer
  // What is not typed here is as it is by now.
  const shown = mergeAddresses(first, draft, draftOf(addressIn(detail), locale)).draft
  const faults = faultsOf(shown)
  const form = {
    draft: { [which]: shown } as Readonly<Record<typeof which, AddressDraft>>,
    shownFault: (_: string, field: AddressField) =>
      visited.has(field) || shown[field] !== first[field] ? faults[field] : undefined,
    setField: (_: string, field: AddressField, value: string, state?: string) =>
      setDraft(withField(shown, field, value, state)),
    visit: (_: string, field: AddressField) => setVisited(before => new Set(before).add(field)),
  }
  const rebase = (newest: PreorderDetail): Rebased => {
    const theirs = draftOf(addressIn(newest), locale)
    const { draft: merged, clashes } = mergeAddresses(first, draft, theirs)
    const isComplete = Object.keys(faultsOf(merged)).length === 0
    return {
      edit:
        !isComplete || dequal(merged, theirs)
          ? undefined
          : which === 'shipping'
            ? { kind: 'setShipping', shippingAddress: merged }
            : { kind: 'setBilling', billingAddress: merged },
      clashes: clashes.map(field => {
        const text = (of: AddressDraft) =>
          field === 'place' ? `${of.address}, ${of.city} ${of.state} ${of.zipcode}` : of[field]
        const name = t(`address.${field === 'place' ? 'address' : field}`)
        return `${name} ${text(first)} → ${text(theirs)}`
      }),
    }
  }
  return (
    <EditBox
      edit={rebase(detail).edit}
      valueOf={addressIn}
      rebase={rebase}
      saveLabel={t('common.save')}
      isPriceless={which === 'billing'}
      onSaved={onDone}
      onCancel={onDone}
      onTake={newest => {
        const theirs = draftOf(addressIn(newest), locale)
        const { yielded } = mergeAddresses(first, draft, theirs)
        if (dequal(yielded, theirs)) return onDone()
        setFirst(theirs)
        setDraft(yielded)
      }}
    >
      <div className={classes.address}>
        <AddressFields form={form} section={which} />
      </div>
    </EditBox>
  )
}
