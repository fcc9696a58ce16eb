import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { type OrderedAgain, useOrderAgain } from '#web/data/preorders.ts'
import classes from '#web/features/orders/order-again.module.css'
import { isAsItWas } from '#web/features/orders/ordered-again.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const OrderAgainDialog = lazyDialog(
  async () => (await loadCode(() => import('#web/features/orders/order-again-dialog.tsx'))).OrderAgainDialog,
)

/** Puts an order's designs into the cart in its quantities; what is otherwise than it was is shown before. */
export function OrderAgain({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tried = useOrderAgain()
  const again = useOrderAgain()
  const [asked, setAsked] = useState<readonly OrderedAgain[]>()
  const { preorderId, currency } = entry
  const put = () =>
    again.mutate({ preorderId, dryRun: false }, { onSuccess: () => void navigate({ to: '/cart' }) })
  const begin = () =>
    tried.mutate(
      { preorderId, dryRun: true },
      { onSuccess: items => (items.every(isAsItWas) ? put() : setAsked(items)) },
    )
  return (
    <div className={classes.root}>
      <BusyButton
        variant="default"
        size="sm"
        busy={tried.isPending || again.isPending}
        busyLabel={t('orders.againBusy')}
        onClick={begin}
      >
        {t('orders.again')}
      </BusyButton>
      <p className={classes.hint}>{t('orders.againHint')}</p>
      <OrderAgainDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        items={asked ?? []}
        currency={currency}
        isBusy={again.isPending}
        onConfirm={put}
      />
    </div>
  )
}
