import { Button, Loader } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { Locale } from '@teamloom/kit/label.ts'
import { useTranslation } from 'react-i18next'
import { type EarlierList, useEarlierLists } from '#web/data/earlier-lists.ts'
import classes from '#web/features/lines/earlier/earlier.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly itemId: string
  readonly onChoose: (list: EarlierList) => void
}

/** Which of the team's earlier lists. */
export function EarlierLists({ itemId, onChoose }: Props) {
  const { t } = useTranslation()
  const { lists, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useEarlierLists(itemId)
  if (isError && !lists)
    return (
      <Notice
        kind="error"
        text={t('lines.earlier.failed')}
        action={
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    )
  if (!lists)
    return (
      <div className={classes.wait} role="status" aria-label={t('common.loading')}>
        <Loader size="sm" />
      </div>
    )
  if (lists.length === 0) return <p className={classes.text}>{t('lines.earlier.none')}</p>
  return (
    <>
      <p className={classes.text}>{t('lines.earlier.which')}</p>
      <ul className={classes.lists}>
        {lists.map(list => (
          <li key={list.designId}>
            <Choice list={list} onChoose={() => onChoose(list)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('lines.earlier.older')}
        </Button>
      )}
    </>
  )
}

function Choice({ list, onChoose }: { readonly list: EarlierList; readonly onChoose: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { designName, number, placedAt, people, kinds } = list
  return (
    <button type="button" className={classes.choice} onClick={onChoose}>
      <span>
        <b>{designName ?? t('common.untitled')}</b>
        <span>{t('lines.earlier.of', { n: number, date: dayText(placedAt, locale) })}</span>
        <span>
          {[
            t('lines.earlier.people', countOf(people, locale)),
            ...kinds.map(kind => t(`lines.earlier.kinds.${kind}`)),
          ].join(' · ')}
        </span>
      </span>
      <IconChevronRight size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

function dayText(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long' }).format(new Date(time))
}
