import { IconCircleCheck } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '#web/data/user.ts'
import classes from '#web/features/profile/profile-form.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { isPasswordMeetingRules, PasswordRules } from '#web/ui/password-rules.tsx'
import { Tag } from '#web/ui/tag.tsx'

const nothing = { currentPassword: '', newPassword: '' }

/** A new password, by whoever knows the one that holds. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const rulesId = useId()
  const change = useChangePassword()
  const [passwords, setPasswords] = useState(nothing)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (name: keyof typeof nothing) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  const isWeak = !isPasswordMeetingRules(passwords.newPassword)
  const refusal = change.error instanceof CallError ? change.error.errorKey : undefined
  const isWrong = refusal === 'wrong_password'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    setIsTried(true)
    if (!passwords.currentPassword) return focusOn('currentPassword')
    if (isWeak) return focusOn('newPassword')
    change.mutate(passwords, {
      onSuccess: () => {
        setPasswords(nothing)
        setIsTried(false)
      },
      onError: () => focusOn('currentPassword'),
    })
  }
  const type = (name: keyof typeof nothing, value: string) => {
    change.reset()
    setPasswords({ ...passwords, [name]: value })
  }
  const currentFault = isWrong
    ? t('toast.wrong_password')
    : isTried && !passwords.currentPassword && t('common.required')
  const newFault =
    isTried && isWeak && t(passwords.newPassword ? 'account.faults.passwordRules' : 'common.required')
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
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
        name="currentPassword"
        autoComplete="current-password"
        maxLength={200}
        label={t('profile.password.current')}
        value={passwords.currentPassword}
        error={currentFault && <Fault>{currentFault}</Fault>}
        onChange={event => type('currentPassword', event.currentTarget.value)}
      />
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        maxLength={200}
        label={t('account.fields.newPassword')}
        aria-describedby={rulesId}
        value={passwords.newPassword}
        error={newFault && <Fault>{newFault}</Fault>}
        onChange={event => type('newPassword', event.currentTarget.value)}
      />
      <PasswordRules id={rulesId} password={passwords.newPassword} />
      {change.isError && !isWrong && (
        <Notice
          kind="error"
          title={t(refusal === 'too_many_requests' ? 'toast.too_many_requests' : 'profile.failed')}
        />
      )}
      <div className={classes.actions}>
        <BusyButton type="submit" variant="default" busy={change.isPending} busyLabel={t('common.saving')}>
          {t('profile.password.submit')}
        </BusyButton>
        <span role="status">
          {change.isSuccess && (
            <Tag kind="ok" icon={IconCircleCheck}>
              {t('profile.password.done')}
            </Tag>
          )}
        </span>
      </div>
    </form>
  )
}
