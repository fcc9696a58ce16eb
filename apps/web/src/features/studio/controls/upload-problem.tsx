import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/upload-area.module.css'
import { HelpLink } from '#web/shown/help-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uploadWords } from '#web/ui/upload-words.ts'

type Props = {
  readonly errorKey: string
  /** Which of several. */
  readonly fileName?: string
}

/** What went wrong with a file, and what to do about it. */
export function UploadProblem({ errorKey, fileName }: Props) {
  const { t } = useTranslation()
  const { title, text, link } = uploadWords(errorKey)
  return (
    <div className={classes.problem}>
      <Notice
        kind="error"
        title={fileName ? t('decoration.upload.failed', { name: fileName, fault: title }) : title}
        text={text}
        action={link && <HelpLink text={link} />}
      />
    </div>
  )
}
