import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawAnswer } from '#web/features/collect/server.ts'
import classes from '#web/features/collect/thanks-page.module.css'

type Props = {
  readonly secret: string
  /** On the organizer's list of who is expected. */
  readonly isExpected: boolean
  readonly onWithdrawn: (rosterKept: boolean) => void
}

/** Takes all of one's own away, once it was asked for twice. */
export function Withdrawal({ secret, isExpected, onWithdrawn }: Props) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const [withRoster, setWithRoster] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const withdraw = () => {
    setHasFailed(false)
    withdrawAnswer(secret, withRoster).then(
      () => onWithdrawn(isExpected && !withRoster),
      () => setHasFailed(true),
    )
  }
  if (!isAsked) {
    return (
      <button type="button" className="link" onClick={() => setIsAsked(true)}>
        {t('collect.change.withdraw')}
      </button>
    )
  }
  return (
    <div className={classes.offer} role="group" aria-label={t('collect.change.withdraw')}>
      <p>{t('collect.change.withdrawAsk')}</p>
      {isExpected && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={withRoster}
            onChange={event => setWithRoster(event.target.checked)}
          />
          {t('collect.change.withdrawRoster')}
        </label>
      )}
      <div className={classes.buttons}>
        <button type="button" className="button danger" onClick={withdraw}>
          {t('collect.change.withdrawYes')}
        </button>
        <button type="button" className="button" onClick={() => setIsAsked(false)}>
          {t('collect.change.cancel')}
        </button>
      </div>
      <p role="status">{hasFailed && t('collect.failed.other')}</p>
    </div>
  )
}
