import { Button, TextInput } from '@mantine/core'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordPayment } from '#web/data/staff-ledger.ts'
import classes from '#web/features/orders/payments/staff-ledger.module.css'
import { centsOf, dollarsText } from '#web/lib/dollars.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { newId } from '#web/lib/new-id.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly preorderId: string
  /** The entry of the payment by card. */
  readonly paymentId: string
  readonly most: Cents
  readonly currency: Currency
  readonly onDone: () => void
}

/** How much of a payment by card goes back to its card; asked once more, as it cannot be taken back. */
export function RefundForm({ preorderId, paymentId, most, currency, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const record = useRecordPayment(preorderId)
  const [key] = useState(newId)
  const [text, setText] = useState(dollarsText(most, locale))
  const [isAsking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const amount = centsOf(text)
  const isRight = amount !== undefined && amount > 0 && amount <= most
  const fault =
    isTried && !isRight
      ? t('payments.amountFault', { most: moneyText(most, currency, locale) })
      : record.error && faultOf(record.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight) setAsking(true)
  }
  const send = () => {
    if (amount === undefined || record.isPending) return
    record.mutate(
      { entry: { method: 'card', amount: -amount, refunds: paymentId }, key },
      { onSuccess: onDone, onSettled: () => setAsking(false) },
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('ledger.refund')}>
      <div className={classes.fields}>
        <TextInput
          size="sm"
          autoFocus
          label={t('ledger.refundAmount', { currency: currency.toUpperCase() })}
          inputMode="decimal"
          maxLength={20}
          value={text}
          error={fault && <Fault>{fault}</Fault>}
          onChange={event => {
            setText(event.currentTarget.value)
            record.reset()
          }}
        />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" size="xs">
          {t('ledger.refund')}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        title={
          isAsking && amount !== undefined
            ? t('ledger.refundQuestion', { amount: moneyText(amount, currency, locale) })
            : undefined
        }
        text={t('ledger.refundText')}
        confirmLabel={t('ledger.refund')}
        busyLabel={t('common.saving')}
        isBusy={record.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      />
    </form>
  )
}
