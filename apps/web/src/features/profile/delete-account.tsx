import { Button, Modal } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteMe } from '#web/data/user.ts'
import form from '#web/features/profile/profile-form.module.css'
import { refusalText } from '#web/lib/error-toast.ts'
import { closeSession } from '#web/lib/session.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from '#web/ui/confirm-dialog.module.css'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Everything goes, thirty days after: asked once more, with the password. */
export function DeleteAccount() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const remove = useDeleteMe()
  const refusal = remove.error instanceof CallError ? remove.error.errorKey : undefined
  const fault =
    refusal === 'wrong_password'
      ? t('toast.wrong_password')
      : isTried && password === '' && t('common.required')

  const close = () => {
    setOpen(false)
    setPassword('')
    setTried(false)
    remove.reset()
    opener.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!password) return field.current?.focus()
    if (remove.isPending) return
    remove.mutate(password, {
      onSuccess: () => {
        closeSession()
        showToast({
          key: 'account.deleted',
          kind: 'info',
          message: t('profile.deletion.done'),
          seconds: 12,
        })
      },
      onError: () => field.current?.focus(),
    })
  }
  return (
    <div>
      <Button
        ref={opener}
        variant="default"
        size="sm"
        className={classes.danger!}
        leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('profile.deletion.action')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('profile.deletion.question')}
        size={480}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{ header: classes.header!, title: classes.title!, body: classes.body! }}
      >
        <form className={form.form} noValidate onSubmit={submit}>
          <p className={form.hint}>{t('profile.deletion.follows')}</p>
          <p className={form.hint}>{t('profile.deletion.condition')}</p>
          <PasswordField
            ref={field}
            data-autofocus
            autoComplete="current-password"
            maxLength={200}
            label={t('profile.password.current')}
            value={password}
            error={fault && <Fault>{fault}</Fault>}
            onChange={event => {
              remove.reset()
              setPassword(event.currentTarget.value)
            }}
          />
          {remove.isError && refusal !== 'wrong_password' && (
            <Notice kind="error" title={refusalText(refusal ?? 'unknown')} />
          )}
          <div className={classes.actions}>
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <BusyButton
              type="submit"
              variant="default"
              className={classes.danger}
              busy={remove.isPending}
              busyLabel={t('profile.deletion.busy')}
            >
              {t('profile.deletion.confirm')}
            </BusyButton>
          </div>
        </form>
      </Modal>
    </div>
  )
}
