import { priceCreditLines } from '@teamloom/commerce/pricing/credit-money.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { PriceDifference } from '#web/features/studio/controls/price-difference.tsx'
import classes from '#web/features/studio/panels/price/price.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** More than this is as good as unlimited. */
const unlimitedAbove = 100

/** What artwork and styles add to a piece, line by line; the credits behind it second, those beyond the free ones stand out. */
export function CreditLines() {
  const { t } = useTranslation()
  const label = useLabel()
  const snapshot = useDesign()
  const { product } = useStudio()
  const locale = useLocale()
  const { terms, table, currency } = usePrice()
  const { credits, creditsUsedInDesign: used } = snapshot.state.customizationPricing
  const free = terms.pricing.freeCredits
  const isUnlimited = free > unlimitedAbove
  const whole = Math.max(used, free, 1)
  const rules = product.decorationTypes.flatMap(type => type.credits)
  const money = (amount: Cents) => `+\u00a0${moneyText(amount, currency, locale)}`
  const lines = priceCreditLines(credits, free, table.priceOfExtraCredit)
  const added = lines.reduce((sum, { price }) => sum + price, 0)
  const typeLabel = (type: string) => {
    const rule = rules.find(candidate => candidate.type === type)
    return rule ? label(rule.label) : t('price.styleCredits')
  }
  // Which of several, as the same artwork may lie in two places.
  const placeOf = (decorationId: string | undefined) => {
    const { decorations } = snapshot.state
    const decoration = decorations.find(({ id }) => id === decorationId)
    const place = decoration && findLocation(product, decoration.location.selectedLocation.positionName)
    return place && decorations.length > 1 ? `, ${label(place.label)}` : ''
  }
  const creditsText = (count: number, included: number) => {
    const words = t('price.lineCredits', countOf(count, locale))
    return included > 0 && included < count
      ? t('price.linePartly', { credits: words, included: numberText(included, locale) })
      : words
  }
  return (
    <section aria-label={t('price.creditsTitle')}>
      <div className={classes.creditsHead}>
        <h3>{t('price.creditsTitle')}</h3>
        {added > 0 && (
          <span>
            <PriceDifference cents={added} />
          </span>
        )}
      </div>
      <div className={classes.bar} aria-hidden>
        <span style={{ flexBasis: `${(100 * Math.min(used, free)) / whole}%` }} />
        <span data-extra style={{ flexBasis: `${(100 * Math.max(0, used - free)) / whole}%` }} />
      </div>
      <p className={classes.creditsUsed}>
        {t(isUnlimited ? 'price.creditsUsedUnlimited' : 'price.creditsUsed', { used, free })}
      </p>
      {!isUnlimited && (
        <p className={classes.noCredits}>
          {t(`price.creditsText.${product.soldAs}`, {
            price: moneyText(table.priceOfExtraCredit, currency, locale),
          })}
        </p>
      )}
      {lines.length === 0 ? (
        <p className={classes.noCredits}>{t('price.noCredits')}</p>
      ) : (
        <dl className={classes.credits}>
          {lines.map(({ line, included, price }) => (
            <div key={`${line.type} ${line.decorationId ?? ''} ${line.displayLabels.en}`}>
              <dt>
                {typeLabel(line.type)}{' '}
                <span>{`${label(line.displayLabels)}${placeOf(line.decorationId)}`}</span>
              </dt>
              <dd>
                {price > 0 ? money(price) : t('price.lineIncluded')}
                <small>{creditsText(line.credits, included)}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
