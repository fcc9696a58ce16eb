import { Button, Modal, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proof } from '#web/data/factors.ts'
import classes from '#web/features/profile/authenticator-dialog.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

type Props = {
  /** The question; without one the dialog is closed. */
  readonly title: string | undefined
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onChange: () => void
  readonly onCancel: () => void
  readonly onProve: (proof: Proof) => void
}

/** Asks who it is once more: the password, or a code. */
export function ProofDialog({ title, onCancel, ...rest }: Props) {
  const { t } = useTranslation()
  // Keeps the question while the dialog closes.
  const [lastTitle, setLastTitle] = useState(title ?? '')
  if (title !== undefined && title !== lastTitle) setLastTitle(title)
  return (
    <Modal
      opened={title !== undefined}
      onClose={onCancel}
      title={lastTitle}
      size={440}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ProofForm onCancel={onCancel} {...rest} />
    </Modal>
  )
}

function ProofForm({ isBusy, error, onChange, onCancel, onProve }: Omit<Props, 'title'>) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isByCode, setByCode] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const fault = isEmpty ? t('common.required') : error ? faultOf(error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text === '')
    if (text === '' || isBusy) return
    onProve(isByCode ? { code: text } : { password: text })
  }
  const field = {
    value: text,
    error: fault && <Fault>{fault}</Fault>,
    onChange: (event: { currentTarget: { value: string } }) => {
      setEmpty(false)
      onChange()
      setText(event.currentTarget.value)
    },
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {isByCode ? (
        <TextInput
          label={t('account.factor.anyCode')}
          autoComplete="one-time-code"
          maxLength={40}
          {...field}
        />
      ) : (
        <PasswordField
          label={t('profile.password.current')}
          autoComplete="current-password"
          maxLength={200}
          {...field}
        />
      )}
      <UnstyledButton
        className={classes.text}
        onClick={() => {
          onChange()
          setText('')
          setByCode(!isByCode)
        }}
      >
        {t(isByCode ? 'profile.security.provePassword' : 'profile.security.proveCode')}
      </UnstyledButton>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <BusyButton type="submit" busy={isBusy} busyLabel={t('common.saving')}>
          {t('profile.security.goOn')}
        </BusyButton>
      </div>
    </form>
  )
}
