import { TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { User } from '@teamloom/contract/user.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '#web/data/user.ts'
import classes from '#web/features/profile/profile-form.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** What I am called; the email is the account's own. */
export function NameForm({ me }: { readonly me: User }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  const [names, setNames] = useState({ firstName: me.firstName, lastName: me.lastName })
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = (['firstName', 'lastName'] as const).filter(field => !names[field].trim())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (update.isPending) return
    setIsTried(true)
    const [first] = missing
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else update.mutate(names)
  }
  const fieldOf = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextInput
      name={field}
      autoComplete={autoComplete}
      maxLength={200}
      label={t(`account.fields.${field}`)}
      value={names[field]}
      error={isTried && missing.includes(field) && <Fault>{t('common.required')}</Fault>}
      onChange={event => {
        update.reset()
        setNames({ ...names, [field]: event.currentTarget.value })
      }}
    />
  )
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.names}>
        {fieldOf('firstName', 'given-name')}
        {fieldOf('lastName', 'family-name')}
      </div>
      <TextInput
        className={classes.email}
        label={t('account.fields.email')}
        description={t('profile.emailHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={me.email}
        readOnly
        variant="filled"
      />
      {update.isError && <Notice kind="error" title={t('profile.failed')} />}
      <div className={classes.actions}>
        <BusyButton type="submit" busy={update.isPending} busyLabel={t('common.saving')}>
          {t('common.save')}
        </BusyButton>
        <span role="status">
          {update.isSuccess && (
            <Tag kind="ok" icon={IconCircleCheck}>
              {t('common.saved')}
            </Tag>
          )}
        </span>
      </div>
    </form>
  )
}
