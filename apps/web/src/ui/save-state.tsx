import { Loader } from '@mantine/core'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/ui/save-state.module.css'

/** Whether what was changed is with the server, beside the title; told when it changes. */
export function SaveState({ state }: { readonly state: 'saved' | 'saving' | 'offline' }) {
  const { t } = useTranslation()
  return (
    <span className={classes.root} data-state={state} role="status" aria-live="polite">
      {state === 'saving' && <Loader size={14} aria-hidden />}
      {state === 'saved' && <IconCircleCheck size={16} stroke={1.6} aria-hidden />}
      {state === 'offline' && <IconCloudOff size={16} stroke={1.6} aria-hidden />}
      {t(`common.${state}`)}
    </span>
  )
}
