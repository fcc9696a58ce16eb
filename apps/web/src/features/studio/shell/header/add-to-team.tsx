import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconRuler2 } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { useTranslation } from 'react-i18next'
import { useSetCollectable } from '#web/data/collectable.ts'
import { showToast } from '#web/lib/toast.tsx'
import { Tip } from '#web/ui/tip.tsx'

type Props = { readonly design: DesignItem; readonly isCompact: boolean }

/** Puts the design on the page where its project collects sizes; there already, it leads to that page. */
export function AddToTeam({ design, isCompact }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const setCollectable = useSetCollectable()
  const isThere = design.collectable_since !== null
  const words = t(isThere ? 'studio.onTeamPage' : 'studio.addToTeam')
  const open = () => void navigate({ to: '/sizesadmin/$projectId', params: { projectId: design.project_id } })
  const run = () => {
    if (isThere) return open()
    setCollectable.mutate(
      { designId: design.id, collectable: true },
      {
        onSuccess: () =>
          showToast({
            key: 'collectable',
            kind: 'info',
            message: t('studio.addedToTeam'),
            action: { label: t('studio.openTeamPage'), run: open },
          }),
      },
    )
  }
  const Mark = isThere ? IconCheck : IconRuler2
  if (isCompact) {
    return (
      <Tip label={words}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={words}
          loading={setCollectable.isPending}
          onClick={run}
        >
          <Mark size={18} stroke={1.6} />
        </ActionIcon>
      </Tip>
    )
  }
  return (
    <Button
      variant="default"
      leftSection={<Mark size={18} stroke={1.6} aria-hidden />}
      loading={setCollectable.isPending}
      onClick={run}
    >
      {words}
    </Button>
  )
}
