import { Skeleton } from '@mantine/core'
import { sumCents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useReferral } from '#web/data/referral.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/referral/referral-screen.module.css'
import { LoadFailed } from '#web/ui/load-failed.tsx'

/** Who came with my code, and the credit that is left of it. */
export function ReferralResults() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, isError, refetch } = useReferral()
  const credits = data?.credits ?? []
  const left = [...new Set(credits.map(({ currency }) => currency))].map(currency => {
    const own = credits.filter(credit => credit.currency === currency)
    return moneyText(sumCents(own.map(credit => credit.left)), currency, locale)
  })
  return (
    <section aria-labelledby="referral-results" className={classes.card}>
      <h2 id="referral-results" className={classes.heading}>
        {t('referral.results.title')}
      </h2>
      {isError && !data && <LoadFailed text={t('referral.results.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={56} radius={8} className={classes.figures!} />}
      {data && (
        <>
          <dl className={classes.figures}>
            <div>
              <dt>{t('referral.results.invited')}</dt>
              <dd>{numberText(data.invited, locale)}</dd>
            </div>
            <div>
              <dt>{t('referral.results.qualified')}</dt>
              <dd>{numberText(data.qualified, locale)}</dd>
            </div>
            <div>
              <dt>{t('referral.results.left')}</dt>
              <dd>{left.join(' + ') || '–'}</dd>
            </div>
          </dl>
          {credits.length === 0 ? (
            <p className={classes.text}>{t('referral.results.none')}</p>
          ) : (
            <>
              <ul className={classes.credits}>
                {credits.map(({ amount, left: rest, currency, until }) => (
                  <li key={until}>
                    {t('referral.results.until', {
                      left: moneyText(rest, currency, locale),
                      amount: moneyText(amount, currency, locale),
                      until: dateText(new Date(until), locale),
                    })}
                  </li>
                ))}
              </ul>
              <p className={classes.text}>{t('referral.results.used')}</p>
            </>
          )}
        </>
      )}
    </section>
  )
}
