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
import fields from '#web/features/orders/preorder/fields.module.css'

/** A request's delivery or billing address in its fields, held to the rules of the checkout. */
export function AddressEditor({ which, address, onDone }: AddressEditorProps) {
  const { t } = useTranslation()
  const [first] = useState(() => draftOf(address))
  const [draft, setDraft] = useState(first)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const faults = faultsOf(draft)
  const isComplete = Object.keys(faults).length === 0
  const form = {
    draft: { [which]: draft } as Readonly<Record<typeof which, AddressDraft>>,
    shownFault: (_: string, field: AddressField) =>
      visited.has(field) || draft[field] !== first[field] ? faults[field] : undefined,
    setField: (_: string, field: AddressField, value: string) =>
      setDraft(before => withField(before, field, value)),
    visit: (_: string, field: AddressField) => setVisited(before => new Set(before).add(field)),
  }
  const isChanged = isComplete && !dequal(draft, first)
  return (
    <EditBox
      edit={
        !isChanged
          ? undefined
          : which === 'shipping'
            ? { kind: 'setShipping', shippingAddress: draft }
            : { kind: 'setBilling', billingAddress: draft }
      }
      valueOf={request => (which === 'shipping' ? request.shipping : request.invoice.customer)}
      saveLabel={t('common.save')}
      isPriceless={which === 'billing'}
      onSaved={onDone}
      onCancel={onDone}
    >
      <div className={fields.address}>
        <AddressFields form={form} section={which} />
      </div>
    </EditBox>
  )
}
