import { Skeleton } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLedger } from '#web/data/payments.ts'
import { CardPayment } from '#web/features/orders/payments/card-payment.tsx'
import { LedgerEntries } from '#web/features/orders/payments/ledger-entries.tsx'
import classes from '#web/features/orders/payments/payment-panel.module.css'
import { SplitList } from '#web/features/orders/payments/split-list.tsx'
import { TransferPayment } from '#web/features/orders/payments/transfer-payment.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly preorderId: string
  /** An order's payments are shown from the first; a request's once a deposit is asked for. */
  readonly isOrder: boolean
  /** A payment was just made of which nothing is known yet: it is not asked for again. */
  readonly isAwaited: boolean
}

/** What is paid of an order or request, what is left, and the ways to pay it. */
export function PaymentPanel({ preorderId, isOrder, isAwaited }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { data: ledger, isError, refetch } = useLedger(preorderId)
  if (!isOrder && (!ledger || (!ledger.deposit && ledger.entries.length === 0))) return null
  const money = (amount: number) => (ledger ? moneyText(amount, ledger.currency, locale) : '')
  const isSettled = ledger && ledger.due === 0 && ledger.balance === 0 && ledger.paid > 0
  const isDepositPaid = ledger?.deposit && ledger.paid >= ledger.deposit.amount && ledger.owed < ledger.paid
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {t('payments.title')}
      </h3>
      {!ledger && isError && <LoadFailed text={t('payments.failed')} onRetry={() => void refetch()} />}
      {!ledger && !isError && (
        <div role="status" aria-label={t('payments.loading')}>
          <Skeleton height={72} radius={8} />
        </div>
      )}
      {ledger && (
        <>
          {ledger.awaited > 0 && (
            <Notice
              kind="info"
              icon={IconClock}
              title={t('payments.awaited', { amount: money(ledger.awaited) })}
              text={t('payments.awaitedText')}
            />
          )}
          {ledger.due > 0 && !isAwaited && (
            <p className={classes.due}>
              <span>{t('payments.due')}</span>
              <b>{money(ledger.due)}</b>
            </p>
          )}
          {ledger.deposit && ledger.total === null && (ledger.due > 0 || isDepositPaid) && (
            <p className={classes.text}>
              {t(ledger.due > 0 ? 'payments.deposit' : 'payments.depositPaid', {
                percent: ledger.deposit.percent,
              })}
            </p>
          )}
          {isSettled && <p className={classes.text}>{t('payments.settled')}</p>}
          {ledger.owed > 0 && (
            <p className={classes.text}>{t('payments.credit', { amount: money(ledger.owed) })}</p>
          )}
          {!isAwaited && (
            <div className={classes.ways}>
              {ledger.due > 0 && ledger.canPayByCard && (
                <CardPayment
                  key={ledger.due}
                  preorderId={preorderId}
                  due={ledger.due}
                  currency={ledger.currency}
                />
              )}
              {ledger.instructions && <TransferPayment instructions={ledger.instructions} />}
            </div>
          )}
          <LedgerEntries ledger={ledger} />
          {ledger.orderId && ledger.total !== null && <SplitList orderId={ledger.orderId} />}
        </>
      )}
    </section>
  )
}
