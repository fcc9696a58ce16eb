import { Button, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { StaffRole } from '@teamloom/commerce/access/access.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useJoinStaff, useJoinStaffNew } from '#web/data/staff.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { closeSession, useSession } from '#web/lib/session.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { isPasswordMeetingRules, PasswordRules } from '#web/ui/password-rules.tsx'

type Props = {
  readonly token: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly hasAccount: boolean
}

/** To whom the invitation was mailed: they accept it in their account, or open one by it. */
export function StaffInvited({ token, email, roles, hasAccount }: Props) {
  const { t } = useTranslation()
  const session = useSession()
  const names = roles.map(role => t(`account.staffJoin.roles.${role}`)).join(', ')
  const heading = (
    <StepHeading title={t('account.staffJoin.title')}>
      {t('account.staffJoin.text', { roles: names })} <strong>{email}</strong>
    </StepHeading>
  )
  if (!hasAccount) return <NewAccount token={token} heading={heading} />
  const from = `/staff/join/${token}`
  if (session?.email === email) return <Accept token={token} heading={heading} />
  return (
    <AccountBody>
      {heading}
      {session && (
        <Notice
          kind="info"
          text={t('account.staffJoin.other', { email: session.email })}
          action={
            <Button variant="default" size="xs" onClick={closeSession}>
              {t('account.staffJoin.leave')}
            </Button>
          }
        />
      )}
      {!session && (
        <Button size="lg" renderRoot={props => <Link to="/login" search={{ from }} {...props} />}>
          {t('account.staffJoin.logIn')}
        </Button>
      )}
    </AccountBody>
  )
}

type StepProps = { readonly token: string; readonly heading: ReactNode }

function useEnter() {
  const navigate = useNavigate()
  return () => navigate({ to: '/home', replace: true })
}

function Accept({ token, heading }: StepProps) {
  const { t } = useTranslation()
  const join = useJoinStaff()
  const enter = useEnter()
  return (
    <AccountBody>
      {heading}
      {join.isError && <Notice kind="error" title={faultOf(join.error)} />}
      <BusyButton
        size="lg"
        busy={join.isPending || join.isSuccess}
        busyLabel={t('common.saving')}
        onClick={() => join.mutate(token, { onSuccess: enter })}
      >
        {t('account.staffJoin.accept')}
      </BusyButton>
    </AccountBody>
  )
}

const nobody = { firstName: '', lastName: '', password: '' }

function NewAccount({ token, heading }: StepProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const rulesId = useId()
  const join = useJoinStaffNew(token)
  const enter = useEnter()
  const [person, setPerson] = useState(nobody)
  const [isTried, setTried] = useState(false)
  const isWeak = !isPasswordMeetingRules(person.password)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWeak || !person.firstName.trim() || !person.lastName.trim() || join.isPending) return
    join.mutate({ ...person, language: locale }, { onSuccess: enter })
  }
  const name = (field: 'firstName' | 'lastName') => (
    <TextInput
      label={t(`account.fields.${field}`)}
      autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
      maxLength={200}
      value={person[field]}
      error={isTried && !person[field].trim() && <Fault>{t('common.required')}</Fault>}
      onChange={event => setPerson({ ...person, [field]: event.currentTarget.value })}
    />
  )
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {heading}
      {name('firstName')}
      {name('lastName')}
      <PasswordField
        autoComplete="new-password"
        maxLength={200}
        aria-describedby={rulesId}
        value={person.password}
        error={
          isTried &&
          isWeak && <Fault>{t(person.password ? 'account.faults.passwordRules' : 'common.required')}</Fault>
        }
        onChange={event => setPerson({ ...person, password: event.currentTarget.value })}
      />
      <PasswordRules id={rulesId} password={person.password} />
      {join.isError && <Notice kind="error" title={faultOf(join.error)} />}
      <BusyButton
        type="submit"
        size="lg"
        busy={join.isPending || join.isSuccess}
        busyLabel={t('common.saving')}
      >
        {t('account.staffJoin.create')}
      </BusyButton>
    </form>
  )
}
