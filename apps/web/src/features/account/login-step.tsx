import { UnstyledButton } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogIn } from '#web/data/user.ts'
import { BackButton } from '#web/features/account/back-button.tsx'
import { PasswordField } from '#web/features/account/password-field.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  readonly email: string
  readonly onBack: () => void
  readonly onLoggedIn: () => void
}

/** The password of an account that exists. */
export function LoginStep({ email, onBack, onLoggedIn }: Props) {
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
      { email, password },
      {
        onSuccess: onLoggedIn,
        onError: () => {
          field.current?.focus()
          field.current?.select()
        },
      },
    )
  }

  const fault = isEmpty ? t('common.required') : logIn.error ? wordsOf(logIn.error) : undefined
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.login.title')}>
        {t('account.login.as')} <strong>{email}</strong>
        <UnstyledButton className={classes.change} aria-label={t('account.changeEmail')} onClick={onBack}>
          {t('account.change')}
        </UnstyledButton>
      </StepHeading>
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
      <BusyButton
        type="submit"
        size="lg"
        busy={logIn.isPending || logIn.isSuccess}
        busyLabel={t('account.login.submitting')}
        mt={8}
      >
        {t('account.login.submit')}
      </BusyButton>
      <BackButton label={t('account.backToEmail')} onClick={onBack} centered />
    </form>
  )
}
