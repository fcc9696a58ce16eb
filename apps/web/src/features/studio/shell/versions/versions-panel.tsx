import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBookmarkPlus, IconX } from '@tabler/icons-react'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import { inTime, isVersion, type Look } from '#web/features/studio/session/look.ts'
import { Compared } from '#web/features/studio/shell/versions/compared.tsx'
import { NameForm } from '#web/features/studio/shell/versions/name-form.tsx'
import { Timeline } from '#web/features/studio/shell/versions/timeline.tsx'

type Props = {
  readonly design: DesignItem
  /** Whether the design was ordered: then it stands in no project, and costs what its order says. */
  readonly isOrdered: boolean
  readonly picked: readonly Look[]
  readonly onPick: (picked: readonly Look[]) => void
  readonly onClose: () => void
}

/** What the design was, by day: one version is looked at, two are compared; looking changes nothing. */
export function VersionsPanel({ design, isOrdered, picked, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const [isNaming, setNaming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const looks = inTime(picked)
  const named = looks.find(isVersion)?.id ?? null
  return (
    <>
      <header className={panel.head}>
        <div>
          <p className={panel.eyebrow}>{design.name ?? t('common.untitled')}</p>
          <h2 ref={heading} tabIndex={-1} className={panel.title}>
            {t('live.versions.title')}
          </h2>
        </div>
        <div className={panel.actions}>
          <Button
            variant="default"
            size="xs"
            h={36}
            leftSection={<IconBookmarkPlus size={17} stroke={1.6} aria-hidden />}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            {t('live.versions.nameThis')}
          </Button>
          <Tooltip label={t('live.versions.close')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('live.versions.close')}
              onClick={onClose}
            >
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </div>
      </header>
      {isNaming && <NameForm designId={design.id} versionId={named} onDone={() => setNaming(false)} />}
      {looks.length > 0 && (
        <Compared design={design} isOrdered={isOrdered} looks={looks} onDone={() => onPick([])} />
      )}
      <Timeline designId={design.id} picked={picked} onPick={onPick} />
    </>
  )
}
