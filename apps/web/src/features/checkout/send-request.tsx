import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RemainingStep } from '#web/features/checkout/remaining-steps.ts'
import classes from '#web/features/checkout/send-request.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { HeldButton } from '#web/ui/held-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  /** The cart itself cannot be ordered as it is. */
  readonly cartProblem: 'minimum' | 'deprecated' | undefined
  /** Sending was tried: what is too few is a fault from then on. */
  readonly wasTried: boolean
  readonly isSwitchingCurrency: boolean
  readonly steps: readonly RemainingStep[]
  readonly isPlacing: boolean
  readonly onPlace: () => void
  readonly onHeld: () => void
}

/** The button that sends the order request, with what is left to do before it can. */
export function SendRequest(props: Props) {
  const { cartProblem, wasTried, isSwitchingCurrency, steps, isPlacing, onPlace, onHeld } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const problemId = useId()
  const list = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' })
  const actions = list.format(steps.map(step => t(`address.reason.${step}`)))
  const sentence = capitalized(t('address.reason.sentence', { actions }))
  const reason =
    cartProblem !== undefined
      ? t(`address.${cartProblem}.text`)
      : isSwitchingCurrency
        ? t('address.reason.currency')
        : steps.length > 0
          ? sentence
          : undefined
  return (
    <>
      {cartProblem ? (
        <Notice
          id={problemId}
          kind={cartProblem === 'deprecated' ? 'warn' : wasTried ? 'error' : 'info'}
          text={t(`address.${cartProblem}.text`)}
          action={<Link to="/cart">{t(`address.${cartProblem}.action`)}</Link>}
        />
      ) : (
        <span />
      )}
      <p className={classes.sends} data-held={reason !== undefined}>
        {t('address.sends')}
      </p>
      <HeldButton
        reason={reason}
        reasonId={cartProblem && problemId}
        busy={isPlacing}
        busyLabel={t('address.completing')}
        onClick={onPlace}
        onHeld={onHeld}
      >
        {t('address.continue')}
      </HeldButton>
    </>
  )
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}
