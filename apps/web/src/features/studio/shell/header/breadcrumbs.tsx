import { TextInput } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconHistory,
  IconPencil,
  IconPhotoShare,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRenameDesign } from '#web/data/designs.ts'
import classes from '#web/features/studio/shell/header/studio-header.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Tip } from '#web/ui/tip.tsx'

const longestName = 200

type Props = {
  readonly design: DesignItem
  readonly projectName: string
  /** The project is an arrow, so that the design's name has room. */
  readonly isCompact: boolean
  readonly onVersions: () => void
  readonly onMockup: () => void
}

/** The way back to the project, and the design's name, which is changed in its place. */
export function Breadcrumbs({ design, projectName, isCompact, onVersions, onMockup }: Props) {
  const project = {
    to: '/projects/$projectId/designs',
    params: { projectId: design.project_id },
  } as const
  return (
    <ol className={classes.crumbs}>
      <li>
        {isCompact ? (
          <Tip label={projectName}>
            <Link {...project} className={classes.back} aria-label={projectName}>
              <IconChevronLeft size={18} stroke={1.6} aria-hidden />
            </Link>
          </Tip>
        ) : (
          <>
            <Link {...project} className={classes.project}>
              {projectName}
            </Link>
            <IconChevronRight size={15} stroke={1.6} color="var(--stone-6)" aria-hidden />
          </>
        )}
      </li>
      <li>
        <DesignName design={design} onVersions={onVersions} onMockup={onMockup} />
      </li>
    </ol>
  )
}

function DesignName({ design, onVersions, onMockup }: Pick<Props, 'design' | 'onVersions' | 'onMockup'>) {
  const { t } = useTranslation()
  const rename = useRenameDesign()
  const [draft, setDraft] = useState<string | null>(null)
  const name = rename.isPending ? rename.variables.name || null : design.name
  const save = () => {
    if (draft === null) return
    setDraft(null)
    if (draft.trim() !== (design.name ?? '')) {
      rename.mutate({ designId: design.id, name: draft.trim() }, { onError: toastError })
    }
  }
  if (draft !== null) {
    return (
      <TextInput
        size="sm"
        w={260}
        autoFocus
        aria-label={t('studio.designName')}
        maxLength={longestName}
        value={draft}
        onChange={event => setDraft(event.currentTarget.value)}
        onFocus={event => event.currentTarget.select()}
        onBlur={save}
        onKeyDown={event => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') setDraft(null)
        }}
      />
    )
  }
  return (
    <>
      <h1 style={{ minWidth: 0, display: 'flex' }}>
        <button
          type="button"
          className={classes.name}
          data-untitled={name === null || undefined}
          title={t('studio.renameDesign')}
          onClick={() => setDraft(design.name ?? '')}
        >
          <span>{name ?? t('common.untitled')}</span>
        </button>
      </h1>
      <TitleMenu onVersions={onVersions} onMockup={onMockup} onRename={() => setDraft(design.name ?? '')} />
    </>
  )
}

type MenuProps = {
  readonly onVersions: () => void
  /** Absent: it keeps its name. */
  readonly onRename?: () => void
  /** Absent: it is an order's, which has proofs. */
  readonly onMockup?: () => void
}

/** What can be done with the design, behind the arrow beside its name. */
export function TitleMenu({ onVersions, onRename, onMockup }: MenuProps) {
  const { t } = useTranslation()
  const rename = onRename && {
    label: t('common.rename'),
    icon: IconPencil,
    run: onRename,
    takesFocus: true,
  }
  return (
    <span className={classes.menu}>
      <ActionMenu
        label={t('studio.designMenu')}
        icon={IconChevronDown}
        position="bottom-start"
        actions={[
          ...(rename ? [rename] : []),
          { label: t('studio.versions'), icon: IconHistory, run: onVersions, takesFocus: true },
          ...(onMockup
            ? [{ label: t('studio.mockup'), icon: IconPhotoShare, run: onMockup, takesFocus: true }]
            : []),
        ]}
      />
    </span>
  )
}
