import { Button, VisuallyHidden } from '@mantine/core'
import { IconCloudOff, IconHanger, IconPlus, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteDesign, useDuplicateDesign } from '#web/data/designs.ts'
import { DeleteDesignDialog } from '#web/features/project/delete-design-dialog.tsx'
import { DesignCard } from '#web/features/project/design-card.tsx'
import classes from '#web/features/project/designs-section.module.css'
import { GhostCard } from '#web/features/project/ghost-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  readonly projectId: string
  readonly designs: readonly DesignItem[] | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
  readonly can: { readonly add: boolean; readonly rename: boolean; readonly delete: boolean }
  /** A line drawing of a family, where a picture does not come. */
  readonly drawingOf: (family: string) => ReactNode
}

/** The designs as cards, newest first; or why there are none. */
export function DesignsSection({ projectId, designs, hasFailed, onRetry, can, drawingOf }: Props) {
  const { t } = useTranslation()
  const duplicate = useDuplicateDesign()
  const remove = useDeleteDesign()
  const [toDelete, setToDelete] = useState<{ design: DesignItem; focusBack: () => void }>()
  const [news, setNews] = useState('')
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
  if (designs?.length === 0) {
    return (
      <div className={classes.empty}>
        <EmptyState
          icon={IconHanger}
          title={t('project.empty.title')}
          text={t('project.empty.text')}
          action={
            can.add && (
              <Button
                size="sm"
                leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
                renderRoot={props => (
                  <Link to="/projects/$projectId/newdesign" params={{ projectId }} {...props} />
                )}
              >
                {t('project.newDesign')}
              </Button>
            )
          }
        />
      </div>
    )
  }

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
        setToDelete(undefined)
        setNews(t('project.card.deleted', { name: nameOf(design) }))
        document.getElementById('content')?.focus()
      },
    })
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ul className={classes.grid} aria-label={t('project.designs')} aria-busy={!designs}>
        {!designs && [1, 2, 3].map(place => <GhostCard key={place} />)}
        {duplicate.isPending && (
          <GhostCard design={{ ...duplicate.variables, name: duplicate.variables.copyName }} />
        )}
        {designs?.map(design => (
          <DesignCard
            key={design.id}
            design={design}
            can={can}
            drawing={drawingOf(design.family.name)}
            onDuplicate={() => copy(design)}
            onDelete={focusBack => setToDelete({ design, focusBack })}
            onRenamed={name => setNews(t('project.card.renamed', { name }))}
          />
        ))}
      </ul>
      <DeleteDesignDialog
        name={toDelete && nameOf(toDelete.design)}
        isBusy={remove.isPending}
        onCancel={() => {
          setToDelete(undefined)
          toDelete?.focusBack()
        }}
        onConfirm={() => toDelete && confirmDelete(toDelete.design)}
      />
    </>
  )
}
