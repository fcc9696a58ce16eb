import { Loader, VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/header/studio-header.module.css'
import { useDesignFact } from '#web/features/studio/studio-context.tsx'

/** Whether what is shown is kept. */
export function SaveState({ isCompact }: { readonly isCompact: boolean }) {
  const { t } = useTranslation()
  const status = useDesignFact(snapshot => snapshot.status)
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
