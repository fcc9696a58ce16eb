import { Checkbox, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import link from '#web/features/orders/link.module.css'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { emptyParcel, ParcelFields, parcelOf } from '#web/features/orders/preorder/parcel-fields.tsx'
import { useLocale } from '#web/lib/i18n.ts'

/** The parcels of an order, and another one. */
export function ShipmentsField() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail } = useEditing()
  const [isAdding, setAdding] = useState(false)
  const parcels = detail.milestones.filter(({ name }) => name === 'shipped')
  return (
    <>
      {parcels.map(({ created_at, contents, carrier, trackingNumber, trackingUrl }) => (
        <div key={created_at}>
          {[dateText(new Date(created_at), locale), contents, carrier, trackingNumber]
            .filter(Boolean)
            .join(', ')}
          {trackingUrl && (
            <>
              {', '}
              <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {t('preorder.parcel.follow')}
              </a>
            </>
          )}
        </div>
      ))}
      {isAdding ? (
        <ParcelForm onDone={() => setAdding(false)} />
      ) : (
        <button type="button" className={link.root} onClick={() => setAdding(true)}>
          <IconPlus size={16} stroke={1.6} aria-hidden />
          {t('preorder.parcel.add')}
        </button>
      )}
    </>
  )
}

function ParcelForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const [parcel, setParcel] = useState(emptyParcel)
  const [contents, setContents] = useState('')
  const [tellCustomer, setTellCustomer] = useState(true)
  const told = { ...parcelOf(parcel), ...(contents.trim() && { contents: contents.trim() }) }
  return (
    <EditBox
      edit={Object.keys(told).length > 0 ? { kind: 'addShipment', tellCustomer, ...told } : undefined}
      valueOf={({ milestones }) => milestones.length}
      saveLabel={t('preorder.parcel.save')}
      isPriceless
      onSaved={onDone}
      onCancel={onDone}
    >
      <TextInput
        size="sm"
        autoFocus
        maxLength={500}
        label={t('preorder.parcel.contents')}
        value={contents}
        onChange={event => setContents(event.currentTarget.value)}
      />
      <ParcelFields parcel={parcel} onChange={setParcel} />
      <Checkbox
        size="sm"
        label={t('preorder.tellCustomer')}
        checked={tellCustomer}
        onChange={event => setTellCustomer(event.currentTarget.checked)}
      />
    </EditBox>
  )
}
