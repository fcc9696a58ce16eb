import { IconCheck, IconPencil, IconSend } from '@tabler/icons-react'
import type { ReviewPage } from '@teamloom/contract/review.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PinnedPlace } from '#web/features/collect/review/pinned-place.tsx'
import { letterOf } from '#web/features/collect/review/side-name.ts'
import type { Pin, Speaking } from '#web/features/collect/review/use-speaking.ts'
import classes from '#web/features/collect/review/words.module.css'

type Props = {
  readonly page: ReviewPage
  readonly speaking: Speaking
  /** The last day, in words. */
  readonly until: string | null
  readonly onMovePin: (pin: Pin) => void
}

const mostText = 2000

/** What one thinks of the chosen design: an answer, words, a pin; and by whom. */
export function WordForm({ page, speaking, until, onMovePin }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [website, setWebsite] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { text, pin, name, fault } = speaking
  const at = page.designs.findIndex(design => design.id === speaking.designId)
  const design = page.designs[at]
  const wantsWords = page.designs[at]?.vote === 'change' ? 'changeNeeded' : 'wordsNeeded'
  const missing = text.trim() === '' ? wantsWords : name.trim() === '' ? 'nameNeeded' : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missing || speaking.isSending) return
    void speaking.send(website).then(() => setAsked(false))
  }
  if (!design) return null
  const designName = design.name ?? t('review.untitled')
  const isMany = page.designs.length > 1
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={classes.wordHead}>
        <h2 id={`${id}-title`}>
          {isMany ? t('review.yourWord', { letter: letterOf(at) }) : t('review.yourWordAlone')}
        </h2>
        {isMany && <span dir="auto">{designName}</span>}
      </div>
      {page.votes === 'answers' && (
        <div className={classes.answers}>
          <button
            type="button"
            className="button"
            aria-pressed={design.vote === 'yes'}
            onClick={() => speaking.vote(design, 'yes')}
          >
            <IconCheck size={18} stroke={1.6} aria-hidden />
            {t('review.yes')}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={design.vote === 'change'}
            onClick={() => speaking.vote(design, 'change')}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden />
            {t('review.change')}
          </button>
        </div>
      )}
      {design.vote === 'change' && !isAsked && !design.threads.some(({ mine }) => mine) && (
        <p className={classes.ask} role="status">
          {t('review.changeNeeded')}
        </p>
      )}
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div className={classes.box}>
          {pin && (
            <PinnedPlace
              design={design}
              pin={pin}
              onMove={() => onMovePin(pin)}
              onRemove={() => speaking.setPin(null)}
            />
          )}
          <label className="hidden" htmlFor={`${id}-words`}>
            {t('review.words')}
          </label>
          <textarea
            id={`${id}-words`}
            rows={4}
            maxLength={mostText}
            placeholder={t('review.wordsExample')}
            value={text}
            dir="auto"
            aria-invalid={(isAsked && text.trim() === '') || undefined}
            onChange={event => speaking.setText(event.target.value)}
          />
        </div>
        <label className={classes.field}>
          <span>
            {t('review.name')}
            <small>{t('review.nameKept')}</small>
          </span>
          <input
            type="text"
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- it is one: https://html.spec.whatwg.org/#autofill
            autoComplete="given-name"
            maxLength={60}
            value={name}
            aria-invalid={(isAsked && name.trim() === '') || undefined}
            onChange={event => speaking.setName(event.target.value)}
          />
        </label>
        {/* Only programs fill it. */}
        <label className={classes.trap} aria-hidden>
          Website
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={event => setWebsite(event.target.value)}
          />
        </label>
        <p className={classes.fault} role="alert">
          {isAsked && missing ? t(`review.${missing}`) : fault ? t(`review.${fault}`) : ''}
        </p>
        <button type="submit" className="button primary large" disabled={speaking.isSending}>
          <IconSend size={20} stroke={1.6} aria-hidden />
          {t(speaking.isSending ? 'review.sending' : 'review.send')}
        </button>
        <p className={classes.readers} role="status">
          {speaking.isSent
            ? t('review.sent')
            : until
              ? t('review.readersUntil', { name: page.organizer, date: until })
              : t('review.readers', { name: page.organizer })}
        </p>
      </form>
      {speaking.waiting && <NameSheet speaking={speaking} />}
    </section>
  )
}

/** A vote comes before any word: then it is asked who votes. */
function NameSheet({ speaking }: { readonly speaking: Speaking }) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState('')
  useEffect(() => sheet.current?.showModal(), [])
  return (
    <dialog ref={sheet} className={classes.asks} aria-label={t('review.nameAsked')} onClose={speaking.letGo}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() !== '') speaking.nameGiven(name.trim())
        }}
      >
        <h2>{t('review.nameAsked')}</h2>
        <p>{t('review.nameAskedText')}</p>
        <label className={classes.field}>
          <span>{t('review.name')}</span>
          <input
            type="text"
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- it is one: https://html.spec.whatwg.org/#autofill
            autoComplete="given-name"
            maxLength={60}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <div className={classes.asksFoot}>
          <button type="button" className="button" onClick={() => sheet.current?.close()}>
            {t('review.cancel')}
          </button>
          <button type="submit" className="button primary" disabled={name.trim() === ''}>
            {t('review.go')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
