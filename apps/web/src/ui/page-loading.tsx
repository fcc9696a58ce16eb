import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** While a screen's own code is on its way; never over content that is there. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      style={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}
    >
      <Loader size={28} />
    </div>
  )
}
