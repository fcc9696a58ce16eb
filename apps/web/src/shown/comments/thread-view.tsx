import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconHistory, IconScribble } from '@tabler/icons-react'
import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'
import type { CommentThread } from '@teamloom/contract/comments.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, useAnswer, useChangeComment } from '#web/data/comments.ts'
import { CommentView } from '#web/shown/comments/comment-view.tsx'
import classes from '#web/shown/comments/comments.module.css'
import { Composer } from '#web/shown/comments/composer.tsx'
import { useSideName } from '#web/shown/side-name.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

type Props = {
  readonly thread: CommentThread
  readonly about: string
  readonly me: string | undefined
  readonly people: readonly Mentionable[]
  /** The one of the design now. */
  readonly revision: number | undefined
  /** What leads back to the list, or to its place on the garment. */
  readonly head: ReactNode
  /** Shows the design as it was then; undefined where there is no stage. */
  /** Leads to its pin; undefined where it has none. */
  readonly onPlace?: (() => void) | undefined
  readonly then?: { readonly isShown: boolean; readonly toggle: () => void } | undefined
}

/** A thread that is read: all that was said in it, and where one answers. */
export function ThreadView({ thread, about, me, people, revision, head, onPlace, then }: Props) {
  const { t } = useTranslation()
  const sideName = useSideName()
  const answer = useAnswer(thread.designId)
  const { setState } = useChangeComment(thread.designId)
  const key = useRef(newKey())
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    // Its answer, a promise in newer browsers, is no clean-up.
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const shared = { threadId: thread.id, designId: thread.designId, me, people }
  const isOpen = thread.state === 'open'
  const link = `${window.location.origin}/design/${thread.designId}?comment=${thread.id}`
  return (
    <article ref={root} className={classes.thread} aria-label={about}>
      <header className={classes.threadHead}>
        {head}
        <Button
          variant="default"
          size="xs"
          h={32}
          leftSection={
            isOpen ? (
              <IconCheck size={16} stroke={1.6} aria-hidden />
            ) : (
              <IconArrowBackUp size={16} stroke={1.6} aria-hidden />
            )
          }
          loading={setState.isPending}
          onClick={() => setState.mutate({ commentId: thread.id, state: isOpen ? 'resolved' : 'open' })}
        >
          {t(isOpen ? 'comments.resolve' : 'comments.reopen')}
        </Button>
      </header>
      {thread.internal && <p className={classes.tag}>{t('comments.internal')}</p>}
      {thread.resolvedBy && (
        <p className={classes.note}>{t('comments.resolvedBy', { name: thread.resolvedBy })}</p>
      )}
      <CommentView {...shared} comment={thread} isDeleted={thread.isDeleted} />
      {thread.mark && 'side' in thread.anchor && (
        <p className={classes.note}>
          <IconScribble size={15} stroke={1.6} aria-hidden />
          {t('comments.markDrawn', { side: sideName(thread.anchor.side) })}
        </p>
      )}
      {thread.answers.map(each => (
        <CommentView key={each.id} {...shared} comment={each} />
      ))}
      <Composer
        name={`answer ${thread.id}`}
        label={t('comments.answerLabel')}
        placeholder={t('comments.answerPlaceholder')}
        action={t('comments.answer')}
        people={people}
        takesFile
        onSend={async (text, attachment) => {
          await answer.mutateAsync({ commentId: thread.id, text, attachment, key: key.current })
          key.current = newKey()
        }}
      />
      <footer className={classes.threadFoot}>
        {then && revision !== undefined && thread.revision < revision && (
          <p className={classes.note}>
            <IconHistory size={15} stroke={1.6} aria-hidden />
            {t('comments.earlier')}
            <button type="button" className={classes.link} onClick={then.toggle}>
              {t(then.isShown ? 'comments.seeNow' : 'comments.seeThen')}
            </button>
          </p>
        )}
        {onPlace && (
          <button type="button" className={classes.link} onClick={onPlace}>
            {t('comments.toPin')}
          </button>
        )}
        <CopyButton text={link} label={t('comments.copyLink')} />
      </footer>
    </article>
  )
}
