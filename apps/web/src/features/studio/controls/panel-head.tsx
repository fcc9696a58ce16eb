import { ActionIcon, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Props = { readonly eyebrow: string; readonly title: string; readonly actions?: ReactNode }

export function PanelHead({ eyebrow, title, actions }: Props) {
  const { t } = useTranslation()
  const { select } = useStudio()
  return (
    <header className={classes.head}>
      <div>
        {eyebrow !== title && <p className={classes.eyebrow}>{eyebrow}</p>}
        <h2 className={classes.title}>{title}</h2>
      </div>
      <div className={classes.actions}>
        {actions}
        <Tooltip label={t('studio.closePanel')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('studio.closePanel')}
            onClick={() => select(null)}
          >
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  )
}
