import type { Ledger } from '@teamloom/contract/payments.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { dayText } from '#web/features/orders/payments/day-text.ts'
import classes from '#web/features/orders/payments/payment-panel.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly instructions: NonNullable<Ledger['instructions']> }

/** Where a transfer goes, what it says, and by when. */
export function TransferPayment({ instructions }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: provider } = useProvider()
  const { reference, until, interacEmail, bankAccount } = instructions
  return (
    <div className={classes.way}>
      <h4 className={classes.name}>{t('payments.byTransfer')}</h4>
      <dl className={classes.rows}>
        <Row label={t('payments.reference')}>
          <b>{reference}</b>
        </Row>
        <Row label={t('payments.until')}>{dayText(until, locale)}</Row>
        {interacEmail && <Row label={t('payments.interac')}>{interacEmail}</Row>}
        {bankAccount && <Row label={t('payments.bank')}>{bankAccount}</Row>}
      </dl>
      {!interacEmail && !bankAccount && provider && (
        <p className={classes.hint}>
          {t('payments.ask')} <a href={`mailto:${provider.salesEmail}`}>{provider.salesEmail}</a>
        </p>
      )}
      <p className={classes.hint}>{t('payments.transferHint')}</p>
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
