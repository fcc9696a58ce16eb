import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A parcel as it is typed. */
type Parcel = { readonly carrier: string; readonly tracking: string }

export const emptyParcel: Parcel = { carrier: '', tracking: '' }

/** Who carries a parcel, and where it is followed. */
export function ParcelFields({
  parcel,
  onChange,
}: {
  readonly parcel: Parcel
  readonly onChange: (parcel: Parcel) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        size="sm"
        maxLength={100}
        label={t('preorder.carrier')}
        value={parcel.carrier}
        onChange={event => onChange({ ...parcel, carrier: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        maxLength={isAddress(parcel.tracking) ? 500 : 100}
        label={t('preorder.tracking')}
        value={parcel.tracking}
        onChange={event => onChange({ ...parcel, tracking: event.currentTarget.value })}
      />
    </>
  )
}

/** A parcel as its call takes it. */
export function parcelOf({ carrier, tracking }: Parcel) {
  const followed = tracking.trim()
  return {
    ...(carrier.trim() && { carrier: carrier.trim() }),
    ...(followed && { [isAddress(followed) ? 'trackingUrl' : 'trackingNumber']: followed }),
  }
}

/** Where a parcel is followed; anything else is its number. */
const isAddress = (text: string) => /^https?:\/\//.test(text.trim()) && URL.canParse(text.trim())
