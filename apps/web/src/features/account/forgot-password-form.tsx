import { IconMailCheck } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useRequestReset } from '#web/data/user.ts'
import { BackToLogin } from '#web/features/account/back-to-login.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { useEmailField } from '#web/features/account/use-email-field.tsx'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { keepInvitation } from '#web/lib/kept-invitation.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Asks for the email of the account, and has a link mailed there. */
export function ForgotPasswordForm() {
  const { t } = useTranslation()
  const locale = useLocale()
  const wordsOf = useWordsOfFault()
  const known = useLocation({ select: ({ state }) => state.resetEmail ?? '' })
  const { invitation } = useSearch({ strict: false })
  const request = useRequestReset()
  const [email, setEmail] = useState(known)
  const isUnknown = request.error instanceof CallError && request.error.errorKey === 'Invalid Email'
  const fault = isUnknown ? t('account.forgot.invalid') : request.error ? wordsOf(request.error) : undefined
  const { field, focus, read } = useEmailField(email, fault, next => {
    request.reset()
    setEmail(next)
  })
  usePageTitle(t(request.isSuccess ? 'account.sent.title' : 'account.forgot.title'))

  if (request.isSuccess) {
    return (
      <div className={classes.form} role="status">
        <span className={classes.done}>
          <IconMailCheck size={28} stroke={1.6} aria-hidden />
        </span>
        <StepHeading title={t('account.sent.title')}>
          <Trans
            i18nKey="account.sent.text"
            values={{ email: request.variables.email }}
            components={{ strong: <strong /> }}
          />
        </StepHeading>
        <BackToLogin centered={false} />
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending) return
    const typed = read()
    if (typed === undefined) return
    if (invitation) keepInvitation(invitation)
    request.mutate({ email: typed, language: locale }, { onError: focus })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.forgot.title')}>{t('account.forgot.text')}</StepHeading>
      {field}
      <BusyButton
        type="submit"
        size="lg"
        busy={request.isPending}
        busyLabel={t('account.forgot.submitting')}
        mt={8}
      >
        {t('account.forgot.submit')}
      </BusyButton>
      <BackToLogin />
    </form>
  )
}
