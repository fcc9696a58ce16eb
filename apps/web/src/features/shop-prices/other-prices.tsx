import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import type { PriceTable, Pricing } from '@teamloom/catalog/definition.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { useTranslation } from 'react-i18next'
import { PriceField } from '#web/features/shop-prices/price-field.tsx'
import type { PriceDraft } from '#web/features/shop-prices/use-price-draft.ts'
import classes from '#web/ui/settings.module.css'

type Props = { readonly draft: PriceDraft }

/** Prices with something changed in the table of a currency. */
function withTable(pricing: Pricing, currency: Currency, change: (table: PriceTable) => PriceTable): Pricing {
  const { pricingCurrency } = pricing
  return {
    ...pricing,
    pricingCurrency: { ...pricingCurrency, [currency]: change(pricingCurrency[currency]) },
  }
}

/** What people’s words cost, and sizes that are not in the price. */
export function WordsAndSizes({ draft, sizeText }: Props & { readonly sizeText: (name: string) => string }) {
  const { t } = useTranslation()
  const { pricing, was, set, isReadOnly } = draft
  const { cad } = pricing.pricingCurrency
  return (
    <section className={classes.card} aria-label={t('prices.wordsAndSizes')}>
      <h2 className={classes.heading}>
        {t('prices.wordsAndSizes')}
        <span>CAD</span>
        <span>USD</span>
      </h2>
      {personalKinds.flatMap(kind =>
        (cad.personal?.[kind] ?? []).map(({ qty }, at) => (
          <div key={`${kind} ${qty}`} className={classes.line}>
            <span>
              {t(`prices.words.${kind}`)} <small>{t('prices.fromQty', { count: qty })}</small>
            </span>
            {currencies.map(currency => {
              const ranges = pricing.pricingCurrency[currency].personal?.[kind] ?? []
              return (
                <PriceField
                  key={currency}
                  kind="cents"
                  label={`${t(`prices.words.${kind}`)} ${t('prices.fromQty', { count: qty })}, ${currency.toUpperCase()}`}
                  value={ranges[at]?.price ?? Number.NaN}
                  was={was.pricingCurrency[currency].personal?.[kind]?.[at]?.price}
                  fault={draft.faultAt([`pricingCurrency.${currency}.personal.${kind}.${at}.price`])}
                  isReadOnly={isReadOnly}
                  onChange={value =>
                    set(
                      withTable(pricing, currency, table => ({
                        ...table,
                        ...(table.personal && {
                          personal: {
                            ...table.personal,
                            [kind]: ranges.map((each, place) =>
                              place === at ? { ...each, price: value } : each,
                            ),
                          },
                        }),
                      })),
                    )
                  }
                />
              )
            })}
          </div>
        )),
      )}
      {cad.includedSizesPerRange.map(({ fromSizeName: from, toSizeName: to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is known by its place
        <div key={at} className={classes.line}>
          <span>{t('prices.otherSizes', { from: sizeText(from), to: sizeText(to) })}</span>
          {currencies.map(currency => (
            <PriceField
              key={currency}
              kind="cents"
              label={`${t('prices.otherSizes', { from: sizeText(from), to: sizeText(to) })}, ${currency.toUpperCase()}`}
              value={
                pricing.pricingCurrency[currency].includedSizesPerRange[at]?.extraSizePrice ?? Number.NaN
              }
              was={was.pricingCurrency[currency].includedSizesPerRange[at]?.extraSizePrice}
              fault={draft.faultAt([
                `pricingCurrency.${currency}.includedSizesPerRange.${at}.extraSizePrice`,
              ])}
              isReadOnly={isReadOnly}
              onChange={value =>
                set(
                  withTable(pricing, currency, before => ({
                    ...before,
                    includedSizesPerRange: before.includedSizesPerRange.map((each, place) =>
                      place === at ? { ...each, extraSizePrice: value } : each,
                    ),
                  })),
                )
              }
            />
          ))}
        </div>
      ))}
    </section>
  )
}

/** Credits, and how many can be ordered. */
export function WhatIsInIt({ draft }: Props) {
  const { t } = useTranslation()
  const { pricing, was, set, isReadOnly } = draft
  const whole = (name: 'freeCredits' | 'minQty' | 'minQtyPerSize' | 'maxQty') => (
    <div className={classes.line}>
      <span>{t(`prices.in.${name}`)}</span>
      <PriceField
        kind="whole"
        label={t(`prices.in.${name}`)}
        value={pricing[name]}
        was={was[name]}
        fault={draft.faultAt([name])}
        isReadOnly={isReadOnly}
        onChange={value => set({ ...pricing, [name]: value })}
      />
    </div>
  )
  return (
    <section className={classes.card} aria-label={t('prices.whatIsIn')}>
      <h2 className={classes.heading}>{t('prices.whatIsIn')}</h2>
      {whole('freeCredits')}
      <div className={classes.line}>
        <span>
          {t('prices.in.extraCredit')} <small>CAD, USD</small>
        </span>
        {currencies.map(currency => (
          <PriceField
            key={currency}
            kind="cents"
            label={`${t('prices.in.extraCredit')}, ${currency.toUpperCase()}`}
            value={pricing.pricingCurrency[currency].priceOfExtraCredit}
            was={was.pricingCurrency[currency].priceOfExtraCredit}
            fault={draft.faultAt([`pricingCurrency.${currency}.priceOfExtraCredit`])}
            isReadOnly={isReadOnly}
            onChange={value =>
              set(withTable(pricing, currency, before => ({ ...before, priceOfExtraCredit: value })))
            }
          />
        ))}
      </div>
      {whole('minQty')}
      {whole('minQtyPerSize')}
      {whole('maxQty')}
    </section>
  )
}
