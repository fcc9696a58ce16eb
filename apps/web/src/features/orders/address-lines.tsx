import type { Address } from '@teamloom/commerce/addresses/address.ts'
import classes from '#web/features/orders/address-lines.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** An address as an envelope has it. */
export function AddressLines({ title, address }: { readonly title: string; readonly address: Address }) {
  const locale = useLocale()
  const { line1, line2, city, state, postal_code, country } = address.address
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>{title}</h3>
      <address className={classes.lines}>
        {address.organization}
        <br />
        {`${address.firstName} ${address.lastName}`}
        <br />
        {line2 ? `${line1}, ${line2}` : line1}
        <br />
        {`${city} ${state}\u00a0\u00a0${postal_code}`}
        <br />
        {new Intl.DisplayNames(`${locale}-CA`, { type: 'region' }).of(country)}
      </address>
    </div>
  )
}
