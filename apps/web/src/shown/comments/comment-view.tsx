import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'
import type { Comment } from '@teamloom/contract/comments.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeComment } from '#web/data/comments.ts'
import { Attachments } from '#web/shown/comments/attachments.tsx'
import { CommentText } from '#web/shown/comments/comment-text.tsx'
import classes from '#web/shown/comments/comments.module.css'
import { Composer } from '#web/shown/comments/composer.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type Props = {
  readonly comment: Comment
  readonly threadId: string
  readonly designId: string
  readonly isDeleted?: boolean
  readonly me: string | undefined
  readonly people: readonly Mentionable[]
}

/** What one person said; one's own can be edited and deleted. */
export function CommentView({ comment, threadId, designId, isDeleted = false, me, people }: Props) {
  const { t } = useTranslation()
  const { edit, remove } = useChangeComment(designId)
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { author } = comment
  const name = author.name || t('comments.gone')
  const isMine = author.userId !== null && author.userId === me && !isDeleted
  // RV15: what came by a link any member removes.
  const mayRemove = isMine || (author.byLink && !isDeleted)
  const actions = [
    ...(isMine
      ? [{ label: t('comments.edit'), icon: IconPencil, run: () => setEditing(true), takesFocus: true }]
      : []),
    {
      label: t('comments.remove'),
      icon: IconTrash,
      run: () => setAsking(true),
      isDanger: true,
      takesFocus: true,
    },
  ]
  return (
    <div className={classes.comment}>
      <InitialAvatar
        id={author.userId ?? name}
        name={name}
        size={28}
        {...(author.byLink || author.userId === null ? { colour: 'var(--stone-6)' } : {})}
      />
      <div className={classes.said}>
        <p className={classes.who}>
          <b dir="auto">{name}</b>
          {author.byLink && <span className={classes.tag}>{t('comments.byLink')}</span>}
          <TimeAgo at={comment.created_at} />
          {comment.edited_at && <span>{t('comments.edited')}</span>}
        </p>
        {isDeleted ? (
          <p className={classes.deleted}>{t('comments.deleted')}</p>
        ) : isEditing ? (
          <Composer
            name={`edit ${comment.id}`}
            label={t('comments.editLabel')}
            action={t('comments.save')}
            first={comment.text}
            people={people}
            hasFocus
            onCancel={() => setEditing(false)}
            onSend={async text => {
              await edit.mutateAsync({ commentId: comment.id, text })
              setEditing(false)
            }}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        <Attachments comment={comment} />
      </div>
      {mayRemove && !isEditing && (
        <ActionMenu label={t('comments.more', { name })} icon={IconDots} actions={actions} />
      )}
      <ConfirmDialog
        title={isAsking ? t('comments.removeTitle') : undefined}
        text={t('comments.removeText')}
        confirmLabel={t('comments.remove')}
        busyLabel={t('comments.removing')}
        isBusy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id: comment.id, threadId }, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
