import { Button, Skeleton } from '@mantine/core'
import type { SettingChangeTold, Settings } from '@teamloom/contract/settings.ts'
import { useTranslation } from 'react-i18next'
import { useSettingHistory, useUndoSetting } from '#web/data/house.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'
import { useDayText } from '#web/shown/settings/house-day.ts'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import classes from '#web/ui/settings.module.css'
import { Tag } from '#web/ui/tag.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

export type ChangeWords = (was: unknown, is: unknown) => readonly string[]

type Props = {
  readonly of: string
  readonly built: unknown
  /** What two of its values differ in, in words. */
  readonly wordsOf: ChangeWords
  readonly planned: Settings['planned']
  readonly canChange: boolean
}

/** Who changed what of a setting, when and why; the last change and what has not begun can be taken back. */
export function SettingHistory({ of, built, wordsOf, planned, canChange }: Props) {
  const { t } = useTranslation()
  const history = useSettingHistory(of)
  const undo = useUndoSetting()
  const changes = history.data?.pages.flatMap(page => page.changes) ?? []
  const isPlanned = (id: string) => planned.some(({ changeId }) => changeId === id)
  const newest = changes.find(({ changeId, dropped }) => !dropped && !isPlanned(changeId))
  const takeBack = ({ changeId }: SettingChangeTold) =>
    undo.mutate(changeId, {
      onSuccess: () => showToast({ key: 'setting-undone', kind: 'info', message: t('shop.history.undone') }),
      onError: toastError,
    })
  return (
    <section className={classes.card} aria-label={t('shop.history.title')}>
      <h2 className={classes.heading}>{t('shop.history.title')}</h2>
      {history.isPending && <Skeleton height={90} radius={8} aria-label={t('common.loading')} />}
      {history.isError && (
        <LoadFailed text={t('shop.history.failed')} onRetry={() => void history.refetch()} />
      )}
      {history.data && changes.length === 0 && <p className={classes.empty}>{t('shop.history.empty')}</p>}
      <ol className={classes.history}>
        {changes.map(change => (
          <Entry
            key={change.changeId}
            change={change}
            words={wordsOf(change.was ?? built, change.value ?? built)}
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
          {t('shop.history.more')}
        </Button>
      )}
    </section>
  )
}

type EntryProps = {
  readonly change: SettingChangeTold
  readonly words: readonly string[]
  readonly isPlanned: boolean
  readonly isUndoing: boolean
  readonly onTakeBack: (() => void) | undefined
}

function Entry({ change, words, isPlanned, isUndoing, onTakeBack }: EntryProps) {
  const { t } = useTranslation()
  const dayText = useDayText()
  const { changedBy, note, dropped, undoes } = change
  const name = changedBy ? `${changedBy.first_name} ${changedBy.last_name}` : t('shop.history.nobody')
  return (
    <li>
      <InitialAvatar id={changedBy?.id ?? ''} name={name} size={28} />
      <div>
        {isPlanned && <Tag>{t('shop.history.from', { day: dayText(new Date(change.from)) })}</Tag>}
        {dropped && <Tag>{t('shop.history.dropped')}</Tag>}
        {undoes !== null && <b>{t('shop.history.takenBack')} </b>}
        <span>{words.length > 0 ? words.join(' · ') : t('shop.history.same')}</span>
        <small>
          {name}, <TimeAgo at={change.changedAt} />
          {note && `, ${note}`}
          {onTakeBack && (
            <>
              {' · '}
              <button type="button" className={classes.link} disabled={isUndoing} onClick={onTakeBack}>
                {t(isPlanned ? 'shop.history.drop' : 'shop.history.takeBack')}
              </button>
            </>
          )}
        </small>
      </div>
    </li>
  )
}
