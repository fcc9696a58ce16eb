import { IconMapPin } from '@tabler/icons-react'
import type { ReviewedDesign, ReviewPage } from '@teamloom/contract/review.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterOf, useSideName } from '#web/features/collect/review/side-name.ts'
import type { Pin, Speaking } from '#web/features/collect/review/use-speaking.ts'
import classes from '#web/features/collect/review/words.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

type Props = {
  readonly page: ReviewPage
  readonly speaking: Speaking
  /** Shows the place that something was said about. */
  readonly onSpot: (designId: string, spot: Pin) => void
}

type Thread = ReviewedDesign['threads'][number]

/** What others said, newest first, with the answers; one's own can be put otherwise. */
export function SaidSoFar({ page, speaking, onSpot }: Props) {
  const { t } = useTranslation()
  const all = page.designs
    .flatMap((design, at) => design.threads.map(thread => ({ thread, design, letter: letterOf(at) })))
    .toSorted((a, b) => b.thread.created_at.localeCompare(a.thread.created_at))
  const people = new Set(all.flatMap(({ thread }) => [thread, ...thread.answers]).map(({ name }) => name))
  return (
    <section aria-labelledby="said">
      <div className={classes.wordHead}>
        <h2 id="said">{t('review.said')}</h2>
        {people.size > 0 && <span>{t('review.people', { count: people.size })}</span>}
      </div>
      {all.length === 0 && <p className={classes.none}>{t('review.nothing')}</p>}
      <ul className={classes.said}>
        {all.map(({ thread, design, letter }) => (
          <li key={thread.id}>
            <Saying
              said={thread}
              letter={page.designs.length > 1 ? letter : null}
              spot={spotOf(thread.anchor)}
              onSpot={spot => onSpot(design.id, spot)}
              isEdited={thread.edited_at !== null}
              areLinksOpen={!thread.byLink || thread.isAnswered}
              speaking={speaking}
            />
            {thread.answers.map(answer => (
              <Saying
                key={answer.id}
                said={answer}
                letter={null}
                spot={null}
                isEdited={false}
                areLinksOpen={!answer.byLink}
                speaking={speaking}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const spotOf = (anchor: Thread['anchor']): Pin | null =>
  'x' in anchor ? { side: anchor.side, x: anchor.x, y: anchor.y } : null

type SayingProps = {
  readonly said: Pick<Thread, 'id' | 'name' | 'byLink' | 'mine' | 'text' | 'created_at'>
  readonly letter: string | null
  readonly spot: Pin | null
  readonly onSpot?: (spot: Pin) => void
  readonly isEdited: boolean
  readonly areLinksOpen: boolean
  readonly speaking: Speaking
}

function Saying({ said, letter, spot, onSpot, isEdited, areLinksOpen, speaking }: SayingProps) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const sideName = useSideName()
  const [draft, setDraft] = useState<string | null>(null)
  const [now] = useState(() => new Date())
  const { name, text } = said
  return (
    <article className={classes.saying}>
      <i className={classes.initial} data-link={said.byLink || undefined} aria-hidden>
        {[...name.trim()][0]?.toLocaleUpperCase()}
      </i>
      <p className={classes.who}>
        <b dir="auto">{name}</b>
        <span>{t(said.byLink ? 'review.byLink' : 'review.teammate')}</span>
        {letter && <span>{t('review.about', { letter })}</span>}
        {isEdited && <span>{t('review.edited')}</span>}
        <time dateTime={said.created_at}>{dayTimeText(new Date(said.created_at), now, locale)}</time>
      </p>
      {draft === null ? (
        <p className={classes.text} dir="auto">
          {text === '' ? t('review.deleted') : areLinksOpen ? <LinkedText text={text} /> : text}
        </p>
      ) : (
        <form
          className={classes.form}
          onSubmit={event => {
            event.preventDefault()
            if (draft.trim() === '') return
            void speaking.change(said.id, draft.trim()).then(isDone => isDone && setDraft(null))
          }}
        >
          <textarea
            rows={3}
            maxLength={2000}
            dir="auto"
            aria-label={t('review.words')}
            value={draft}
            onChange={event => setDraft(event.target.value)}
          />
          <div className={classes.asksFoot}>
            <button type="button" className="button" onClick={() => setDraft(null)}>
              {t('review.cancel')}
            </button>
            <button
              type="submit"
              className="button primary"
              disabled={speaking.isSending || draft.trim() === ''}
            >
              {t('review.save')}
            </button>
          </div>
        </form>
      )}
      {spot && (
        <button type="button" className="link" onClick={() => onSpot?.(spot)}>
          <IconMapPin size={18} stroke={1.6} aria-hidden />
          {t('review.spot', { side: sideName(spot.side) })}
        </button>
      )}
      {said.mine && draft === null && (
        <button type="button" className="link" onClick={() => setDraft(text)}>
          {t('review.edit')}
        </button>
      )}
    </article>
  )
}
