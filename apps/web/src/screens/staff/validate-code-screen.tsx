import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFromReferralCode } from '#web/data/referral.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import classes from '#web/screens/staff/validate-code-screen.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Whose referral code it is. */
export function ValidateCodeScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const lookUp = useFromReferralCode()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('staff.validate.title'))

  const problem =
    code.trim() === ''
      ? 'referral_code_missing'
      : code.trim().length === 4
        ? undefined
        : ('length_must_be_4' as const)
  const fault = isAsked && problem ? problem : lookUp.isError ? 'backend_error' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lookUp.isPending) return
    setAsked(true)
    if (problem) {
      lookUp.reset()
      return field.current?.focus()
    }
    lookUp.mutate(code.trim())
  }
  const users = lookUp.data

  return (
    <StaffFrame>
      <div className={classes.page}>
        <h1 className={classes.title}>{t('staff.validate.title')}</h1>
        <p className={classes.text}>{t('staff.validate.text')}</p>
        <form className={classes.form} noValidate onSubmit={submit}>
          <TextInput
            ref={field}
            label={t('staff.validate.code')}
            size="md"
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={fault && <Fault>{t(`staff.validate.faults.${fault}`)}</Fault>}
            onChange={event => {
              setCode(event.currentTarget.value)
              setAsked(false)
              lookUp.reset()
            }}
          />
          <BusyButton type="submit" size="md" busy={lookUp.isPending} busyLabel={t('staff.validate.busy')}>
            {t('staff.validate.action')}
          </BusyButton>
        </form>
        <div role="status">
          {users?.length === 0 && (
            <Notice kind="warn" text={t('staff.validate.nobody', { code: code.trim().toUpperCase() })} />
          )}
          {users && users.length > 0 && (
            <>
              <h2 className={classes.found}>
                {users.length === 1
                  ? t('staff.validate.found')
                  : t('staff.validate.several', countOf(users.length, locale))}
              </h2>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('staff.validate.person')}</th>
                    <th scope="col">{t('staff.validate.email')}</th>
                  </tr>
                </thead>
                <tbody>
                  {users.map(user => (
                    <tr key={user.id}>
                      <th scope="row">{`${user.firstName} ${user.lastName}`}</th>
                      <td>
                        <a href={`mailto:${user.email}`}>{user.email}</a>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </div>
      </div>
    </StaffFrame>
  )
}
