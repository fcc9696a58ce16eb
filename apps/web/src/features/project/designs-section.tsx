import { Button, VisuallyHidden } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteDesign, useDuplicateDesign, useMoveDesign } from '#web/data/designs.ts'
import { usePresence } from '#web/data/presence.ts'
import { DesignCard } from '#web/features/project/design-card.tsx'
import type { DesignAbilities } from '#web/features/project/design-menu.tsx'
import classes from '#web/features/project/designs-section.module.css'
import { FirstDesign } from '#web/features/project/first-design.tsx'
import { GhostCard } from '#web/features/project/ghost-card.tsx'
import { type DestinationGroup, MoveDialog } from '#web/features/project/move-dialog.tsx'
import { showToast } from '#web/lib/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { shortName } from '#web/ui/short-name.ts'

type Props = {
  readonly projectId: string
  readonly designs: readonly DesignItem[] | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
  readonly can: DesignAbilities
  /** Where designs can be moved to: the projects of each team. */
  readonly destinations: readonly DestinationGroup[]
  /** A line drawing of a family, where a picture does not come. */
  readonly drawingOf: (family: string) => ReactNode
}

/** The designs as cards, newest first; or why there are none. */
export function DesignsSection(props: Props) {
  const { projectId, designs, hasFailed, onRetry, can, destinations, drawingOf } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const duplicate = useDuplicateDesign()
  const remove = useDeleteDesign()
  const move = useMoveDesign()
  const [asked, setAsked] = useState<{
    what: 'move' | 'delete'
    design: DesignItem
    focusBack: () => void
  }>()
  const [news, setNews] = useState('')
  const present = usePresence(designs?.map(({ id }) => id) ?? [])
  const nameOf = (design: DesignItem) => design.name ?? t('common.untitled')

  if (hasFailed) {
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('project.failed.title')}
        text={t('project.failed.text')}
        action={
          <Button
            variant="default"
            size="sm"
            leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
            onClick={onRetry}
          >
            {t('common.retry')}
          </Button>
        }
      />
    )
  }
  if (designs?.length === 0) return <FirstDesign projectId={projectId} canAdd={can.add} />

  const copy = (design: DesignItem) => {
    const copyName = `${nameOf(design)} 1`
    duplicate.mutate(
      { ...design, copyName },
      { onSuccess: () => setNews(t('project.card.duplicated', { name: copyName })) },
    )
  }
  const confirmDelete = (design: DesignItem) =>
    remove.mutate(design.id, {
      onSuccess: () => {
        setAsked(undefined)
        setNews(t('project.card.deleted', { name: nameOf(design) }))
        document.getElementById('content')?.focus()
      },
    })
  const moveTo = (design: DesignItem, newProjectId: string) =>
    move.mutate(
      { designId: design.id, newProjectId },
      {
        onSuccess: () => {
          showToast({
            key: 'moved',
            kind: 'info',
            message: t('project.move.done', { name: shortName(nameOf(design)) }),
          })
          void navigate({ to: '/projects/$projectId/designs', params: { projectId: newProjectId } })
        },
        onSettled: () => setAsked(undefined),
      },
    )
  const close = () => {
    setAsked(undefined)
    asked?.focusBack()
  }
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ul className={classes.grid} aria-label={t('project.designs')} aria-busy={!designs}>
        {!designs && [1, 2, 3].map(place => <GhostCard key={place} />)}
        {duplicate.isPending && (
          <GhostCard design={{ ...duplicate.variables, name: duplicate.variables.copyName }} />
        )}
        {designs && (
          <Staged items={designs}>
            {design => (
              <DesignCard
                key={design.id}
                design={design}
                can={can}
                drawing={drawingOf(design.family.name)}
                people={present.get(design.id) ?? []}
                onDuplicate={() => copy(design)}
                onMove={focusBack => setAsked({ what: 'move', design, focusBack })}
                onDelete={focusBack => setAsked({ what: 'delete', design, focusBack })}
                onRenamed={name => setNews(t('project.card.renamed', { name }))}
              />
            )}
          </Staged>
        )}
      </ul>
      <MoveDialog
        isOpen={asked?.what === 'move'}
        title={asked ? t('project.move.title', { name: shortName(nameOf(asked.design)) }) : ''}
        groups={destinations}
        currentId={projectId}
        noneText={t('project.move.noProject')}
        isBusy={move.isPending}
        onMove={newProjectId => asked && moveTo(asked.design, newProjectId)}
        onCancel={close}
      />
      <ConfirmDialog
        title={
          asked?.what === 'delete'
            ? t('project.delete.title', { name: shortName(nameOf(asked.design)) })
            : undefined
        }
        text={t('project.delete.text')}
        confirmLabel={t('project.delete.confirm')}
        busyLabel={t('common.deleting')}
        isBusy={remove.isPending}
        onCancel={close}
        onConfirm={() => asked && confirmDelete(asked.design)}
      />
    </>
  )
}

/** How many cards fill the tallest screens. */
const firstStage = 24

type StagedProps<Item> = {
  readonly items: readonly Item[]
  readonly children: (item: Item) => ReactNode
}

/** The first of them at once, the others when these stand: hundreds would keep the page waiting. */
function Staged<Item>({ items, children }: StagedProps<Item>) {
  const isComplete = useDeferredValue(true, false)
  return (isComplete ? items : items.slice(0, firstStage)).map(children)
}
