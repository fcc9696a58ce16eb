import { chargeLabel } from '@teamloom/commerce/charges/charge.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { amountText } from '@teamloom/kit/money-text.ts'
import { dequal } from 'dequal'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import link from '#web/features/orders/link.module.css'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { Figure } from '#web/features/orders/preorder/summary-sums.tsx'
import classes from '#web/features/orders/preorder/summary-table.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { LongName } from '#web/ui/long-name.tsx'

type Props = {
  /** Absent while one is edited. */
  readonly onEdit: ((chargeId: string) => void) | undefined
}

type Charge = PreorderDetail['invoice']['charges'][number]

/** Lines that are no garment, as they are and would be with what is typed. */
export function ChargeRows({ onEdit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail, preview = detail } = useEditing()
  const isOwn = useMe().data?.id === detail.userId
  const [were, are] = [detail.invoice.charges, preview.invoice.charges]
  const rows = new Map([...were, ...are].map(charge => [charge.id, charge]))
  const textOf = (charge: Charge | undefined) => (charge ? amountText(charge.amount, locale) : '–')
  return [...rows.values()].map(charge => {
    const { id, taxed, reason } = charge
    const name = chargeLabel(charge)[locale]
    const [old, next] = [were.find(each => each.id === id), are.find(each => each.id === id)]
    return (
      <tr key={id} data-changed={!dequal(old, next)}>
        <th scope="row" colSpan={7}>
          <LongName name={taxed ? name : t('orders.untaxed', { name })} />{' '}
          {onEdit && (
            <button
              type="button"
              className={link.root}
              disabled={isOwn}
              aria-label={t('preorder.charge.edit', { name })}
              onClick={() => onEdit(id)}
            >
              {t('preorder.charge.change')}
            </button>
          )}
          {reason && <span className={classes.reason}>{reason}</span>}
        </th>
        <Figure old={textOf(old)} next={textOf(next)} />
      </tr>
    )
  })
}
