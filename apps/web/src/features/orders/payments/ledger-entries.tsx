import type { Ledger } from '@teamloom/contract/payments.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { downloadReceipt } from '#web/data/documents.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import { DocumentButton } from '#web/features/orders/payments/document-button.tsx'
import { entryName, entryState } from '#web/features/orders/payments/entry-name.ts'
import classes from '#web/features/orders/payments/payment-panel.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { Tag } from '#web/ui/tag.tsx'

/** What came in and went out, newest first. */
export function LedgerEntries({ ledger }: { readonly ledger: Ledger }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <h4 className={classes.name}>{t('payments.history')}</h4>
      {ledger.entries.length === 0 ? (
        <p className={classes.hint}>{t('payments.none')}</p>
      ) : (
        <ul className={classes.entries}>
          {ledger.entries.toReversed().map(entry => (
            <li key={entry.id} className={classes.entry}>
              <span className={classes.what}>
                {entryName(entry, t)}
                <span className={classes.when}>
                  {dateText(new Date(entry.at), locale)}
                  {entry.reference && ` · ${entry.reference}`}
                </span>
              </span>
              {entry.state !== 'booked' && (
                <Tag kind={entry.state === 'failed' ? 'error' : 'info'}>{entryState(entry, ledger, t)}</Tag>
              )}
              {entry.state === 'booked' && (
                <DocumentButton
                  text={t('payments.receipt')}
                  label={t('payments.receiptOf', {
                    amount: moneyText(entry.amount, entry.currency, locale),
                  })}
                  fileName={t('payments.receiptFile', { number: entry.number })}
                  load={() => downloadReceipt(entry.id, locale)}
                />
              )}
              <span className={classes.sum} data-void={entry.state === 'failed'}>
                {moneyText(entry.amount, entry.currency, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
