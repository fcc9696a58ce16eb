import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/one-more/one-more.module.css'

/** OR62: what a request is one more piece of, and what is one more of it. */
export function OneMoreLinks({ entry }: { readonly entry: Pick<OrderEntry, 'oneMoreOf' | 'onesMore'> }) {
  const { t } = useTranslation()
  const { oneMoreOf, onesMore } = entry
  if (!oneMoreOf && onesMore.length === 0) return null
  const link = (preorderId: string, text: string) => (
    <Link key={preorderId} to="/orders/request/$preorderId" params={{ preorderId }}>
      {text}
    </Link>
  )
  return (
    <p className={classes.links} data-screen-only>
      {oneMoreOf &&
        link(
          oneMoreOf.preorderId,
          oneMoreOf.orderNumber === null
            ? t('orders.oneMore.ofRequest', { number: oneMoreOf.number })
            : t('orders.oneMore.ofOrder', { number: oneMoreOf.orderNumber }),
        )}
      {onesMore.map(({ preorderId, number }) => link(preorderId, t('orders.oneMore.later', { number })))}
    </p>
  )
}
