import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { dequal } from 'dequal'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly address: Address
  /** The one that it may be the same as. */
  readonly same?: Address
}

/** An address in a few lines. */
export function AddressText({ address, same }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (same && dequal(address, same)) return t('preorder.sameAsDelivery')
  const { line1, line2, city, state, postal_code, country } = address.address
  return (
    <>
      {address.organization}
      <br />
      {`${address.firstName} ${address.lastName}`}
      <br />
      {line2 ? `${line1}, ${line2}` : line1}
      <br />
      {`${city} ${state} ${postal_code}`}
      {country !== 'CA' && (
        <>
          <br />
          {new Intl.DisplayNames(`${locale}-CA`, { type: 'region' }).of(country)}
        </>
      )}
    </>
  )
}
