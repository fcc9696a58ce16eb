import { Button, TextInput } from '@mantine/core'
import type { Ledger } from '@teamloom/contract/payments.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { useSetDeposit } from '#web/data/staff-ledger.ts'
import link from '#web/features/orders/link.module.css'
import classes from '#web/features/orders/payments/staff-ledger.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = { readonly preorderId: string; readonly ledger: Ledger }

/** The share that is asked for before a request is ordered; the customer is mailed how to pay it. */
export function DepositField({ preorderId, ledger }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: provider } = useProvider()
  const save = useSetDeposit(preorderId)
  const [text, setText] = useState<string>()
  const { deposit } = ledger
  const percent = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : undefined
  const isRight = percent !== undefined && percent >= 1 && percent <= 100
  const [isTried, setTried] = useState(false)
  const close = () => {
    setText(undefined)
    setTried(false)
    save.reset()
  }
  if (text === undefined)
    return (
      <div className={classes.deposit}>
        {deposit && (
          <span>
            {t('ledger.depositIs', {
              percent: deposit.percent,
              amount: moneyText(deposit.amount, ledger.currency, locale),
            })}
          </span>
        )}
        <button
          type="button"
          className={link.root}
          onClick={() => setText(String(deposit?.percent ?? provider?.depositPercent ?? 30))}
        >
          {t(deposit ? 'ledger.depositChange' : 'ledger.depositAsk')}
        </button>
        {deposit && (
          <BusyButton
            variant="subtle"
            size="xs"
            busy={save.isPending}
            busyLabel={t('common.saving')}
            onClick={() => save.mutate(null)}
          >
            {t('ledger.depositNone')}
          </BusyButton>
        )}
        {save.error && <Fault>{faultOf(save.error)}</Fault>}
      </div>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight && !save.isPending) save.mutate(percent, { onSuccess: close })
  }
  const fault = isTried && !isRight ? t('ledger.percentFault') : save.error && faultOf(save.error)
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('ledger.depositAsk')}>
      <TextInput
        size="sm"
        autoFocus
        label={t('ledger.percent')}
        description={t('ledger.percentHint')}
        inputMode="numeric"
        maxLength={3}
        value={text}
        error={fault && <Fault>{fault}</Fault>}
        onChange={event => {
          setText(event.currentTarget.value)
          save.reset()
        }}
      />
      <div className={classes.buttons}>
        <BusyButton type="submit" size="xs" busy={save.isPending} busyLabel={t('common.saving')}>
          {t('ledger.depositSend')}
        </BusyButton>
        <Button variant="subtle" color="gray" size="xs" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
