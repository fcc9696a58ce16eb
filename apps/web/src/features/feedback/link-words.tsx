import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconHeart, IconTrash } from '@tabler/icons-react'
import type { CommentThread } from '@teamloom/contract/comments.ts'
import type { Review } from '@teamloom/contract/review.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeComment, useComments } from '#web/data/comments.ts'
import { useOrganizeReview } from '#web/data/review.ts'
import classes from '#web/features/feedback/feedback.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type Props = {
  readonly review: Review
  readonly design: Review['designs'][number]
  /** Whoever only looks removes nobody. */
  readonly mayRemove: boolean
}

type Asked = { readonly title: string; readonly text: string; readonly run: () => void }

/** RV15: how many visitors said what of a design; who they are and their words, each of which can be removed. */
export function LinkWords({ review, design, mayRemove }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const comments = useComments(design.id, isOpen)
  const { removeVisitor } = useOrganizeReview(review.projectId)
  const { remove } = useChangeComment(design.id)
  const { counts, votes } = design
  const askToRemove = (id: string, name: string) =>
    setAsked({
      title: t('feedback.link.removeTitle', { name }),
      text: t('feedback.link.removeText'),
      run: () => removeVisitor.mutate(id),
    })
  return (
    <details className={classes.byLink} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={18} stroke={1.6} aria-hidden />
        <span>{t('feedback.link.title')}</span>
        <span>
          {t(review.votes === 'hearts' ? 'feedback.link.hearts' : 'feedback.link.answers', { ...counts })}
          {' · '}
          {t('feedback.link.comments', { count: design.comments })}
        </span>
      </summary>
      {votes.length === 0 && design.comments === 0 && <p>{t('feedback.link.nobody')}</p>}
      <ul className={classes.visitors} aria-label={t('feedback.link.votes')}>
        {votes.map(({ visitorId, name, vote, at }) => (
          <li key={visitorId}>
            {vote === 'heart' && <IconHeart size={16} stroke={1.8} aria-hidden />}
            <span dir="auto">{name}</span>
            <span>{t(`feedback.link.vote.${vote}`)}</span>
            <TimeAgo at={at} />
            {mayRemove && (
              <RemoveButton
                label={t('feedback.link.removeVisitor', { name })}
                onClick={() => askToRemove(visitorId, name)}
              />
            )}
          </li>
        ))}
      </ul>
      {isOpen && comments.isError && (
        <LoadFailed text={t('comments.failed')} onRetry={() => void comments.refetch()} />
      )}
      <ul className={classes.visitors} aria-label={t('feedback.link.words')}>
        {wordsByLink(comments.data ?? []).map(({ id, threadId, name, text, at }) => (
          <li key={id}>
            <span dir="auto">{name}</span>
            <TimeAgo at={at} />
            <a
              href={`/design/${design.id}?comment=${threadId}`}
              aria-label={t('feedback.link.seeWords', { name })}
            >
              {t('feedback.link.see')}
            </a>
            {mayRemove && (
              <RemoveButton
                label={t('feedback.link.removeWords', { name })}
                onClick={() =>
                  setAsked({
                    title: t('comments.removeTitle'),
                    text: t('comments.removeText'),
                    run: () => remove.mutate({ id, threadId }),
                  })
                }
              />
            )}
            <p className={classes.words} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={asked?.title}
        text={asked?.text ?? ''}
        confirmLabel={t('comments.remove')}
        busyLabel={t('comments.removing')}
        isBusy={false}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          asked?.run()
          setAsked(undefined)
        }}
      />
    </details>
  )
}

function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
      <IconTrash size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** All that visitors wrote, newest first. */
function wordsByLink(threads: readonly CommentThread[]) {
  return threads
    .flatMap(thread => [thread, ...thread.answers].map(comment => ({ thread, comment })))
    .filter(({ comment }) => comment.author.byLink && comment.text !== '')
    .map(({ thread, comment }) => ({
      id: comment.id,
      threadId: thread.id,
      name: comment.author.name,
      text: comment.text,
      at: comment.created_at,
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
