import {
  IconAlertTriangle,
  IconClockX,
  IconReceiptTax,
  IconRosetteDiscountCheckOff,
} from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { shortDay } from '#web/features/orders/desk/desk-time.ts'
import classes from '#web/features/orders/preorder/difference.module.css'
import { PriceLine } from '#web/features/orders/preorder/price-line.tsx'
import { becoming } from '#web/features/orders/preorder/proof-after-save.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly before: PreorderDetail; readonly after: PreorderDetail }

/** What would follow from a save: the total, prices of one, minimums, approvals. */
export function Difference({ before, after }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = (amount: number | null, of: PreorderDetail) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, of.invoice.currency, locale)
  const [old, next] = [before.invoice.total, after.invoice.total]
  const isSameCurrency = before.invoice.currency === after.invoice.currency
  const change = isSameCurrency && old !== null && next !== null ? next - old : undefined
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

  const changed = after.purchasedItems.flatMap(item => {
    const was = before.purchasedItems.find(({ id }) => id === item.id)
    return was ? [{ item, was }] : []
  })
  const short = changed.filter(
    ({ item, was }) => !item.pricing.hasMinimum && item.pricing.qty !== was.pricing.qty,
  )
  const voided = becoming('voided', 'approved', before, after)
  const outdated = becoming('outdated', 'open', before, after)
  const nameOf = (designId: string) =>
    before.purchasedItems.find(item => item.design_id === designId)?.designName ?? t('common.untitled')
  return (
    <div className={classes.root} role="status">
      <p className={classes.total}>
        <span>{t('preorder.difference.ifSaved')}</span>{' '}
        {isSameCurrency && old === next ? (
          <b>{t('preorder.difference.sameTotal', { total: money(next, after) })}</b>
        ) : (
          <b>
            {t('desk.summary.total')} <del>{money(old, before)}</del>
            {' → '}
            <ins>{money(next, after)}</ins>
          </b>
        )}{' '}
        {change !== undefined && change !== 0 && (
          <span data-drop={change < 0} className={classes.change}>
            {`(${change < 0 ? '−\u00a0' : '+'}${moneyText(Math.abs(change), after.invoice.currency, locale)})`}
          </span>
        )}
        <small>{t('preorder.difference.notKept')}</small>
      </p>
      {isSameCurrency && changed.map(({ item, was }) => <PriceLine key={item.id} was={was} is={item} />)}
      <TaxLine before={before} after={after} />
      {short.map(({ item }) => (
        <p key={item.id} className={classes.line} data-warn>
          <IconAlertTriangle {...icon} />
          {t('preorder.belowMinimum', {
            n: numberText(item.pricing.qty, locale),
            minimum: numberText(item.pricing.minQty, locale),
          })}
        </p>
      ))}
      {voided.map(({ designId, answer }) => (
        <p key={designId} className={classes.line} data-warn>
          <IconRosetteDiscountCheckOff {...icon} />
          {t('preorder.difference.voided', {
            name: after.user.first_name,
            design: nameOf(designId),
            number: numberText(after.proof?.proofNumber ?? 0, locale),
            day: answer ? shortDay(new Date(answer.answeredAt), locale) : '',
          })}
        </p>
      ))}
      {outdated.length > 0 && (
        <p className={classes.line} data-warn>
          <IconClockX {...icon} />
          {t('preorder.difference.outdated', {
            name: after.user.first_name,
            designs: new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(
              outdated.map(({ designId }) => nameOf(designId)),
            ),
            number: numberText(after.proof?.proofNumber ?? 0, locale),
          })}
        </p>
      )}
    </div>
  )
}

/** What an order comes to with its taxes, and what would be left to pay. */
function TaxLine({ before, after }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [was, is] = [before.order?.invoice, after.order?.invoice]
  if (!was || !is || (was.total === is.total && was.balance === is.balance)) return null
  const money = (amount: number | null, of: PreorderDetail) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, of.invoice.currency, locale)
  return (
    <p className={classes.line}>
      <IconReceiptTax size={16} stroke={1.6} aria-hidden />
      {t('preorder.difference.taxed', {
        old: money(was.total, before),
        new: money(is.total, after),
        balance: money(is.balance, after),
      })}
    </p>
  )
}
