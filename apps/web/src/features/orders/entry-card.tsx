import { IconChevronDown } from '@tabler/icons-react'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/entry-card.module.css'
import { EntryDetails } from '#web/features/orders/entry-details.tsx'
import { OrderPictures } from '#web/features/orders/order-pictures.tsx'
import { StatusTag } from '#web/features/orders/status-tag.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { printPart } from '#web/lib/print-part.ts'
import { PrintHead } from '#web/shown/print-head.tsx'

type Props = {
  readonly entry: OrderEntry
  readonly isOpen: boolean
  /** Whether the request has just been placed: then it is brought into view. */
  readonly isPlaced: boolean
  /** A payment of it was just made, and nothing is known of it yet. */
  readonly isPaymentAwaited: boolean
  readonly sizeLabel: (product: string, size: string) => string
  readonly onToggle: () => void
}

const dates = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium' }),
}

/** A request or an order: a line that opens to all there is to know of it. */
export function EntryCard({ entry, isOpen, isPlaced, isPaymentAwaited, sizeLabel, onToggle }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Its heading alone: what is told of it stands above, and stays in view.
    if (isPlaced) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isPlaced])

  const isRequest = entry.kind === 'preorder'
  const currency = entry.currency.toUpperCase()
  return (
    <article
      ref={card}
      className={classes.root}
      data-open={isOpen}
      data-printed={isOpen || undefined}
      aria-labelledby={`${id}-name`}
    >
      <h2 ref={heading} className={classes.heading}>
        <button
          type="button"
          className={classes.line}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={onToggle}
        >
          <OrderPictures items={entry.items} />
          <span className={classes.names}>
            <span id={`${id}-name`} className={classes.name}>
              {t(isRequest ? 'orders.request' : 'orders.order', { number: entry.number })}
            </span>
            <span className={classes.quiet}>
              {isRequest || entry.invoiceNumber === null
                ? t('orders.requestType')
                : `${t('orders.invoice', { number: entry.invoiceNumber })}, ${t('orders.ofRequest', { number: entry.requestNumber })}`}
            </span>
          </span>
          <span className={classes.date}>{dates[locale].format(entry.createdAt).replace('.,', ',')}</span>
          <span className={classes.count}>{t('orders.items', countOf(entry.itemsCount, locale))}</span>
          <span className={classes.status}>
            <StatusTag status={entry.status} />
          </span>
          <span className={classes.price}>
            <span className={classes.total}>
              {entry.total === null
                ? t('orders.undetermined')
                : moneyText(entry.total, entry.currency, locale)}
            </span>
            <span className={classes.quiet}>
              {t(entry.taxes ? 'orders.withTaxes' : 'orders.beforeTaxes', { currency })}
            </span>
          </span>
          <IconChevronDown className={classes.chevron} size={18} stroke={1.6} aria-hidden />
        </button>
      </h2>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && (
          <>
            <PrintHead
              title={t(isRequest ? 'orders.quotation' : 'orders.order', { number: entry.number })}
              at={entry.createdAt}
              isQuotation={isRequest}
            />
            <EntryDetails
              entry={entry}
              isPaymentAwaited={isPaymentAwaited}
              sizeLabel={sizeLabel}
              onPrint={() => printPart(card.current)}
            />
          </>
        )}
      </div>
    </article>
  )
}
