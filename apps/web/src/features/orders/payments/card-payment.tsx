import { TextInput } from '@mantine/core'
import { CallError } from '@teamloom/contract/client.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePayByCard } from '#web/data/payments.ts'
import classes from '#web/features/orders/payments/payment-panel.module.css'
import { centsOf, dollarsText } from '#web/lib/dollars.ts'
import { refusalText } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = { readonly preorderId: string; readonly due: Cents; readonly currency: Currency }

/** All that is due or a part of it, on the card provider's page. */
export function CardPayment({ preorderId, due, currency }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const pay = usePayByCard()
  const [text, setText] = useState(dollarsText(due, locale))
  const [isAsked, setAsked] = useState(false)
  const amount = centsOf(text)
  const isRight = amount !== undefined && amount > 0 && amount <= due
  const refused = pay.error instanceof CallError ? pay.error.errorKey : pay.error ? 'unknown' : undefined
  const fault =
    isAsked && !isRight
      ? t('payments.amountFault', { most: moneyText(due, currency, locale) })
      : refused && refusalText(refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isRight && !pay.isPending && !pay.isSuccess) pay.mutate({ preorderId, amount })
  }
  return (
    <form className={classes.way} noValidate onSubmit={submit} aria-label={t('payments.byCard')}>
      <h4 className={classes.name}>{t('payments.byCard')}</h4>
      <div className={classes.card}>
        <TextInput
          size="sm"
          label={t('payments.amount', { currency: currency.toUpperCase() })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          error={fault && <Fault>{fault}</Fault>}
          onChange={event => {
            setText(event.currentTarget.value)
            setAsked(false)
            pay.reset()
          }}
        />
        <BusyButton
          type="submit"
          size="sm"
          busy={pay.isPending || pay.isSuccess}
          busyLabel={t('payments.paying')}
        >
          {t('payments.pay')}
        </BusyButton>
      </div>
      <p className={classes.hint}>{t('payments.cardHint')}</p>
    </form>
  )
}
