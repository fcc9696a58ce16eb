import { Button, Modal, Skeleton, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeginTotp, useConfirmTotp } from '#web/data/factors.ts'
import classes from '#web/features/profile/authenticator-dialog.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** Told when codes are set up, with the recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Sets codes up: the secret as a picture and as text, then the first code. */
export function AuthenticatorDialog({ opened, onClose, onDone }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('profile.security.addTotp')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Steps onClose={onClose} onDone={onDone} />
    </Modal>
  )
}

function Steps({ onClose, onDone }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const begin = useBeginTotp()
  const confirm = useConfirmTotp()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const begun = useRef(false)
  const { mutate } = begin
  useEffect(() => {
    // Each asking makes another secret.
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() === '' || confirm.isPending) return
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  }
  const fault = isEmpty ? t('common.required') : confirm.error ? faultOf(confirm.error) : undefined
  if (begin.error) return <Notice kind="error" title={faultOf(begin.error)} />
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.text}>{t('profile.security.scan')}</p>
      {begin.data ? <Secret {...begin.data} /> : <Skeleton height={220} radius={8} />}
      <TextInput
        label={t('account.factor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        value={code}
        error={fault && <Fault>{fault}</Fault>}
        onChange={event => {
          setEmpty(false)
          confirm.reset()
          setCode(event.currentTarget.value)
        }}
      />
      <p className={classes.text}>{t('profile.security.othersEnd')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <BusyButton type="submit" busy={confirm.isPending} busyLabel={t('common.saving')}>
          {t('profile.security.setUp')}
        </BusyButton>
      </div>
    </form>
  )
}

function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isShown = true
    void (async () => {
      const { toDataURL } = await import('qrcode')
      const drawn = await toDataURL(uri, { margin: 1, width: 200 })
      if (isShown) setPicture(drawn)
    })()
    return () => {
      isShown = false
    }
  }, [uri])
  return (
    <div className={classes.secret}>
      {picture ? (
        <img src={picture} width={200} height={200} alt={t('profile.security.picture')} />
      ) : (
        <Skeleton width={200} height={200} />
      )}
      <p className={classes.text}>{t('profile.security.typeInstead')}</p>
      <code className={classes.letters}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <CopyButton text={secret} label={t('profile.security.copySecret')} />
    </div>
  )
}
