import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { type PaymentMethod, paymentMethods } from '@teamloom/commerce/payments/ledger.ts'
import { middleOfTaxDay, taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Ledger } from '@teamloom/contract/payments.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldRight } from '#web/data/rights.ts'
import { useRecordPayment } from '#web/data/staff-ledger.ts'
import classes from '#web/features/orders/payments/staff-ledger.module.css'
import { centsOf, dollarsText } from '#web/lib/dollars.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { newId } from '#web/lib/new-id.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly preorderId: string
  readonly ownerId: string
  readonly ledger: Ledger
  readonly onDone: () => void
}

/** PA22: the house's day, wherever one is. */
const today = () => taxDayOf(new Date())

/** What came in, or was paid back by hand: method, amount, reference and day. */
export function RecordForm({ preorderId, ownerId, ledger, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const record = useRecordPayment(preorderId)
  const [key] = useState(newId)
  const [noPayment, noRefund] = [useHeldRight('payments', ownerId), useHeldRight('refunds', ownerId)]
  const [way, setWay] = useState<'in' | 'out'>(noPayment === null ? 'in' : 'out')
  const [method, setMethod] = useState<PaymentMethod>('interac')
  const [text, setText] = useState(ledger.due > 0 ? dollarsText(ledger.due, locale) : '')
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(today)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const amount = centsOf(text)
  const isAmount = amount !== undefined && amount > 0
  const isFuture = day > today()
  const isRight = isAmount && !isFuture
  const isBeyond = way === 'in' && isRight && amount > ledger.due
  const money = (cents: number) => moneyText(cents, ledger.currency, locale)
  const send = () => {
    if (!isRight || record.isPending) return
    const entry = {
      method,
      amount: way === 'in' ? amount : -amount,
      ...(reference.trim() && { reference: reference.trim() }),
      ...(day && { receivedAt: middleOfTaxDay(day).toISOString() }),
    }
    record.mutate({ entry, key }, { onSuccess: onDone, onSettled: () => setAsking(false) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isRight) return
    if (way === 'out') setAsking(true)
    else send()
  }
  const fault = isTried && !isAmount ? t('preorder.amountFault') : record.error && faultOf(record.error)
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('ledger.record')}>
      <SegmentedControl
        size="sm"
        aria-label={t('ledger.way')}
        value={way}
        data={[
          { value: 'in', label: t('ledger.in'), disabled: noPayment !== null },
          { value: 'out', label: t('ledger.out'), disabled: noRefund !== null },
        ]}
        onChange={value => {
          setWay(value === 'out' ? 'out' : 'in')
          if (value === 'out') setText('')
          record.reset()
        }}
      />
      <div className={classes.fields}>
        <NativeSelect
          size="sm"
          label={t('ledger.method')}
          value={method}
          data={paymentMethods.map(each => ({ value: each, label: t(`payments.methods.${each}`) }))}
          onChange={event => {
            const { value } = event.currentTarget
            setMethod(paymentMethods.find(each => each === value) ?? method)
          }}
        />
        <TextInput
          size="sm"
          autoFocus
          label={t('payments.amount', { currency: ledger.currency.toUpperCase() })}
          inputMode="decimal"
          maxLength={20}
          value={text}
          error={fault && <Fault>{fault}</Fault>}
          onChange={event => {
            setText(event.currentTarget.value)
            record.reset()
          }}
        />
        <TextInput
          size="sm"
          label={t('ledger.reference')}
          maxLength={100}
          value={reference}
          onChange={event => setReference(event.currentTarget.value)}
        />
        <TextInput
          size="sm"
          type="date"
          label={t('ledger.received')}
          max={today()}
          value={day}
          error={isFuture && <Fault>{t('ledger.dayFault')}</Fault>}
          onChange={event => setDay(event.currentTarget.value)}
        />
      </div>
      {isBeyond && <Notice kind="warn" text={t('ledger.beyond', { amount: money(amount - ledger.due) })} />}
      <div className={classes.buttons}>
        <BusyButton type="submit" size="xs" busy={record.isPending} busyLabel={t('common.saving')}>
          {t(way === 'in' ? 'ledger.book' : 'ledger.bookOut')}
        </BusyButton>
        <Button variant="subtle" color="gray" size="xs" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        title={isAsking && isRight ? t('ledger.outQuestion', { amount: money(amount) }) : undefined}
        text={t('ledger.outText')}
        confirmLabel={t('ledger.bookOut')}
        busyLabel={t('common.saving')}
        isBusy={record.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      />
    </form>
  )
}
