import { Skeleton } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { usePayShare, useShare } from '#web/data/split.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { refusalText } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/orders/share-screen.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** What somebody owes of a team's order, by the link that they were given: their own line, and the way to pay it. */
export function ShareScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { secret } = useParams({ from: '/orders/share/$secret' })
  const { paid: isBack } = useSearch({ from: '/orders/share/$secret' })
  const { data: share, error, refetch } = useShare(secret, isBack === true)
  const pay = usePayShare(secret)
  usePageTitle(t('payments.share.title'))
  const isNone = error instanceof CallError && error.status === 404
  const refused = pay.error instanceof CallError ? pay.error.errorKey : pay.error ? 'unknown' : undefined
  const isAwaited = share && !share.isPaid && (share.isAwaited || isBack === true)
  return (
    <AccountFrame>
      {!share && !error && (
        <AccountBody role="status" aria-label={t('payments.share.loading')}>
          <StepHeading title={t('payments.share.title')} />
          <Skeleton height={24} />
          <Skeleton height={24} width="60%" />
          <Skeleton height={48} />
        </AccountBody>
      )}
      {!share && error && (
        <AccountBody>
          {isNone ? (
            <StepHeading title={t('payments.share.none')}>{t('payments.share.noneText')}</StepHeading>
          ) : (
            <LoadFailed text={t('payments.share.failed')} onRetry={() => void refetch()} />
          )}
        </AccountBody>
      )}
      {share && (
        <AccountBody>
          <StepHeading title={t('payments.share.title')}>
            {t('payments.share.text', { name: share.first_name, organiser: share.organiser })}
          </StepHeading>
          <ul className={classes.pieces}>
            {share.pieces.map(({ designName, size, qty }) => (
              <li key={`${designName} ${size}`}>
                <span>
                  {designName}, {size}
                </span>
                <span>× {qty}</span>
              </li>
            ))}
          </ul>
          <p className={classes.sum}>
            <span>{t('payments.share.amount')}</span>
            <b>{moneyText(share.amount, share.currency, locale)}</b>
          </p>
          {share.isPaid && <Notice kind="ok" title={t('payments.share.paid')} />}
          {isAwaited && (
            <Notice kind="info" title={t('payments.share.awaited')} text={t('payments.share.awaitedText')} />
          )}
          {!share.isPaid && !isAwaited && share.canPayByCard && (
            <BusyButton
              size="lg"
              busy={pay.isPending || pay.isSuccess}
              busyLabel={t('payments.paying')}
              onClick={() => pay.mutate()}
            >
              {t('payments.pay')}
            </BusyButton>
          )}
          {!share.isPaid && !isAwaited && !share.canPayByCard && (
            <Notice kind="info" title={t('payments.share.byHand', { organiser: share.organiser })} />
          )}
          {refused && <Notice kind="error" title={refusalText(refused)} />}
        </AccountBody>
      )}
    </AccountFrame>
  )
}
