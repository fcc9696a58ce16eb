import { Button } from '@mantine/core'
import { IconMoodSad, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of a screen that could not be shown, such as when its code cannot be fetched. */
export function PageFailed() {
  const { t } = useTranslation()
  return (
    <main style={{ display: 'grid', placeContent: 'center', minHeight: '60vh' }}>
      <EmptyState
        icon={IconMoodSad}
        title={t('toast.unknown')}
        action={
          <Button
            size="sm"
            leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
            onClick={() => window.location.reload()}
          >
            {t('common.retry')}
          </Button>
        }
      />
    </main>
  )
}
