import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOrderAgain } from '#web/data/cart.ts'
import classes from '#web/features/orders/order-again.module.css'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The same designs in the same quantities, as they are today, into the cart. */
export function OrderAgain({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const again = useOrderAgain()
  const order = () =>
    again.mutate(
      // The same design may stand there twice, by staff's adding: the first counts.
      [...new Map(entry.items.toReversed().map(item => [item.original_design_id, item])).values()]
        .toReversed()
        .map(({ original_design_id, sizes }) => ({ design_id: original_design_id, sizes })),
      {
        onSuccess: missing => {
          if (missing > 0)
            showToast({
              key: 'order-again',
              kind: 'warning',
              message: t('orders.againMissing', countOf(missing, locale)),
            })
          void navigate({ to: '/cart' })
        },
      },
    )
  return (
    <div className={classes.root}>
      <BusyButton
        variant="default"
        size="sm"
        busy={again.isPending}
        busyLabel={t('orders.againBusy')}
        onClick={order}
      >
        {t('orders.again')}
      </BusyButton>
      <p className={classes.hint}>{t('orders.againHint')}</p>
    </div>
  )
}
