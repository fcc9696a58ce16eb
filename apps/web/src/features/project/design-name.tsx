import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRenameDesign } from '#web/data/designs.ts'
import classes from '#web/features/project/design-name.module.css'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly design: DesignItem
  readonly isLinked: boolean
  readonly isRenaming: boolean
  /** Told when the name is no longer edited, with the new name when there is one. */
  readonly onEnd: (newName?: string) => void
}

/** A design's name, which leads to the studio; or the field to change it: Enter saves, Escape leaves it. */
export function DesignName({ design, isLinked, isRenaming, onEnd }: Props) {
  const { t } = useTranslation()
  const name = design.name ?? t('common.untitled')
  if (isRenaming) return <NameField design={design} onEnd={onEnd} />
  const words = (
    <span className={classes.name} data-untitled={design.name === null} title={name}>
      {name}
    </span>
  )
  if (!isLinked) return words
  return (
    <Link
      className={classes.link}
      to="/design/$designId"
      params={{ designId: design.id }}
      preload={false}
      data-open
    >
      {words}
    </Link>
  )
}

function NameField({ design, onEnd }: Pick<Props, 'design' | 'onEnd'>) {
  const { t } = useTranslation()
  const rename = useRenameDesign()
  const [name, setName] = useState(design.name ?? '')
  // Leaving the field by Escape takes the focus from it too.
  const isGivenUp = useRef(false)
  const save = () => {
    if (rename.isPending || isGivenUp.current) return
    if (name.trim() === (design.name ?? '')) return onEnd()
    rename.mutate({ designId: design.id, name }, { onSuccess: () => onEnd(name.trim()) })
  }
  return (
    <TextInput
      className={classes.field}
      size="xs"
      autoFocus
      aria-label={t('project.card.rename', { name: design.name ?? t('common.untitled') })}
      placeholder={t('common.untitled')}
      maxLength={200}
      value={name}
      error={rename.isError && <Fault>{t('project.error_occured')}</Fault>}
      onFocus={event => event.currentTarget.select()}
      onChange={event => setName(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={event => {
        if (event.key === 'Enter') save()
        if (event.key !== 'Escape') return
        isGivenUp.current = true
        onEnd()
      }}
    />
  )
}
