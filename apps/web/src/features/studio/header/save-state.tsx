import { Loader, VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/header/studio-header.module.css'
import type { SaveStatus } from '#web/features/studio/session/design-session.ts'

/** Whether what is shown is kept. */
export function SaveState({
  status,
  isCompact,
}: {
  readonly status: SaveStatus
  readonly isCompact: boolean
}) {
  const { t } = useTranslation()
  const words = t(`common.${status}`)
  return (
    <span
      className={classes.save}
      data-status={status}
      aria-live="polite"
      title={isCompact ? words : undefined}
    >
      {status === 'saved' && <IconCircleCheck size={17} stroke={1.6} aria-hidden />}
      {status === 'saving' && <Loader size={14} aria-hidden />}
      {status === 'offline' && <IconCloudOff size={17} stroke={1.6} aria-hidden />}
      {isCompact ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </span>
  )
}
