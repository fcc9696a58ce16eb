import { preorderSteps } from '@teamloom/commerce/preorders/status.ts'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/order-progress.module.css'
import { Notice } from '#web/ui/notice.tsx'

/** How far a request is on its way to being delivered. */
export function OrderProgress({ status, isQuote }: Pick<OrderEntry, 'status' | 'isQuote'>) {
  const { t } = useTranslation()
  if (status === 'cancelled') return <Notice kind="info" text={t('orders.cancelled')} />
  // Nobody has sent it in.
  const steps = isQuote ? preorderSteps.filter(step => step !== 'intent') : preorderSteps
  const at = status === 'closed' ? steps.length : steps.findIndex(step => step === status)
  return (
    <ol className={classes.root} aria-label={t('orders.progress')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          data-words={t(`orders.statuses.${step}`)}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`orders.statuses.${step}`)}
        </li>
      ))}
    </ol>
  )
}
