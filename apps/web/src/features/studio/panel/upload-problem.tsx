import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/upload-area.module.css'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly errorKey: string
  /** Which of several. */
  readonly fileName?: string
}

/** What went wrong with a file, and what to do about it. */
export function UploadProblem({ errorKey, fileName }: Props) {
  const { t } = useTranslation()
  const key = i18next.exists(`decoration.errors.${errorKey}.title`) ? errorKey : 'processingError'
  const title = t(`decoration.errors.${key as 'processingError'}.title`)
  return (
    <div className={classes.problem}>
      <Notice
        kind="error"
        title={fileName ? t('decoration.upload.failed', { name: fileName, fault: title }) : title}
        text={t(`decoration.errors.${key as 'processingError'}.text`)}
      />
    </div>
  )
}
