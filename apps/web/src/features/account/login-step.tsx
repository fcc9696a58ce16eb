import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogIn } from '#web/data/user.ts'
import { BackButton } from '#web/features/account/back-button.tsx'
import { askedOf, FactorStep } from '#web/features/account/factor-step.tsx'
import { isInvitationRefusal } from '#web/features/account/invitation-notice.tsx'
import { PasskeyButton } from '#web/features/account/passkey-button.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import type { LoggedIn } from '#web/features/account/use-enter.ts'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

type Props = {
  /** Who invites to which team, below the title. */
  readonly invitation: ReactNode
  /** The token of the invitation that is accepted by logging in. */
  readonly inviteToken: string | undefined
  readonly email: string
  readonly onBack: () => void
  readonly onLoggedIn: (told: LoggedIn) => void
  /** The invitation has ended meanwhile. */
  readonly onInvitationRefused: () => void
}

/** The password of an account that exists. */
export function LoginStep(props: Props) {
  const { invitation, inviteToken, email, onBack, onLoggedIn, onInvitationRefused } = props
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const logIn = useLogIn()
  const [password, setPassword] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('account.login.pageTitle'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (logIn.isPending) return
    setIsEmpty(!password)
    if (!password) return field.current?.focus()
    logIn.mutate(
      { email, password, inviteToken },
      {
        onSuccess: onLoggedIn,
        onError: error => {
          if (isInvitationRefusal(error)) onInvitationRefused()
          field.current?.focus()
          field.current?.select()
        },
      },
    )
  }

  const asked = askedOf(logIn.error)
  if (asked)
    return (
      <FactorStep
        asked={asked}
        email={email}
        inviteToken={inviteToken}
        onBack={() => {
          logIn.reset()
          setPassword('')
        }}
        onLoggedIn={onLoggedIn}
        onInvitationRefused={onInvitationRefused}
      />
    )
  // The notice of the invitation says it then.
  const error = isInvitationRefusal(logIn.error) ? undefined : logIn.error
  const fault = isEmpty ? t('common.required') : error ? wordsOf(error) : undefined
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.login.title')}>
        {t('account.login.as')} <strong>{email}</strong>
        <UnstyledButton className={classes.change} aria-label={t('account.changeEmail')} onClick={onBack}>
          {t('account.change')}
        </UnstyledButton>
      </StepHeading>
      {invitation}
      {/* For password managers, which keep a password by its name. */}
      <input
        className={classes.hidden}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        ref={field}
        autoComplete="current-password"
        autoFocus
        value={password}
        error={fault && <Fault>{fault}</Fault>}
        onChange={event => {
          setIsEmpty(false)
          logIn.reset()
          setPassword(event.currentTarget.value)
        }}
      />
      <Link
        className={classes.forgot}
        to="/resetpassword"
        search={{ invitation: inviteToken }}
        state={{ resetEmail: email }}
      >
        {t('account.login.forgot')}
      </Link>
      <BusyButton
        type="submit"
        size="lg"
        busy={logIn.isPending || logIn.isSuccess}
        busyLabel={t('account.login.submitting')}
      >
        {t('account.login.submit')}
      </BusyButton>
      <PasskeyButton
        inviteToken={inviteToken}
        onLoggedIn={onLoggedIn}
        onInvitationRefused={onInvitationRefused}
      />
      <BackButton label={t('account.backToEmail')} onClick={onBack} centered />
    </form>
  )
}
