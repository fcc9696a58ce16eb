import {
  IconDiscountOff,
  IconMail,
  IconReceipt,
  IconReceiptOff,
  IconReceiptRefund,
} from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/preorder/difference.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { useDiscountName } from '#web/lib/use-discount-name.ts'

type Props = {
  readonly before: PreorderDetail
  readonly after: PreorderDetail
  readonly isCustomerTold: boolean
}

const noticed: readonly string[] = ['shipped', 'delivered']

/** What would follow from another status: for the invoice, for what was paid, for codes, for the customer. */
export function StatusOutcome({ before, after, isCustomerTold }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const nameOf = useDiscountName()
  const [was, is] = [before.order?.invoice, after.order?.invoice]
  const money = (amount: number) => moneyText(amount, after.invoice.currency, locale)
  const lines: {
    key: string
    icon: ComponentType<{ size: number; stroke: number }>
    text: string
    isGrave?: true
  }[] = []
  if (was && !was.isVoid && is?.isVoid)
    lines.push({
      key: 'void',
      icon: IconReceiptOff,
      text: t('preorder.outcome.void', { number: was.invoice_number, total: money(was.total ?? 0) }),
      isGrave: true,
    })
  if (is && !is.isVoid && (!was || was.isVoid))
    lines.push({
      key: 'issued',
      icon: IconReceipt,
      text: t('preorder.outcome.issued', { total: money(is.total ?? 0) }),
    })
  const owed = is?.balance ?? 0
  if (owed < 0)
    lines.push({
      key: 'back',
      icon: IconReceiptRefund,
      text: t('preorder.outcome.payBack', { amount: money(-owed) }),
      isGrave: true,
    })
  if (owed > 0 && noticed.includes(after.preorder.status))
    lines.push({
      key: 'due',
      icon: IconReceipt,
      text: t('preorder.outcome.due', { amount: money(owed) }),
      isGrave: true,
    })
  const codes = before.invoice.discounts.filter(({ source }) => source !== undefined && source !== 'staff')
  if (after.preorder.status === 'cancelled' && before.preorder.status !== 'cancelled')
    for (const { id, name } of codes)
      lines.push({ key: id, icon: IconDiscountOff, text: t('preorder.outcome.code', { name: nameOf(name) }) })
  if (isCustomerTold)
    lines.push({
      key: 'mail',
      icon: IconMail,
      text: t('preorder.outcome.mail', { name: after.user.first_name }),
    })
  if (lines.length === 0) return null
  return (
    <div className={classes.root} role="status">
      <p className={classes.total}>
        <span>{t('preorder.difference.ifSaved')}</span>
      </p>
      {lines.map(({ key, icon: Icon, text, isGrave }) => (
        <p key={key} className={classes.line} data-warn={isGrave}>
          <Icon size={16} stroke={1.6} aria-hidden />
          {text}
        </p>
      ))}
    </div>
  )
}
