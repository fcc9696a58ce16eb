import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/ui/load-failed.module.css'

/** Part of a page did not come: what, and another try. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={classes.root}>
      <span>{text}</span>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
        onClick={onRetry}
      >
        {t('common.retry')}
      </Button>
    </div>
  )
}
