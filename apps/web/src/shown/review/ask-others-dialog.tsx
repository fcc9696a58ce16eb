import { Button, Checkbox, Modal, Radio, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { VoteKind } from '@teamloom/commerce/review/review-link.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { mostReviewed, type Review } from '@teamloom/contract/review.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesigns } from '#web/data/designs.ts'
import { useOrganizeReview, useReview } from '#web/data/review.ts'
import classes from '#web/shown/review/ask-others-dialog.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import dialog from '#web/ui/dialog.module.css'
import choices from '#web/ui/finger-choices.module.css'
import { endOfDay, lastDayOf } from '#web/ui/last-day.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly projectId: string
  /** The one that it is asked from. */
  readonly designId: string
}

/** A link by which people without an account look at designs, say what they think and vote. */
export function AskOthersDialog({ opened, onClose, projectId, designId }: Props) {
  const { t } = useTranslation()
  const review = useReview(projectId, opened)
  const designs = useDesigns(projectId).data
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('comments.ask.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      {review.data === undefined || !designs ? (
        review.isError ? (
          <LoadFailed text={t('comments.ask.failed')} onRetry={() => void review.refetch()} />
        ) : (
          <p role="status">{t('comments.ask.loading')}</p>
        )
      ) : (
        <Asked
          key={review.data?.token ?? ''}
          review={review.data}
          projectId={projectId}
          designId={designId}
          designs={designs}
        />
      )}
    </Modal>
  )
}

type AskedProps = Pick<Props, 'projectId' | 'designId'> & {
  readonly review: Review | null
  readonly designs: readonly DesignItem[]
}

function Asked({ review, projectId, designId, designs }: AskedProps) {
  const { t } = useTranslation()
  const { open, change, close } = useOrganizeReview(projectId)
  const [shown, setShown] = useState<readonly string[]>(review?.isOpen ? review.designIds : [designId])
  const [votes, setVotes] = useState<VoteKind>(review?.votes ?? 'hearts')
  const [showPrice, setShowPrice] = useState(review?.showPrice ?? false)
  const [lastDay, setLastDay] = useState(review?.isOpen ? lastDayOf(review.endsAt) : '')
  const wanted = { designIds: [...shown], votes, showPrice, endsAt: endOfDay(lastDay) }
  const link = review?.isOpen ? `${window.location.origin}/review/${review.token}` : undefined
  const isAsItIs =
    review !== null &&
    JSON.stringify([review.designIds, review.votes, review.showPrice, lastDayOf(review.endsAt)]) ===
      JSON.stringify([shown, votes, showPrice, lastDay])
  return (
    <div className={classes.root}>
      {link && (
        <div className={classes.link}>
          <TextInput label={t('comments.ask.link')} value={link} readOnly />
          <CopyButton text={link} label={t('comments.ask.copy')} />
        </div>
      )}
      <fieldset className={classes.designs}>
        <legend>{t('comments.ask.designs')}</legend>
        {designs.map(({ id, name, images }) => (
          <Checkbox
            key={id}
            classNames={{ body: classes.choice! }}
            checked={shown.includes(id)}
            disabled={!shown.includes(id) && shown.length >= mostReviewed}
            label={
              <span className={classes.design}>
                {images[0] && <img src={`${new URL(images[0].url).pathname}?w=300`} alt="" />}
                <span dir="auto">{name ?? t('common.untitled')}</span>
              </span>
            }
            onChange={event =>
              setShown(event.currentTarget.checked ? [...shown, id] : shown.filter(each => each !== id))
            }
          />
        ))}
      </fieldset>
      <p className={classes.note}>{t('comments.ask.seen')}</p>
      <Radio.Group
        className={choices.root}
        label={t('comments.ask.votes')}
        value={votes}
        onChange={next => setVotes(next as VoteKind)}
      >
        <Radio value="hearts" label={t('comments.ask.hearts')} mt={8} />
        <Radio value="answers" label={t('comments.ask.answers')} mt={8} />
      </Radio.Group>
      <Checkbox
        className={choices.root}
        label={t('comments.ask.price')}
        checked={showPrice}
        onChange={event => setShowPrice(event.currentTarget.checked)}
      />
      <TextInput
        type="date"
        label={t('comments.ask.end')}
        description={t('comments.ask.endText')}
        value={lastDay}
        onChange={event => setLastDay(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        {link && (
          <>
            <Button variant="subtle" color="gray" loading={close.isPending} onClick={() => close.mutate()}>
              {t('comments.ask.close')}
            </Button>
            <Button variant="default" loading={open.isPending} onClick={() => open.mutate(wanted)}>
              {t('comments.ask.renew')}
            </Button>
          </>
        )}
        <BusyButton
          busy={link ? change.isPending : open.isPending}
          busyLabel={t('comments.ask.making')}
          disabled={shown.length === 0 || (link !== undefined && isAsItIs)}
          onClick={() => (link ? change.mutate(wanted) : open.mutate(wanted))}
        >
          {t(link ? 'comments.ask.save' : 'comments.ask.make')}
        </BusyButton>
      </div>
      {review && (
        <Link className={classes.soFar} to="/projects/$projectId/feedback" params={{ projectId }}>
          {t('comments.ask.soFar', countSaid(review))}
        </Link>
      )}
    </div>
  )
}

/** How much has come by it. */
function countSaid({ designs }: Review) {
  const sum = (of: (design: Review['designs'][number]) => number) =>
    designs.reduce((all, design) => all + of(design), 0)
  return { votes: sum(({ votes }) => votes.length), comments: sum(({ comments }) => comments) }
}
