import { IconCheck, IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Approval } from '@teamloom/contract/approval.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { Review } from '@teamloom/contract/review.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/feedback/feedback.module.css'
import { LinkWords } from '#web/features/feedback/link-words.tsx'
import { MyAnswer } from '#web/features/feedback/my-answer.tsx'
import { TeamAnswers } from '#web/features/feedback/team-answers.tsx'
import { GarmentSides } from '#web/shown/garment-sides.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly design: DesignItem
  readonly approval: Approval | null
  readonly review: Review | null
  readonly me: string | undefined
  readonly mayRemove: boolean
}

/** What is said of one design: the team's yes, and what came by the link. */
export function DesignFeedback({ design, approval, review, me, mayRemove }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const name = design.name ?? t('common.untitled')
  const standing = approval?.designs.find(each => each.id === design.id)
  const shown = review?.designs.find(each => each.id === design.id)
  const isAsked = approval?.people.some(({ userId }) => userId === me)
  const mine = approval?.answers.find(
    answer => answer.designId === design.id && answer.userId === me && answer.isCurrent,
  )
  return (
    <article className={classes.design} aria-labelledby={id}>
      <div className={classes.picture}>
        <GarmentSides
          images={standing?.images ?? design.images}
          decoratedSides={design.decoratedSides}
          sizes="160px"
          iconSize={48}
        />
      </div>
      <div className={classes.body}>
        <header className={classes.head}>
          <h2 id={id}>
            <Link to="/design/$designId" params={{ designId: design.id }} dir="auto">
              {name}
            </Link>
          </h2>
          {standing && (
            <Tag kind={standing.isGiven ? 'ok' : 'neutral'} icon={standing.isGiven ? IconCheck : IconClock}>
              {t('feedback.yes.count', { yes: standing.yes, needed: standing.needed })}
            </Tag>
          )}
        </header>
        {approval && standing && isAsked && (
          <MyAnswer
            key={standing.revision}
            projectId={approval.projectId}
            design={standing}
            name={name}
            mine={mine}
          />
        )}
        {approval && standing && <TeamAnswers approval={approval} designId={design.id} />}
        {review && shown && <LinkWords review={review} design={shown} mayRemove={mayRemove} />}
        {!standing && !shown && <p className={classes.since}>{t('feedback.notAsked')}</p>}
      </div>
    </article>
  )
}
