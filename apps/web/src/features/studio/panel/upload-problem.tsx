import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/upload-area.module.css'
import { Notice } from '#web/ui/notice.tsx'

/** What went wrong with a file, and what to do about it. */
export function UploadProblem({ errorKey }: { readonly errorKey: string }) {
  const { t } = useTranslation()
  const key = i18next.exists(`decoration.errors.${errorKey}.title`) ? errorKey : 'processingError'
  return (
    <div className={classes.problem}>
      <Notice
        kind="error"
        title={t(`decoration.errors.${key as 'processingError'}.title`)}
        text={t(`decoration.errors.${key as 'processingError'}.text`)}
      />
    </div>
  )
}
