import { Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Ledger } from '@teamloom/contract/payments.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadInvoice } from '#web/data/documents.ts'
import { useLedger } from '#web/data/payments.ts'
import { useHeldRight } from '#web/data/rights.ts'
import link from '#web/features/orders/link.module.css'
import { DepositField } from '#web/features/orders/payments/deposit-field.tsx'
import { DocumentButton } from '#web/features/orders/payments/document-button.tsx'
import { RecordForm } from '#web/features/orders/payments/record-form.tsx'
import classes from '#web/features/orders/payments/staff-ledger.module.css'
import { StaffLedgerTable } from '#web/features/orders/payments/staff-ledger-table.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'

type Props = {
  readonly preorderId: string
  /** Whose it is. */
  readonly ownerId: string
  /** What it became; none while it is a request. */
  readonly order: { readonly id: string; readonly revision: number } | null
}

/** What was paid of a request or its order; staff record what came in and went out, nothing is ever edited. */
export function StaffLedger({ preorderId, ownerId, order }: Props) {
  const { t } = useTranslation()
  const { data: ledger, isError, refetch } = useLedger(preorderId)
  const [isRecording, setRecording] = useState(false)
  const [noPayment, noRefund] = [useHeldRight('payments', ownerId), useHeldRight('refunds', ownerId)]
  const held = noPayment === null || noRefund === null ? null : noPayment
  return (
    <section className={classes.root} aria-labelledby="staff-ledger">
      <div className={classes.head}>
        <h2 id="staff-ledger" className={classes.title}>
          {t('ledger.title')}
        </h2>
        {ledger && <Sums ledger={ledger} />}
      </div>
      {order && order.revision > 0 && <Invoices order={order} />}
      {!ledger && isError && <LoadFailed text={t('payments.failed')} onRetry={() => void refetch()} />}
      {!ledger && !isError && (
        <div role="status" aria-label={t('payments.loading')}>
          <Skeleton height={88} radius={8} />
        </div>
      )}
      {ledger && (
        <>
          <StaffLedgerTable preorderId={preorderId} ownerId={ownerId} ledger={ledger} />
          {isRecording ? (
            <RecordForm
              preorderId={preorderId}
              ownerId={ownerId}
              ledger={ledger}
              onDone={() => setRecording(false)}
            />
          ) : (
            <div className={classes.actions}>
              <button
                type="button"
                className={link.root}
                disabled={held !== null}
                aria-describedby="ledger-held"
                onClick={() => setRecording(true)}
              >
                <IconPlus size={16} stroke={1.6} aria-hidden />
                {t('ledger.record')}
              </button>
              {ledger.total === null && <DepositField preorderId={preorderId} ledger={ledger} />}
            </div>
          )}
          <p id="ledger-held" className={classes.quiet}>
            {[...new Set([noPayment, noRefund])].filter(Boolean).join(' ')}
          </p>
        </>
      )}
    </section>
  )
}

/** The invoice of each revision, the newest first. */
function Invoices({ order }: { readonly order: NonNullable<Props['order']> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const revisions = Array.from({ length: order.revision }, (_, index) => order.revision - index)
  return (
    <div className={classes.invoices}>
      {revisions.map(revision => (
        <DocumentButton
          key={revision}
          text={t(revision === order.revision ? 'ledger.invoice' : 'ledger.olderInvoice', { revision })}
          fileName={t('ledger.invoiceFile', { revision })}
          load={() => downloadInvoice(order.id, locale, revision)}
        />
      ))}
    </div>
  )
}

function Sums({ ledger }: { readonly ledger: Ledger }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = (amount: number) => moneyText(amount, ledger.currency, locale)
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('ledger.paid')}</dt>
        <dd>{money(ledger.paid)}</dd>
      </div>
      {ledger.awaited > 0 && (
        <div>
          <dt>{t('ledger.awaited')}</dt>
          <dd>{money(ledger.awaited)}</dd>
        </div>
      )}
      {ledger.owed > 0 && (
        <div data-kind="over">
          <dt>{t('ledger.over')}</dt>
          <dd>{money(ledger.owed)}</dd>
        </div>
      )}
      {ledger.owed === 0 && ledger.total !== null && ledger.balance !== null && (
        <div>
          <dt>{t('ledger.balance')}</dt>
          <dd>{money(ledger.balance)}</dd>
        </div>
      )}
    </dl>
  )
}
