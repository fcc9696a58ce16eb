import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/checkout/order-summary.module.css'

type Props = {
  /** What is ordered. */
  readonly children: ReactNode
  /** The total, what stands in the way, and the next step; at the foot of the window on narrow screens. */
  readonly action: ReactNode
  /** Below the card. */
  readonly note?: ReactNode
}

/** The figures of the order beside the page, with the next step. */
export function OrderSummary({ children, action, note }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.card}>
        <h2 id={id} className={classes.title}>
          {t('cart.summary.title')}
        </h2>
        {children}
        <div className={classes.action}>{action}</div>
      </div>
      {note}
    </section>
  )
}
