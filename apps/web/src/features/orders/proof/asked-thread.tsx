import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, useAnswer, useComments } from '#web/data/comments.ts'
import classes from '#web/features/orders/proof/asked-thread.module.css'
import { readSession } from '#web/lib/session.ts'
import { CommentView } from '#web/shown/comments/comment-view.tsx'
import { Composer } from '#web/shown/comments/composer.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'

type Props = {
  readonly designId: string
  /** The comment that the change asked for is; null: it has none. */
  readonly commentId: string | null
}

/** RV22: what staff and whoever ordered answer to a change that is asked for, here and in the studio. */
export function AskedThread({ designId, commentId }: Props) {
  return commentId && <Thread designId={designId} commentId={commentId} />
}

function Thread({ designId, commentId }: { readonly designId: string; readonly commentId: string }) {
  const { t } = useTranslation()
  const comments = useComments(designId)
  const answer = useAnswer(designId)
  const key = useRef(newKey())
  const thread = comments.data?.find(({ id }) => id === commentId)
  if (!thread)
    return comments.isError ? (
      <LoadFailed text={t('comments.failed')} onRetry={() => void comments.refetch()} />
    ) : null
  const shared = { threadId: thread.id, designId, me: readSession()?.userId, people: [] }
  return (
    <section className={classes.root} aria-label={t('comments.answers', { count: thread.answers.length })}>
      {thread.answers.map(each => (
        <CommentView key={each.id} {...shared} comment={each} />
      ))}
      <Composer
        name={`answer ${thread.id}`}
        label={t('comments.answerLabel')}
        placeholder={t('comments.answerPlaceholder')}
        action={t('comments.answer')}
        people={[]}
        takesFile
        onSend={async (text, attachment) => {
          await answer.mutateAsync({ commentId: thread.id, text, attachment, key: key.current })
          key.current = newKey()
        }}
      />
    </section>
  )
}
