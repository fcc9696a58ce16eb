import { Button } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
} from '@tabler/icons-react'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { StaffList } from '#web/data/desk.ts'
import classes from '#web/features/orders/desk/pager.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly list: StaffList; readonly page: number; readonly onPage: (page: number) => void }

function rangeOf({ hasMore, total, inAll }: StaffList) {
  if (hasMore) return 'rangeOfFirst'
  return total === inAll ? 'range' : 'rangeInAll'
}

/** First, previous, next and last page; at the foot of the window. */
export function Pager({ list, page, onPage }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const n = (value: number) => numberText(value, locale)
  const pages = Math.max(1, Math.ceil(list.total / Math.max(1, list.itemsPerPage)))
  const first = (page - 1) * list.itemsPerPage + 1
  const isFirst = page <= 1
  const isLast = page >= pages
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <nav className={classes.root} aria-label={t('desk.pager.label')}>
      <div className={classes.line}>
        <span className={classes.range} role="status">
          {list.items.length > 0
            ? t(`desk.pager.${rangeOf(list)}`, {
                inAll: n(list.inAll),
                from: n(first),
                to: n(first + list.items.length - 1),
                total: n(list.total),
              })
            : ''}
        </span>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          disabled={isFirst}
          leftSection={<IconChevronLeftPipe {...icon} />}
          onClick={() => onPage(1)}
        >
          {t('desk.pager.first')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          disabled={isFirst}
          leftSection={<IconChevronLeft {...icon} />}
          onClick={() => onPage(page - 1)}
        >
          {t('desk.pager.previous')}
        </Button>
        <span className={classes.page}>{t('desk.pager.page', { page: n(page), pages: n(pages) })}</span>
        <Button
          variant="default"
          size="sm"
          disabled={isLast}
          rightSection={<IconChevronRight {...icon} />}
          onClick={() => onPage(page + 1)}
        >
          {t('desk.pager.next')}
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={isLast}
          rightSection={<IconChevronRightPipe {...icon} />}
          onClick={() => onPage(pages)}
        >
          {t('desk.pager.last')}
        </Button>
      </div>
    </nav>
  )
}
