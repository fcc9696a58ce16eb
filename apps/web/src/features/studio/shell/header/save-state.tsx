import { Loader, VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { useDesignFact } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/shell/header/studio-header.module.css'

/** Whether what is shown is kept. */
export function SaveState({ isCompact }: { readonly isCompact: boolean }) {
  const { t } = useTranslation()
  const saving = useDesignFact(snapshot => snapshot.status)
  const unsent = useDesignFact(snapshot => snapshot.unsent)
  const isAway = useIsAway()
  // What is on its way says more than that nobody is heard of.
  const status = saving === 'saved' && isAway ? 'connecting' : saving
  const words = t(`common.${status}`)
  return (
    <span
      className={classes.save}
      data-status={status}
      aria-live="polite"
      title={isCompact ? words : undefined}
    >
      {status === 'saved' && <IconCircleCheck size={17} stroke={1.6} aria-hidden />}
      {(status === 'saving' || status === 'connecting') && <Loader size={14} aria-hidden />}
      {status === 'offline' && <IconCloudOff size={17} stroke={1.6} aria-hidden />}
      {isCompact ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
      {status === 'offline' && unsent > 0 && (
        <span className={classes.kept}>{t('common.keptChanges', { count: unsent })}</span>
      )}
    </span>
  )
}

/** How long a connection may be gone before it is worth a word. */
const graceMs = 2500
const nothing = () => () => {}

/** Others are neither heard nor told, and not just for a moment. */
function useIsAway(): boolean {
  const live = useLive()
  const isAway = useSyncExternalStore(
    live?.room.subscribe ?? nothing,
    () => live?.room.getConnection() === 'away',
  )
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(isAway), isAway ? graceMs : 0)
    return () => clearTimeout(timer)
  }, [isAway])
  return isAway && isLong
}
