import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/cart/cart-item-card.module.css'

/** Items on their way. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')} style={{ display: 'grid', gap: 12 }}>
      {[0, 1].map(card => (
        <div key={card} className={classes.root}>
          <Skeleton width={104} height={124} radius={8} />
          <div className={classes.body}>
            <Skeleton width={180} height={20} />
            <Skeleton width={110} height={14} />
            <Skeleton height={36} mt={8} />
            <Skeleton width={260} height={14} />
          </div>
        </div>
      ))}
    </div>
  )
}
