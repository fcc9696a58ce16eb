import type { ReviewedDesign, ReviewPage } from '@teamloom/contract/review.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterOf } from '#web/features/collect/review/side-name.ts'
import type { Speaking } from '#web/features/collect/review/use-speaking.ts'
import classes from '#web/features/collect/review/words.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

type Props = { readonly page: ReviewPage; readonly speaking: Speaking }

type Thread = ReviewedDesign['threads'][number]

/** What others said, newest first, with the answers; one's own can be put otherwise. */
export function SaidSoFar({ page, speaking }: Props) {
  const { t } = useTranslation()
  const all = page.designs
    .flatMap((design, at) => design.threads.map(thread => ({ thread, letter: letterOf(at) })))
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
        {all.map(({ thread, letter }) => (
          <li key={thread.id}>
            <Saying
              said={thread}
              letter={page.designs.length > 1 ? letter : null}
              isEdited={thread.edited_at !== null}
              areLinksOpen={!thread.byLink || thread.isAnswered}
              speaking={speaking}
            />
            {thread.answers.map(answer => (
              <Saying
                key={answer.id}
                said={answer}
                letter={null}
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

type SayingProps = {
  readonly said: Pick<Thread, 'id' | 'name' | 'byLink' | 'mine' | 'text' | 'created_at'>
  readonly letter: string | null
  readonly isEdited: boolean
  readonly areLinksOpen: boolean
  readonly speaking: Speaking
}

function Saying({ said, letter, isEdited, areLinksOpen, speaking }: SayingProps) {
  const { t } = useTranslation()
  const locale = useShownLocale()
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
        <time dateTime={said.created_at}>{dayTimeText(new Date(said.created_at), now, locale)}</time>
        {isEdited && <span>{t('review.edited')}</span>}
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
      {said.mine && draft === null && (
        <button type="button" className="link" onClick={() => setDraft(text)}>
          {t('review.edit')}
        </button>
      )}
    </article>
  )
}
