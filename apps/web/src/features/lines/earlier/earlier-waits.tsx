import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/lines/earlier/earlier.module.css'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly hasFailed: boolean; readonly onRetry: () => void }

/** What stands where an earlier list is on its way, or did not come. */
export function EarlierWaits({ hasFailed, onRetry }: Props) {
  const { t } = useTranslation()
  if (!hasFailed)
    return (
      <div className={classes.wait} role="status" aria-label={t('common.loading')}>
        <Loader size="sm" />
      </div>
    )
  return (
    <Notice
      kind="error"
      text={t('lines.earlier.failed')}
      action={
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}
