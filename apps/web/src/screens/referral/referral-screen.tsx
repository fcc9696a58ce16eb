import { Skeleton } from '@mantine/core'
import { type Icon, IconGift, IconSend, IconShoppingBag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReferralCode } from '#web/data/referral.ts'
import { ReferralLink } from '#web/screens/referral/referral-link.tsx'
import { ReferralResults } from '#web/screens/referral/referral-results.tsx'
import classes from '#web/screens/referral/referral-screen.module.css'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const steps = [
  ['share', IconSend],
  ['order', IconShoppingBag],
  ['earn', IconGift],
] as const satisfies readonly (readonly [string, Icon])[]

const paragraphs = ['amounts', 'minimum', 'time', 'transfer'] as const

/** How referring works, my code to pass on, and the terms. */
export function ReferralScreen() {
  const { t } = useTranslation()
  const code = useReferralCode()
  usePageTitle(t('referral.title'))
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{t('referral.title')}</h1>
      <p className={classes.intro}>{t('referral.intro')}</p>
      <section aria-labelledby="referral-code" className={classes.card}>
        <h2 id="referral-code" className={classes.heading}>
          {t('referral.code')}
        </h2>
        {code.isError ? (
          <LoadFailed text={t('referral.failed')} onRetry={() => void code.refetch()} />
        ) : (
          <div className={classes.code}>
            {code.data ? (
              <output className={classes.letters} aria-labelledby="referral-code">
                {code.data}
              </output>
            ) : (
              <Skeleton width={150} height={44} />
            )}
            <CopyButton text={code.data} />
          </div>
        )}
        {!code.isError && <ReferralLink code={code.data} />}
      </section>
      <ReferralResults />
      <section aria-labelledby="referral-how">
        <h2 id="referral-how" className={classes.heading}>
          {t('referral.how')}
        </h2>
        <ol className={classes.steps}>
          {steps.map(([step, Mark], index) => (
            <li key={step} className={classes.step}>
              <span className={classes.mark}>
                <Mark size={22} stroke={1.6} aria-hidden />
              </span>
              <h3 className={classes.name}>{`${index + 1}. ${t(`referral.steps.${step}.title`)}`}</h3>
              <p className={classes.text}>{t(`referral.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="referral-terms" className={classes.terms}>
        <h2 id="referral-terms" className={classes.heading}>
          {t('referral.terms')}
        </h2>
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{t(`referral.paragraphs.${paragraph}`)}</p>
        ))}
      </section>
    </div>
  )
}
