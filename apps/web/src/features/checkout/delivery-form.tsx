import { Checkbox } from '@mantine/core'
import type { Currency } from '@teamloom/kit/money.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useSetCurrency } from '#web/data/user.ts'
import { AddressFields } from '#web/features/checkout/address-fields.tsx'
import classes from '#web/features/checkout/delivery-form.module.css'
import type { CheckoutForm } from '#web/features/checkout/use-checkout-form.ts'

type Props = {
  readonly form: CheckoutForm
  readonly currency: Currency
  readonly setCurrency: ReturnType<typeof useSetCurrency>
}

/** Where it goes, and where the invoice goes when that is elsewhere. */
export function DeliveryForm({ form, currency, setCurrency }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [switchedTo, setSwitchedTo] = useState<Currency>()

  const switchTo = (country: string) => {
    const wanted = country === 'US' ? 'usd' : 'cad'
    if (wanted === currency) return
    setCurrency.mutate(wanted, { onSuccess: () => setSwitchedTo(wanted) })
  }

  return (
    <>
      <section className={classes.card} aria-labelledby={`${id}-delivery`}>
        <h2 id={`${id}-delivery`} className={classes.title}>
          {t('address.delivery')}
        </h2>
        <AddressFields
          form={form}
          section="shipping"
          onCountry={switchTo}
          countryHint={
            <span role="status" className={classes.hint} data-switched={switchedTo !== undefined}>
              {switchedTo ? t(`address.switched.${switchedTo}`) : t('address.currencyHint')}
            </span>
          }
        />
      </section>
      <section className={classes.card} aria-labelledby={`${id}-billing`}>
        <div className={classes.head}>
          <h2 id={`${id}-billing`} className={classes.title}>
            {t('address.billing')}
          </h2>
          <Checkbox
            name="sameAsDelivery"
            label={t('address.sameAsDelivery')}
            checked={form.draft.isSame}
            onChange={event => form.setSame(event.currentTarget.checked)}
          />
        </div>
        {!form.draft.isSame && <AddressFields form={form} section="billing" />}
      </section>
    </>
  )
}
