import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/lines/list-page.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  /** The list, once it is there. */
  readonly children: ReactNode
  /** Above it. */
  readonly before?: ReactNode
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The page of a list: loading without children, or that it did not load. */
export function ListPage({ children, before, hasFailed, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      {before}
      {children ||
        (hasFailed ? (
          <EmptyState
            icon={IconCloudOff}
            title={t('lines.failed.title')}
            text={t('lines.failed.text')}
            action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
          />
        ) : (
          <div role="status" aria-label={t('common.loading')}>
            <h1 className={classes.title}>{t('lines.title')}</h1>
            {Array.from({ length: 12 }, (_, at) => (
              <Skeleton key={at} height={32} mt={8} />
            ))}
          </div>
        ))}
    </div>
  )
}
