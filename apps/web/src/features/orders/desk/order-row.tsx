import { IconChevronDown, IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortTime } from '#web/features/orders/desk/desk-time.ts'
import classes from '#web/features/orders/desk/order-table.module.css'
import { StaffStatusTag } from '#web/features/orders/desk/staff-status-tag.tsx'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { OrderPictures } from '#web/features/orders/order-pictures.tsx'
import { OrderedItemRow } from '#web/features/orders/ordered-item-row.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { LaterLink } from '#web/ui/later-link.tsx'

type Props = {
  readonly entry: OrderEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly sizeLabel: (product: string, size: string) => string
}

/** A customer's request or order, which opens to its designs. */
export function OrderRow({ entry, isOpen, onToggle, sizeLabel }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [now] = useState(() => new Date())
  const { address, organization } = entry.shippingAddress
  const name = t(entry.kind === 'order' ? 'desk.list.order' : 'desk.list.preorder', {
    number: entry.number,
  })
  return (
    <tbody data-open={isOpen}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button takes the keys */}
      <tr
        className={classes.row}
        onClick={event => {
          if (!(event.target as HTMLElement).closest('a, button')) onToggle()
        }}
      >
        <td>
          <OrderPictures items={entry.items} />
        </td>
        <th scope="row" id={`${id}-name`}>
          <Link
            className={classes.name}
            to="/purchased/preorder/$preorderId"
            params={{ preorderId: entry.preorderId }}
          >
            {name}
          </Link>
          <span className={classes.quiet}>
            {entry.kind === 'order'
              ? t('desk.list.ofRequest', { number: entry.requestNumber })
              : entry.invoiceNumber && t('desk.list.invoice', { number: entry.invoiceNumber })}
          </span>
        </th>
        <td>
          <span className={classes.strong}>{entry.customer}</span>
          <span className={classes.quiet}>{`${organization}, ${address.state}`}</span>
        </td>
        <td data-figure>{numberText(entry.itemsCount, locale)}</td>
        <td>
          <StaffStatusTag status={entry.status} />
        </td>
        <td className={classes.time}>
          <time dateTime={entry.createdAt.toISOString()}>{shortTime(entry.createdAt, now, locale)}</time>
        </td>
        <td data-figure className={classes.total}>
          {entry.total === null ? t('orders.undetermined') : moneyText(entry.total, entry.currency, locale)}
        </td>
        <td>
          <button
            type="button"
            className={classes.toggle}
            data-row={entry.preorderId}
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            aria-label={t('desk.list.details', { name })}
            onClick={onToggle}
          >
            <IconChevronDown size={18} stroke={1.6} aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={`${id}-details`} className={classes.details}>
          <td colSpan={8}>
            <div className={classes.columns}>
              <ul className={classes.items} aria-label={t('desk.list.designs')}>
                {entry.items.map(item => (
                  <OrderedItemRow key={item.id} item={item} currency={entry.currency} sizeLabel={sizeLabel} />
                ))}
              </ul>
              <RowFacts entry={entry} />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function RowFacts({ entry }: Pick<Props, 'entry'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { city, state, postal_code } = entry.shippingAddress.address
  const discounts = entry.discounts.reduce((sum, { amount }) => sum + amount, 0)
  const isOrder = entry.kind === 'order'
  return (
    <div className={classes.facts}>
      <dl>
        <div>
          <dt>{t('desk.list.delivery')}</dt>
          <dd>{`${city} ${state} ${postal_code}`}</dd>
        </div>
        <div>
          <dt>{t('desk.list.email')}</dt>
          <dd>
            <a href={`mailto:${entry.email}`}>{entry.email}</a>
          </dd>
        </div>
        {entry.projectNumber && (
          <div>
            <dt>{t('desk.list.project')}</dt>
            <dd>{entry.projectNumber}</dd>
          </div>
        )}
        {entry.quoteNumber && (
          <div>
            <dt>{t('desk.list.quote')}</dt>
            <dd>{entry.quoteNumber}</dd>
          </div>
        )}
        {discounts > 0 && (
          <div data-discount>
            <dt>{t('desk.list.discounts')}</dt>
            <dd>{`−\u00a0${moneyText(discounts, entry.currency, locale)}`}</dd>
          </div>
        )}
        {entry.payment && entry.payment.balance !== null && (
          <div>
            <dt>{t('desk.list.balance')}</dt>
            <dd>{moneyText(entry.payment.balance, entry.currency, locale)}</dd>
          </div>
        )}
      </dl>
      <div className={classes.actions}>
        <Link
          className={classes.primary}
          to="/purchased/preorder/$preorderId"
          params={{ preorderId: entry.preorderId }}
        >
          {t('desk.list.open')}
        </Link>
        <LaterLink
          path={isOrder ? '/techpack/order/$orderId' : '/techpack/preorder/$preorderId'}
          params={isOrder ? { orderId: entry.id } : { preorderId: entry.preorderId }}
        >
          {link => (
            <Link className={classes.secondary} {...link}>
              <IconFileText size={18} stroke={1.6} aria-hidden />
              {t('desk.list.techpack')}
            </Link>
          )}
        </LaterLink>
      </div>
    </div>
  )
}
