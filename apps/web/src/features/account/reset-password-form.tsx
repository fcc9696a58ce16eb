import { Button } from '@mantine/core'
import { IconLockCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResetPassword } from '#web/data/user.ts'
import { BackToLogin } from '#web/features/account/back-to-login.tsx'
import { LoginLink } from '#web/features/account/login-link.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { isPasswordMeetingRules, PasswordRules } from '#web/ui/password-rules.tsx'

/** Sets a new password with the link that was mailed. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const rulesId = useId()
  const reset = useResetPassword()
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t(reset.isSuccess ? 'account.reset.doneTitle' : 'account.reset.title'))

  if (reset.isSuccess) {
    return (
      <div className={classes.form}>
        <div role="status">
          <span className={classes.done}>
            <IconLockCheck size={28} stroke={1.6} aria-hidden />
          </span>
          <StepHeading title={t('account.reset.doneTitle')}>{t('account.reset.doneText')}</StepHeading>
        </div>
        <Button size="lg" renderRoot={props => <LoginLink {...props} />}>
          {t('account.login.submit')}
        </Button>
      </div>
    )
  }
  const isWeak = !isPasswordMeetingRules(password)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reset.isPending) return
    setIsTried(true)
    if (isWeak) return field.current?.focus()
    reset.mutate({ token, password }, { onError: () => field.current?.focus() })
  }
  const isOver = reset.error instanceof CallError && reset.error.status === 401
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.reset.title')}>{t('account.reset.text')}</StepHeading>
      <PasswordField
        ref={field}
        autoComplete="new-password"
        autoFocus
        maxLength={200}
        label={t('account.fields.newPassword')}
        aria-describedby={rulesId}
        value={password}
        error={
          isTried &&
          isWeak && <Fault>{password ? t('account.faults.passwordRules') : t('common.required')}</Fault>
        }
        onChange={event => setPassword(event.currentTarget.value)}
      />
      <PasswordRules id={rulesId} password={password} />
      {reset.error && (
        <Notice
          kind="error"
          title={isOver ? t('account.reset.over') : wordsOf(reset.error)}
          action={isOver && <Link to="/resetpassword">{t('account.reset.again')}</Link>}
        />
      )}
      <BusyButton
        type="submit"
        size="lg"
        busy={reset.isPending}
        busyLabel={t('account.reset.submitting')}
        mt={8}
      >
        {t('account.reset.submit')}
      </BusyButton>
      <BackToLogin />
    </form>
  )
}
