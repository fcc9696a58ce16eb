import { Trans, useTranslation } from 'react-i18next'
import classes from '#web/features/studio/price/price.module.css'
import { usePrice } from '#web/features/studio/price/use-price.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** More than this is as good as unlimited. */
const unlimitedAbove = 100

/** What the design's credits are used for; those beyond the free ones stand out. */
export function CreditLines() {
  const { t } = useTranslation()
  const label = useLabel()
  const snapshot = useDesign()
  const { product } = useStudio()
  const { terms } = usePrice()
  const { credits, creditsUsedInDesign: used } = snapshot.state.customizationPricing
  const free = terms.pricing.freeCredits
  const isUnlimited = free > unlimitedAbove
  const whole = Math.max(used, free, 1)
  const rules = product.decorationTypes.flatMap(type => type.credits)
  const typeLabel = (type: string) => {
    const rule = rules.find(candidate => candidate.type === type)
    return rule ? label(rule.label) : t('price.styleCredits')
  }
  return (
    <section aria-label={t('price.creditsTitle')}>
      <div className={classes.creditsHead}>
        <h3>{t('price.creditsTitle')}</h3>
        <span className="figures">
          <Trans
            i18nKey={isUnlimited ? 'price.creditsUsedUnlimited' : 'price.creditsUsed'}
            values={{ used, free }}
            components={{ b: <b /> }}
          />
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        <span style={{ flexBasis: `${(100 * Math.min(used, free)) / whole}%` }} />
        <span data-extra style={{ flexBasis: `${(100 * Math.max(0, used - free)) / whole}%` }} />
      </div>
      {credits.length === 0 ? (
        <p className={classes.noCredits}>{t('price.noCredits')}</p>
      ) : (
        <dl className={classes.credits}>
          {credits.map(line => (
            <div key={`${line.type} ${line.decorationId ?? ''} ${line.displayLabels.en}`}>
              <dt>
                {typeLabel(line.type)} <span>{label(line.displayLabels)}</span>
              </dt>
              <dd>{line.credits}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
