import { type Icon, IconAlertCircle, IconCircleCheck, IconClock, IconClockOff } from '@tabler/icons-react'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { paymentCalls } from '@teamloom/contract/payments.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/payments/session-banner.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Session = DataOf<typeof paymentCalls.session>

type Props = {
  /** None while it is not known. */
  readonly session: Session | undefined
  readonly isFailed: boolean
  readonly entry: OrderEntry | undefined
}

const looks = {
  open: ['info', IconClock],
  processing: ['info', IconClock],
  paid: ['ok', IconCircleCheck],
  unsettled: ['warn', IconAlertCircle],
  failed: ['error', IconAlertCircle],
  expired: ['warn', IconClockOff],
} as const satisfies Record<Session['state'], readonly [string, Icon]>

/** What has become of a payment by card, after its page: said anew as soon as it is known. */
export function SessionBanner({ session, isFailed, entry }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [kind, Mark] = session ? looks[session.state] : isFailed ? looks.failed : looks.open
  const amount = session ? moneyText(session.amount, session.currency, locale) : ''
  const words = () => {
    if (!session)
      return isFailed
        ? [t('payments.session.failed'), t('payments.session.failedText')]
        : [t('payments.session.loading'), '']
    switch (session.state) {
      case 'open':
        return [t('payments.session.open'), t('payments.session.openText', { amount })]
      case 'processing':
        return [t('payments.session.processing'), t('payments.session.processingText', { amount })]
      case 'paid':
        return [
          t('payments.session.paid'),
          entry
            ? t(entry.kind === 'order' ? 'payments.session.paidOrder' : 'payments.session.paidRequest', {
                amount,
                number: entry.number,
              })
            : amount,
        ]
      case 'unsettled':
        return [t('payments.session.unsettled'), t('payments.session.unsettledText', { amount })]
      case 'failed':
        return [t('payments.session.refused'), t('payments.session.refusedText')]
      case 'expired':
        return [t('payments.session.expired'), t('payments.session.expiredText')]
    }
  }
  const [title, text] = words()
  return (
    <section className={classes.root} data-kind={kind} role="status">
      <Mark size={24} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text && <p className={classes.text}>{text}</p>}
      </div>
    </section>
  )
}
