import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountExists } from '#web/data/user.ts'
import { ProviderButtons } from '#web/features/account/provider-buttons.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { useEmailField } from '#web/features/account/use-email-field.tsx'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useSession } from '#web/lib/session.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  /** Who invites to which team, below the title. */
  readonly invitation: ReactNode
  /** The token of the invitation that is accepted by signing in. */
  readonly inviteToken: string | undefined
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onKnown: (email: string) => void
  readonly onUnknown: (email: string) => void
}

/** Asks for the email: an account with it leads to the password, none to the sign-up. */
export function EmailStep({ invitation, inviteToken, email, onEmail, onKnown, onUnknown }: Props) {
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const locale = useLocale()
  // An invitation leads elsewhere; a guest is at it already.
  const isSomebody = useSession() !== null || inviteToken !== undefined
  const exists = useAccountExists()
  const fault = exists.error ? wordsOf(exists.error) : undefined
  const { field, focus, read } = useEmailField(email, fault, onEmail)
  usePageTitle(t('account.email.pageTitle'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (exists.isPending) return
    const typed = read()
    if (typed === undefined) return
    exists.mutate(typed, {
      onSuccess: isKnown => (isKnown ? onKnown(typed) : onUnknown(typed)),
      onError: focus,
    })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.email.title')}>{t('account.email.text')}</StepHeading>
      {invitation}
      {field}
      <BusyButton type="submit" size="lg" busy={exists.isPending} busyLabel={t('account.email.submit')}>
        {t('account.email.submit')}
      </BusyButton>
      <ProviderButtons inviteToken={inviteToken} />
      {!isSomebody && (
        <a className={classes.back} href={locale === 'fr' ? '/fr' : '/?lang=en'}>
          {t('account.email.without')}
        </a>
      )}
    </form>
  )
}
