import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Orders on their way. */
export function OrdersSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')} style={{ display: 'grid', gap: 12 }}>
      {[0, 1, 2].map(line => (
        <Skeleton key={line} height={86} radius={12} />
      ))}
    </div>
  )
}
