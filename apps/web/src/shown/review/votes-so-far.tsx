import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { Review } from '@teamloom/contract/review.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/shown/review/ask-others-dialog.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = {
  readonly review: Review
  readonly designs: readonly DesignItem[]
  readonly onRemove: (visitorId: string) => void
}

/** Of each design how many visitors said what, and who they are. */
export function VotesSoFar({ review, designs, onRemove }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>(null)
  return (
    <section className={classes.votes} aria-label={t('comments.ask.soFar')}>
      <h3>{t('comments.ask.soFar')}</h3>
      {review.designs.map(({ id, counts, votes, comments }) => (
        <details key={id}>
          <summary>
            <span dir="auto">{designs.find(each => each.id === id)?.name ?? t('common.untitled')}</span>
            <span>
              {t(review.votes === 'hearts' ? 'comments.ask.heartCount' : 'comments.ask.answerCount', {
                heart: counts.heart,
                yes: counts.yes,
                change: counts.change,
              })}
              {' · '}
              {t('comments.ask.commentCount', { count: comments })}
            </span>
          </summary>
          <ul>
            {votes.map(({ visitorId, name, vote }) => (
              <li key={visitorId}>
                <span dir="auto">{name}</span>
                <span>{t(`comments.ask.vote.${vote}`)}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={t('comments.ask.removeVisitor', { name })}
                  onClick={() => setAsked({ id: visitorId, name })}
                >
                  <IconTrash size={17} stroke={1.6} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <ConfirmDialog
        title={asked ? t('comments.ask.removeTitle', { name: asked.name }) : undefined}
        text={t('comments.ask.removeText')}
        confirmLabel={t('comments.remove')}
        busyLabel={t('comments.removing')}
        isBusy={false}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) onRemove(asked.id)
          setAsked(null)
        }}
      />
    </section>
  )
}
