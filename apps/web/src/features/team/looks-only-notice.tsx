import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/team/looks-only-notice.module.css'
import { Notice } from '#web/ui/notice.tsx'

/** Says, where things of a team could be changed by others, that one looks only. */
export function LooksOnlyNotice() {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <Notice kind="info" icon={IconEye} text={t('withheld.looksOnly')} />
    </div>
  )
}
