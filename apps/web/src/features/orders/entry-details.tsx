import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { AddressLines } from '#web/features/orders/address-lines.tsx'
import { EntryArrival } from '#web/features/orders/entry-arrival.tsx'
import classes from '#web/features/orders/entry-details.module.css'
import { EntryFigures } from '#web/features/orders/entry-figures.tsx'
import { Milestones } from '#web/features/orders/milestones.tsx'
import { OneMore } from '#web/features/orders/one-more/one-more.tsx'
import { OneMoreLinks } from '#web/features/orders/one-more/one-more-links.tsx'
import { OrderAgain } from '#web/features/orders/order-again.tsx'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { OrderedItemRow } from '#web/features/orders/ordered-item-row.tsx'
import { PaymentPanel } from '#web/features/orders/payments/payment-panel.tsx'
import { ProofNotice } from '#web/features/orders/proof/proof-notice.tsx'
import { Shipment } from '#web/features/orders/shipment.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'

type Props = {
  readonly entry: OrderEntry
  readonly isPaymentAwaited: boolean
  readonly sizeLabel: (product: string, size: string) => string
  readonly onPrint: () => void
}

/** How far it is, what was ordered, where it goes, what it costs. */
export function EntryDetails({ entry, isPaymentAwaited, sizeLabel, onPrint }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <div data-screen-only>
          <OrderProgress status={entry.status} isQuote={entry.isQuote} />
          <ProofNotice entry={entry} />
          <Shipment entry={entry} />
        </div>
        <EntryArrival entry={entry} />
        <OneMoreLinks entry={entry} />
        <ul className={classes.items} aria-label={t('orders.designs')}>
          {entry.items.map(item => (
            <OrderedItemRow
              key={item.id}
              item={item}
              currency={entry.currency}
              sizeLabel={sizeLabel}
              preorderId={entry.preorderId}
            >
              {entry.isDelivered && (
                <OneMore item={item} preorderId={entry.preorderId} sizeLabel={sizeLabel} />
              )}
            </OrderedItemRow>
          ))}
        </ul>
        <div data-screen-only>
          <PaymentPanel
            preorderId={entry.preorderId}
            isOrder={entry.kind === 'order'}
            isAwaited={isPaymentAwaited}
          />
          <Milestones entry={entry} />
        </div>
        <div className={classes.addresses}>
          <AddressLines title={t('orders.deliveryTo')} address={entry.shippingAddress} />
          <AddressLines title={t('orders.billedTo')} address={entry.billingAddress} />
        </div>
      </div>
      <div className={classes.side}>
        <EntryFigures entry={entry} />
        <div data-screen-only>
          <div className={classes.print}>
            <PrintButton isQuotation={entry.kind === 'preorder'} onPrint={onPrint} />
          </div>
          <OrderAgain entry={entry} />
        </div>
      </div>
    </div>
  )
}
