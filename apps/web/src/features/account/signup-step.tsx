import { Checkbox, TextInput, UnstyledButton } from '@mantine/core'
import { IconDiscount } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackButton } from '#web/features/account/back-button.tsx'
import { SignupConsent } from '#web/features/account/signup-consent.tsx'
import { SignupFault } from '#web/features/account/signup-fault.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { readReferrer } from '#web/lib/campaign.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { isPasswordMeetingRules, PasswordRules } from '#web/ui/password-rules.tsx'

export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly optNewsletter: boolean
}

export const nobody: Person = { firstName: '', lastName: '', password: '', optNewsletter: true }

type Props = {
  /** Who invites to which team, below the title. */
  readonly invitation: ReactNode
  /** The last step then: there is a team already. */
  readonly isInvited: boolean
  readonly isBusy: boolean
  /** What went wrong, in words. */
  readonly fault: string | undefined
  /** The email has an account by now: the way there. */
  readonly onLogIn: (() => void) | undefined
  readonly email: string
  readonly person: Person
  readonly onPerson: (person: Person) => void
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Who opens the account. */
export function SignupStep(props: Props) {
  const { invitation, isInvited, isBusy, fault, onLogIn, email, person, onPerson, onBack, onDone } = props
  const { t } = useTranslation()
  const rulesId = useId()
  // Who is invited joins a team that is there already: no code brings it.
  const referrer = isInvited ? undefined : readReferrer()
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  usePageTitle(t('account.signup.pageTitle'))

  const isMissing = {
    firstName: !person.firstName.trim(),
    lastName: !person.lastName.trim(),
    password: !isPasswordMeetingRules(person.password),
  }
  const firstMissing = (['firstName', 'lastName', 'password'] as const).find(field => isMissing[field])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!firstMissing) onDone()
    else form.current?.querySelector<HTMLInputElement>(`[name="${firstMissing}"]`)?.focus()
  }
  const faultOf = (field: keyof typeof isMissing) =>
    isTried &&
    isMissing[field] && (
      <Fault>
        {field === 'password' && person.password ? t('account.faults.passwordRules') : t('common.required')}
      </Fault>
    )

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.signup.title')} signupStep={2} signupSteps={isInvited ? 2 : 3}>
        {t('account.signup.for')} <strong>{email}</strong>
        <UnstyledButton className={classes.change} aria-label={t('account.changeEmail')} onClick={onBack}>
          {t('account.change')}
        </UnstyledButton>
      </StepHeading>
      {invitation}
      <div className={classes.names}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          autoFocus
          maxLength={200}
          label={t('account.fields.firstName')}
          value={person.firstName}
          error={faultOf('firstName')}
          onChange={event => onPerson({ ...person, firstName: event.currentTarget.value })}
        />
        <TextInput
          name="lastName"
          autoComplete="family-name"
          maxLength={200}
          label={t('account.fields.lastName')}
          value={person.lastName}
          error={faultOf('lastName')}
          onChange={event => onPerson({ ...person, lastName: event.currentTarget.value })}
        />
      </div>
      <PasswordField
        autoComplete="new-password"
        maxLength={200}
        aria-describedby={rulesId}
        value={person.password}
        error={faultOf('password')}
        onChange={event => onPerson({ ...person, password: event.currentTarget.value })}
      />
      <PasswordRules id={rulesId} password={person.password} />
      <Checkbox
        label={t('account.signup.newsletter')}
        checked={person.optNewsletter}
        onChange={event => onPerson({ ...person, optNewsletter: event.currentTarget.checked })}
      />
      {fault && <SignupFault fault={fault} onLogIn={onLogIn} />}
      <BusyButton type="submit" size="lg" mt={8} busy={isBusy} busyLabel={t('account.about.submitting')}>
        {t(isInvited ? 'account.signup.join' : 'account.signup.submit')}
      </BusyButton>
      {isInvited && (
        <p className={classes.small}>
          <SignupConsent />
        </p>
      )}
      <BackButton label={t('account.backToEmail')} onClick={onBack} centered />
      <Notice
        kind="info"
        icon={IconDiscount}
        title={t('account.offer.title')}
        text={
          referrer
            ? `${t('account.offer.text')} ${t('account.offer.referred', { code: referrer.toUpperCase() })}`
            : t('account.offer.text')
        }
      />
    </form>
  )
}
