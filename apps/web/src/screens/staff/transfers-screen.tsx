import { NativeSelect, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { paymentCalls } from '@teamloom/contract/payments.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldRight } from '#web/data/rights.ts'
import { useProposals, useRecordPayment } from '#web/data/staff-ledger.ts'
import { centsOf } from '#web/lib/dollars.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { newId } from '#web/lib/new-id.ts'
import { showToast } from '#web/lib/toast.tsx'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import classes from '#web/screens/staff/transfers-screen.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const methods = ['interac', 'bank_transfer'] as const
type Method = (typeof methods)[number]
type Proposal = DataOf<typeof paymentCalls.propose>[number]

/** A transfer that came in: the order that it names and pays, whole or in part, is proposed, and booked when staff say so. */
export function TransfersScreen() {
  const { t } = useTranslation()
  const find = useProposals()
  const [words, setWords] = useState('')
  const [text, setText] = useState('')
  const [method, setMethod] = useState<Method>('interac')
  const [isTried, setTried] = useState(false)
  const held = useHeldRight('payments')
  usePageTitle(t('ledger.transfers.title'))
  const amount = centsOf(text)
  const isRight = amount !== undefined && amount > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight && words.trim() && !find.isPending) find.mutate({ words: words.trim(), amount })
  }
  const change = () => {
    setTried(false)
    find.reset()
  }
  return (
    <StaffFrame>
      <div className={classes.page}>
        <h1 className={classes.title}>{t('ledger.transfers.title')}</h1>
        <p className={classes.text}>{t('ledger.transfers.text')}</p>
        {held !== null && <Notice kind="warn" text={held} />}
        <form className={classes.form} noValidate onSubmit={submit}>
          <TextInput
            size="md"
            autoFocus
            label={t('ledger.transfers.words')}
            autoComplete="off"
            maxLength={300}
            value={words}
            error={isTried && !words.trim() && <Fault>{t('ledger.transfers.wordsFault')}</Fault>}
            onChange={event => {
              setWords(event.currentTarget.value)
              change()
            }}
          />
          <TextInput
            size="md"
            label={t('ledger.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={text}
            error={isTried && !isRight && <Fault>{t('preorder.amountFault')}</Fault>}
            onChange={event => {
              setText(event.currentTarget.value)
              change()
            }}
          />
          <NativeSelect
            size="md"
            label={t('ledger.method')}
            value={method}
            data={methods.map(each => ({ value: each, label: t(`payments.methods.${each}`) }))}
            onChange={event => {
              const { value } = event.currentTarget
              setMethod(methods.find(each => each === value) ?? method)
            }}
          />
          <BusyButton
            type="submit"
            size="md"
            disabled={held !== null}
            busy={find.isPending}
            busyLabel={t('ledger.transfers.finding')}
          >
            {t('ledger.transfers.find')}
          </BusyButton>
        </form>
        <div role="status" className={classes.found}>
          {find.error && <Notice kind="error" text={faultOf(find.error)} />}
          {find.data?.length === 0 && <Notice kind="warn" text={t('ledger.transfers.none')} />}
          {find.data && find.data.length > 1 && <p>{t('ledger.transfers.several')}</p>}
          {find.data?.map(each => (
            <ProposalRow
              key={each.preorderId}
              proposal={each}
              method={method}
              reference={words.trim()}
              amount={amount ?? each.due}
              onBooked={() => {
                setWords('')
                setText('')
                change()
              }}
            />
          ))}
        </div>
      </div>
    </StaffFrame>
  )
}

type RowProps = {
  readonly proposal: Proposal
  readonly method: Method
  readonly reference: string
  /** Cents of the transfer. */
  readonly amount: number
  readonly onBooked: () => void
}

function ProposalRow({ proposal, method, reference, amount, onBooked }: RowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { preorderId, orderId, number, customer, due, isPart, currency } = proposal
  const record = useRecordPayment(preorderId)
  const [key] = useState(newId)
  const [isAsking, setAsking] = useState(false)
  const name = t(orderId ? 'ledger.transfers.order' : 'ledger.transfers.request', { number })
  const money = moneyText(amount, currency, locale)
  const book = () => {
    if (record.isPending) return
    record.mutate(
      { entry: { method, amount, reference: reference.slice(0, 100) }, key },
      {
        onSuccess: () => {
          showToast({
            key: 'booked',
            kind: 'info',
            message: t('ledger.transfers.booked', { amount: money, name }),
          })
          onBooked()
        },
        onError: error => showToast({ key: 'booked', kind: 'error', message: faultOf(error) }),
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <div className={classes.row}>
      <div className={classes.names}>
        <b>{name}</b>
        <span>{customer}</span>
      </div>
      <span className={classes.due}>
        {t(isPart ? 'ledger.transfers.part' : 'ledger.transfers.due', {
          amount: moneyText(due, currency, locale),
        })}
      </span>
      <Link to="/purchased/preorder/$preorderId" params={{ preorderId }}>
        {t('ledger.transfers.open')}
      </Link>
      <BusyButton
        size="sm"
        busy={record.isPending}
        busyLabel={t('common.saving')}
        onClick={() => setAsking(true)}
      >
        {t('ledger.transfers.book', { amount: money })}
      </BusyButton>
      <ConfirmDialog
        title={isAsking ? t('ledger.transfers.question', { amount: money, name }) : undefined}
        text={customer}
        confirmLabel={t('ledger.book')}
        busyLabel={t('common.saving')}
        isBusy={record.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={book}
      />
    </div>
  )
}
