import { NativeSelect } from '@mantine/core'
import { type Country, countries, regions } from '@teamloom/commerce/addresses/regions.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { type DeliveryPlace, useTaxEstimate } from '#web/data/tax-estimate.ts'
import { SummaryRow, useMoneyOf } from '#web/features/checkout/summary-rows.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly beforeTaxes: Cents | null
  readonly currency: Currency
  readonly place: DeliveryPlace | undefined
}

/** TX6: each tax and what all comes to with them, as an estimate; that they come with the invoice while no place is known. */
export function TaxRows({ beforeTaxes, currency, place }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = useMoneyOf(currency)
  const estimate = useTaxEstimate(beforeTaxes, place)
  if (!estimate)
    return <SummaryRow kind="quiet" label={t('cart.summary.taxes')} value={t('cart.summary.withInvoice')} />
  if (estimate.taxes.length === 0)
    return <SummaryRow kind="quiet" label={t('cart.summary.taxes')} value={t('cart.summary.atTheBorder')} />
  return (
    <>
      {estimate.taxes.map(({ jurisdiction, name, percentage, amount }) => (
        <SummaryRow
          key={`${jurisdiction} ${name}`}
          kind="quiet"
          label={t('orders.tax', {
            name: t(`orders.taxNames.${name}`),
            percentage: numberText(percentage, locale),
          })}
          value={money(amount)}
        />
      ))}
      <SummaryRow label={t('cart.summary.estimate')} value={money(estimate.withTaxes)} />
    </>
  )
}

type PlaceProps = Pick<Props, 'place'> & { readonly onPlace: (place: DeliveryPlace) => void }

const valueOf = ({ country, state }: DeliveryPlace) => `${country} ${state}`

/** Where it goes, by which taxes are estimated. */
export function PlaceField({ place, onPlace }: PlaceProps) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <NativeSelect
      size="sm"
      label={t('cart.summary.place')}
      value={place ? valueOf(place) : ''}
      data={[
        ...(place ? [] : [{ value: '', label: t('cart.summary.choosePlace') }]),
        ...countries.map(country => ({
          group: t(`cart.summary.countries.${country}`),
          items: regions[country].map(region => ({
            value: valueOf({ country, state: region.code }),
            label: label(region.label),
          })),
        })),
      ]}
      onChange={event => {
        const [country, state] = event.currentTarget.value.split(' ')
        if (country && state) onPlace({ country: country as Country, state })
      }}
    />
  )
}
