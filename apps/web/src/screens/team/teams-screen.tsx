import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTeams } from '#web/data/teams.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'

/** Leads to my newest team; without any, home. */
export function TeamsScreen() {
  const { t } = useTranslation()
  const teams = useTeams()
  if (teams.data) {
    const [team] = teams.data
    if (!team) return <Navigate to="/home" replace />
    return <Navigate to="/team/$teamId/projects" params={{ teamId: team.id }} replace />
  }
  if (!teams.isError) return <PageLoading />
  return (
    <EmptyState
      icon={IconCloudOff}
      title={t('nav.failed')}
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
          onClick={() => teams.refetch()}
        >
          {t('common.retry')}
        </Button>
      }
    />
  )
}
