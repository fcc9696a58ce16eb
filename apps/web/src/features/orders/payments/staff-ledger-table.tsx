import { VisuallyHidden } from '@mantine/core'
import type { Ledger } from '@teamloom/contract/payments.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadReceipt } from '#web/data/documents.ts'
import { useHeldRight } from '#web/data/rights.ts'
import { useRecordPayment } from '#web/data/staff-ledger.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import link from '#web/features/orders/link.module.css'
import { DocumentButton } from '#web/features/orders/payments/document-button.tsx'
import { entryName, entryState } from '#web/features/orders/payments/entry-name.ts'
import { RefundForm } from '#web/features/orders/payments/refund-form.tsx'
import classes from '#web/features/orders/payments/staff-ledger.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { newId } from '#web/lib/new-id.ts'
import { showToast } from '#web/lib/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Entry = Ledger['entries'][number]
type Props = { readonly preorderId: string; readonly ownerId: string; readonly ledger: Ledger }

/** Newest first; a mistake is reversed, a payment by card is given back to its card. */
export function StaffLedgerTable({ preorderId, ownerId, ledger }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const record = useRecordPayment(preorderId)
  const [noPayment, noRefund] = [useHeldRight('payments', ownerId), useHeldRight('refunds', ownerId)]
  const [wrong, setWrong] = useState<Entry & { readonly key: string }>()
  const [refunded, setRefunded] = useState<string>()
  const money = ({ amount, currency }: Entry) => moneyText(amount, currency, locale)
  const reverse = () => {
    if (!wrong || record.isPending) return
    record.mutate(
      { entry: { method: wrong.method, reverses: wrong.id }, key: wrong.key },
      {
        onError: error => showToast({ key: 'reverse', kind: 'error', message: faultOf(error) }),
        onSettled: () => setWrong(undefined),
      },
    )
  }
  if (ledger.entries.length === 0) return <p className={classes.none}>{t('payments.none')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys
    <section className={classes.scroll} tabIndex={0} aria-label={t('ledger.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.date')}</th>
            <th scope="col">{t('ledger.method')}</th>
            <th scope="col">{t('ledger.reference')}</th>
            <th scope="col" className={classes.sum}>
              {t('ledger.amount')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('ledger.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.entries.toReversed().map(entry => (
            <tr key={entry.id} data-void={entry.state === 'failed'}>
              <td className={classes.date}>{dateText(new Date(entry.at), locale)}</td>
              <td>
                {entryName(entry, t)}
                {entry.state !== 'booked' && (
                  <>
                    {' '}
                    <Tag kind={entry.state === 'failed' ? 'error' : 'info'}>
                      {entryState(entry, ledger, t)}
                    </Tag>
                  </>
                )}
                <div className={classes.quiet}>
                  {entry.recordedBy
                    ? `${entry.recordedBy.first_name} ${entry.recordedBy.last_name}`
                    : t('ledger.provider')}
                </div>
              </td>
              <td className={classes.reference}>{entry.reference}</td>
              <td className={classes.sum}>{money(entry)}</td>
              <td className={classes.acts}>
                {entry.state === 'booked' && (
                  <DocumentButton
                    text={t('payments.receipt')}
                    label={t('payments.receiptOf', { amount: money(entry) })}
                    fileName={t('payments.receiptFile', { number: entry.number })}
                    load={() => downloadReceipt(entry.id, locale)}
                  />
                )}
                {isReversible(entry, ledger) && (
                  <button
                    type="button"
                    className={link.root}
                    aria-label={t('ledger.reverseOf', { amount: money(entry) })}
                    disabled={noPayment !== null}
                    title={noPayment ?? undefined}
                    onClick={() => setWrong({ ...entry, key: newId() })}
                  >
                    {t('ledger.reverse')}
                  </button>
                )}
                {leftOf(entry, ledger) > 0 && ledger.canPayByCard && (
                  <button
                    type="button"
                    className={link.root}
                    aria-label={t('ledger.refundOf', { amount: money(entry) })}
                    disabled={noRefund !== null}
                    title={noRefund ?? undefined}
                    aria-expanded={refunded === entry.id}
                    onClick={() => setRefunded(refunded === entry.id ? undefined : entry.id)}
                  >
                    {t('ledger.refund')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ledger.entries
        .filter(({ id }) => id === refunded)
        .map(entry => (
          <RefundForm
            key={entry.id}
            preorderId={preorderId}
            paymentId={entry.id}
            most={Math.min(leftOf(entry, ledger), Math.max(0, ledger.paid))}
            currency={ledger.currency}
            onDone={() => setRefunded(undefined)}
          />
        ))}
      <ConfirmDialog
        title={wrong && t('ledger.reverseQuestion', { amount: money(wrong) })}
        text={t('ledger.reverseText')}
        confirmLabel={t('ledger.reverse')}
        busyLabel={t('common.saving')}
        isBusy={record.isPending}
        onCancel={() => setWrong(undefined)}
        onConfirm={reverse}
      />
    </section>
  )
}

/** A mistake of ours, once; what the card's provider has booked is none. */
function isReversible(entry: Entry, { entries }: Ledger): boolean {
  return (
    !entry.isProviders &&
    entry.reverses === null &&
    entry.refunds === null &&
    entry.state === 'booked' &&
    !entries.some(({ reverses }) => reverses === entry.id)
  )
}

/** What may still be given back of a payment by card. */
function leftOf(entry: Entry, { entries }: Ledger): number {
  if (!entry.isProviders || entry.amount <= 0 || entry.state !== 'booked') return 0
  const given = entries.filter(({ refunds, state }) => refunds === entry.id && state !== 'failed')
  return entry.amount + sumCents(given.map(({ amount }) => amount))
}
