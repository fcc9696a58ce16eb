import { Button, Skeleton } from '@mantine/core'
import type { SettingChangeTold, Settings } from '@teamloom/contract/settings.ts'
import { useTranslation } from 'react-i18next'
import { useSettingHistory, useUndoSetting } from '#web/data/house.ts'
import { useDayText } from '#web/features/shop-prices/house-day.ts'
import classes from '#web/features/shop-prices/prices.module.css'
import { useChangeWords } from '#web/features/shop-prices/use-change-words.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type Props = {
  readonly of: string
  readonly built: unknown
  readonly planned: Settings['planned']
  readonly canChange: boolean
}

/** Who changed what of a product's prices, when and why; the last change and what has not begun can be taken back. */
export function PriceHistory({ of, built, planned, canChange }: Props) {
  const { t } = useTranslation()
  const history = useSettingHistory(of)
  const undo = useUndoSetting()
  const changes = history.data?.pages.flatMap(page => page.changes) ?? []
  const isPlanned = (id: string) => planned.some(({ changeId }) => changeId === id)
  const newest = changes.find(({ changeId, dropped }) => !dropped && !isPlanned(changeId))
  const takeBack = ({ changeId }: SettingChangeTold) =>
    undo.mutate(changeId, {
      onSuccess: () => showToast({ key: 'price-undone', kind: 'info', message: t('prices.history.undone') }),
      onError: toastError,
    })
  return (
    <section className={classes.card} aria-label={t('prices.history.title')}>
      <h2 className={classes.heading}>{t('prices.history.title')}</h2>
      {history.isPending && <Skeleton height={90} radius={8} aria-label={t('common.loading')} />}
      {history.isError && (
        <LoadFailed text={t('prices.history.failed')} onRetry={() => void history.refetch()} />
      )}
      {history.data && changes.length === 0 && <p className={classes.empty}>{t('prices.history.empty')}</p>}
      <ol className={classes.history}>
        {changes.map(change => (
          <Entry
            key={change.changeId}
            change={change}
            built={built}
            isPlanned={isPlanned(change.changeId)}
            isUndoing={undo.isPending}
            onTakeBack={
              canChange && (isPlanned(change.changeId) || change === newest)
                ? () => takeBack(change)
                : undefined
            }
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="subtle"
          size="sm"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('prices.history.more')}
        </Button>
      )}
    </section>
  )
}

type EntryProps = {
  readonly change: SettingChangeTold
  readonly built: unknown
  readonly isPlanned: boolean
  readonly isUndoing: boolean
  readonly onTakeBack: (() => void) | undefined
}

function Entry({ change, built, isPlanned, isUndoing, onTakeBack }: EntryProps) {
  const { t } = useTranslation()
  const dayText = useDayText()
  const wordsOf = useChangeWords()
  const { changedBy, note, dropped, undoes } = change
  const name = changedBy ? `${changedBy.first_name} ${changedBy.last_name}` : t('prices.history.nobody')
  const words = wordsOf(change.was ?? built, change.value ?? built)
  return (
    <li>
      <InitialAvatar id={changedBy?.id ?? ''} name={name} size={28} />
      <div>
        {isPlanned && <Tag>{t('prices.history.from', { day: dayText(new Date(change.from)) })}</Tag>}
        {dropped && <Tag>{t('prices.history.dropped')}</Tag>}
        {undoes !== null && <b>{t('prices.history.takenBack')} </b>}
        <span>{words.length > 0 ? words.join(' · ') : t('prices.history.same')}</span>
        <small>
          {name}, <TimeAgo at={change.changedAt} />
          {note && `, ${note}`}
          {onTakeBack && (
            <>
              {' · '}
              <button type="button" className={classes.link} disabled={isUndoing} onClick={onTakeBack}>
                {t(isPlanned ? 'prices.history.drop' : 'prices.history.takeBack')}
              </button>
            </>
          )}
        </small>
      </div>
    </li>
  )
}
