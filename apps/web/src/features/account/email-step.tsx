import { TextInput } from '@mantine/core'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountExists } from '#web/data/user.ts'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  /** Who invites to which team, below the title. */
  readonly invitation: ReactNode
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onKnown: (email: string) => void
  readonly onUnknown: (email: string) => void
}

/** Asks for the email: an account with it leads to the password, none to the sign-up. */
export function EmailStep({ invitation, email, onEmail, onKnown, onUnknown }: Props) {
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const exists = useAccountExists()
  const [isMalformed, setIsMalformed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('account.email.pageTitle'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (exists.isPending) return
    const read = emailSchema.safeParse(email)
    setIsMalformed(!read.success)
    if (!read.success) return field.current?.focus()
    exists.mutate(read.data, {
      onSuccess: isKnown => (isKnown ? onKnown(read.data) : onUnknown(read.data)),
      onError: () => field.current?.focus(),
    })
  }

  const fault = isMalformed
    ? t(hasForeignLetters(email) ? 'account.faults.emailLetters' : 'account.faults.emailInvalid')
    : exists.error
      ? wordsOf(exists.error)
      : undefined
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.email.title')}>{t('account.email.text')}</StepHeading>
      {invitation}
      <TextInput
        ref={field}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        label={t('account.fields.email')}
        placeholder={t('account.fields.emailPlaceholder')}
        value={email}
        error={fault && <Fault>{fault}</Fault>}
        onChange={event => {
          setIsMalformed(false)
          onEmail(event.currentTarget.value)
        }}
      />
      <BusyButton type="submit" size="lg" busy={exists.isPending} busyLabel={t('account.email.submit')}>
        {t('account.email.submit')}
      </BusyButton>
    </form>
  )
}
