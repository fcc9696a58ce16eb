import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { mergedEntries } from '#web/data/order-entry.ts'
import { useOrders, usePreorders } from '#web/data/preorders.ts'
import { ProofNotice } from '#web/features/orders/proof/proof-notice.tsx'
import { type Waiting, waitingOf } from '#web/features/orders/waiting.ts'
import classes from '#web/features/orders/waiting-lines.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Shown one by one; more are counted. */
const most = 3

/** What of my requests and orders waits for me, each in a line with the way there; nothing when nothing does. */
export function WaitingLines() {
  const { t } = useTranslation()
  const locale = useLocale()
  const preorders = usePreorders().data
  const orders = useOrders().data
  const waiting = preorders && orders ? waitingOf(mergedEntries(preorders, orders)) : []
  if (waiting.length === 0) return null
  const rest = waiting.length - most
  return (
    <section className={classes.root} aria-label={t('home.waiting.label')}>
      {waiting.slice(0, most).map(each => (
        <WaitingLine key={`${each.kind} ${each.entry.id}`} waiting={each} />
      ))}
      {rest > 0 && <Link to="/orders">{t('home.waiting.more', countOf(rest, locale))}</Link>}
    </section>
  )
}

function WaitingLine({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (waiting.kind === 'proof') return <ProofNotice entry={waiting.entry} />
  const { preorderId, number, currency } = waiting.entry
  return (
    <Notice
      kind="info"
      icon={IconReceipt}
      text={t('home.waiting.unpaid', { number, amount: moneyText(waiting.balance, currency, locale) })}
      action={
        <Link to="/orders/request/$preorderId" params={{ preorderId }}>
          {t('home.waiting.pay')}
        </Link>
      }
    />
  )
}
