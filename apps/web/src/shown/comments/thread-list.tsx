import { Button, Select } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'
import type { CommentThread } from '@teamloom/contract/comments.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/shown/comments/comments.module.css'
import { ThreadView } from '#web/shown/comments/thread-view.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type State = CommentThread['state']

type Props = {
  readonly threads: readonly CommentThread[] | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
  readonly state: State
  readonly onState: (state: State) => void
  readonly currentId: string | null
  readonly onChoose: (threadId: string | null) => void
  /** A thread that is pointed at, here or on the garment. */
  readonly pointedId?: string | null
  readonly onPoint?: (threadId: string | null) => void
  readonly me: string | undefined
  readonly people: readonly Mentionable[]
  readonly about: (thread: CommentThread) => string
  readonly revision: number | undefined
  readonly thenOf?: (thread: CommentThread) => { readonly isShown: boolean; readonly toggle: () => void }
  /** Leads to its pin. */
  readonly onPlace?: (thread: CommentThread) => void
  readonly emptyText: string
  readonly emptyAction?: ReactNode
}

/** Threads of one state, of everybody or of one; the chosen one stands open among them. */
export function ThreadList(props: Props) {
  const { threads, hasFailed, onRetry, state, onState, currentId, onChoose, about } = props
  const { t } = useTranslation()
  /** Where the focus was, once a thread is folded again. */
  const [foldedId, setFoldedId] = useState<string | null>(null)
  const [whose, setWhose] = useState<string | null>(null)
  if (!threads)
    return hasFailed ? (
      <EmptyState
        icon={IconMessageCircle}
        title={t('comments.failed')}
        action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    ) : (
      <p className={classes.loading} role="status">
        {t('comments.loading')}
      </p>
    )
  const count = (wanted: State) => threads.filter(thread => thread.state === wanted).length
  const authors = new Map<string, string>(
    threads.flatMap(({ author }) => (author.userId ? [[author.userId, author.name] as const] : [])),
  )
  const shown = threads.filter(
    thread =>
      thread.id === currentId ||
      (thread.state === state && (whose === null || thread.author.userId === whose)),
  )
  return (
    <>
      <div className={classes.filter}>
        <ChoiceGroup
          label={t('comments.states')}
          value={state}
          onChange={next => onState(next as State)}
          className={classes.states}
        >
          <Choice value="open">{t('comments.open', { count: count('open') })}</Choice>
          <Choice value="resolved">{t('comments.resolved', { count: count('resolved') })}</Choice>
        </ChoiceGroup>
        {authors.size > 1 && (
          <Select
            size="xs"
            className={classes.whose}
            aria-label={t('comments.whose')}
            allowDeselect={false}
            value={whose ?? ''}
            onChange={next => setWhose(next || null)}
            data={[
              { value: '', label: t('comments.everyone') },
              ...[...authors].map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={IconMessageCircle}
          title={t(
            whose !== null
              ? 'comments.noneOfThem'
              : state === 'open'
                ? 'comments.none'
                : 'comments.noneResolved',
          )}
          text={whose === null && state === 'open' ? props.emptyText : ''}
          {...(state === 'open' && props.emptyAction ? { action: props.emptyAction } : {})}
        />
      ) : (
        <ol className={classes.list} aria-label={t('comments.list')}>
          {shown.map(thread => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it lights its pin alone
            <li
              key={thread.id}
              data-thread={thread.id}
              data-current={thread.id === currentId || undefined}
              data-pointed={thread.id === props.pointedId || undefined}
              onMouseEnter={() => props.onPoint?.(thread.id)}
              onMouseLeave={() => props.onPoint?.(null)}
              onFocus={() => props.onPoint?.(thread.id)}
              onBlur={() => props.onPoint?.(null)}
            >
              {thread.id === currentId ? (
                <ThreadView
                  thread={thread}
                  about={about(thread)}
                  me={props.me}
                  people={props.people}
                  revision={props.revision}
                  then={props.thenOf?.(thread)}
                  onPlace={props.onPlace && hasPlace(thread) ? () => props.onPlace?.(thread) : undefined}
                  head={
                    <button
                      type="button"
                      className={classes.place}
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row that was pressed is gone
                      autoFocus
                      onClick={() => {
                        setFoldedId(thread.id)
                        onChoose(null)
                      }}
                    >
                      <span className={classes.number}>{thread.number}</span>
                      <b>{about(thread)}</b>
                    </button>
                  }
                />
              ) : (
                <ThreadRow
                  thread={thread}
                  about={about(thread)}
                  hasFocus={thread.id === foldedId}
                  onChoose={() => onChoose(thread.id)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Whether it may have a pin. */
const hasPlace = ({ anchor, about }: CommentThread) => 'side' in anchor || about?.isThere === true

type RowProps = {
  readonly thread: CommentThread
  readonly about: string
  readonly hasFocus: boolean
  readonly onChoose: () => void
}

function ThreadRow({ thread, about, hasFocus, onChoose }: RowProps) {
  const { t } = useTranslation()
  const { author, answers } = thread
  const name = author.name || t('comments.gone')
  return (
    <button
      type="button"
      className={classes.row}
      aria-expanded={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was folded keeps the focus
      autoFocus={hasFocus}
      onClick={onChoose}
    >
      <span className={classes.number}>{thread.number}</span>
      <span className={classes.rowWords}>
        <span className={classes.who}>
          <b dir="auto">{name}</b>
          {author.byLink && <span className={classes.tag}>{t('comments.byLink')}</span>}
          {thread.internal && <span className={classes.tag}>{t('comments.internal')}</span>}
          <TimeAgo at={thread.created_at} />
        </span>
        <span className={classes.rowText} dir="auto">
          {thread.isDeleted ? t('comments.deleted') : thread.text}
        </span>
        <span className={classes.note}>
          {answers.length > 0 ? `${about} · ${t('comments.answers', { count: answers.length })}` : about}
        </span>
      </span>
      {thread.unread && <span className={classes.new}>{t('comments.new')}</span>}
      <InitialAvatar id={author.userId ?? name} name={name} size={22} />
    </button>
  )
}
