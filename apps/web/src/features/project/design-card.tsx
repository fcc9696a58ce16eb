import { Tooltip, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonThere } from '#web/data/presence.ts'
import classes from '#web/features/project/design-card.module.css'
import { type DesignAbilities, DesignMenu } from '#web/features/project/design-menu.tsx'
import { DesignName } from '#web/features/project/design-name.tsx'
import { DesignPicture } from '#web/features/project/design-picture.tsx'
import { PresentPeople } from '#web/features/project/present-people.tsx'
import { Requested } from '#web/shown/requested.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type Props = {
  readonly design: DesignItem
  readonly can: DesignAbilities
  readonly drawing: ReactNode
  /** Who is in it now. */
  readonly people: readonly PersonThere[]
  readonly onDuplicate: () => void
  /** What moves and deletes is told how to give the focus back should it not be done. */
  readonly onMove: (focusBack: () => void) => void
  readonly onDelete: (focusBack: () => void) => void
  readonly onRenamed: (name: string) => void
}

/** A design: all of it leads to the studio, except what has an action of its own. One in error can only be deleted. */
export function DesignCard(props: Props) {
  const { design, can, drawing, people, onDuplicate, onMove, onDelete, onRenamed } = props
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const name = design.name ?? t('common.untitled')
  const hasError = design.errorKey !== null

  const endRenaming = (newName?: string) => {
    setIsRenaming(false)
    if (newName !== undefined) onRenamed(newName || t('common.untitled'))
    menu.current?.focus()
  }
  const card = (
    <li className={classes.root} data-error={hasError}>
      <DesignPicture
        name={name}
        images={design.images}
        decoratedSides={design.decoratedSides}
        drawing={drawing}
      />
      <div className={classes.tag}>
        {hasError ? (
          <Tag kind="error" icon={IconAlertCircle}>
            {t('project.card.inError')}
          </Tag>
        ) : (
          design.deprecated && (
            <>
              <Tag kind="warning" icon={IconAlertTriangle}>
                {t('project.card.deprecated')}
              </Tag>
              <VisuallyHidden>{t('project.card.deprecatedText')}</VisuallyHidden>
            </>
          )
        )}
        {design.request && <Requested request={design.request} />}
      </div>
      <PresentPeople people={people} />
      <div className={classes.foot}>
        <div className={classes.words}>
          <DesignName design={design} isLinked={!hasError} isRenaming={isRenaming} onEnd={endRenaming} />
          <div className={classes.time}>
            <TimeAgo at={design.latestUpdate} />
          </div>
        </div>
        <DesignMenu
          ref={menu}
          name={name}
          can={can}
          {...(!hasError && {
            onRename: () => setIsRenaming(true),
            onDuplicate,
            onMove: () => onMove(() => menu.current?.focus()),
          })}
          onDelete={() => onDelete(() => menu.current?.focus())}
        />
      </div>
    </li>
  )
  if (!hasError) return card
  return (
    <Tooltip
      label={t('project.card.inErrorText')}
      openDelay={1000}
      position="bottom"
      offset={-128}
      multiline
      maw={320}
      ta="center"
      events={{ hover: true, focus: true, touch: true }}
    >
      {card}
    </Tooltip>
  )
}
