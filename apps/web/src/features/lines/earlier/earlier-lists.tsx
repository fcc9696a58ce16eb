import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import { type EarlierList, useEarlierLists } from '#web/data/earlier-lists.ts'
import classes from '#web/features/lines/earlier/earlier.module.css'
import { EarlierWaits } from '#web/features/lines/earlier/earlier-waits.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly itemId: string
  readonly onChoose: (list: EarlierList) => void
}

/** Which of the team's earlier lists. */
export function EarlierLists({ itemId, onChoose }: Props) {
  const { t } = useTranslation()
  const { lists, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useEarlierLists(itemId)
  if (!lists) return <EarlierWaits hasFailed={isError} onRetry={() => void refetch()} />
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
        <span>{t('lines.earlier.of', { n: number, date: longDateText(new Date(placedAt), locale) })}</span>
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
