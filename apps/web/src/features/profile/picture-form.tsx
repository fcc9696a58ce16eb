import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import type { User } from '@teamloom/contract/user.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadError, uploadArtwork } from '#web/data/upload.ts'
import { useUpdateMe } from '#web/data/user.ts'
import classes from '#web/features/profile/profile-form.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uploadWords } from '#web/ui/upload-words.ts'

const extensions = ['png', 'jpg', 'svg']

/** The picture that others see of me; without one, my first letter. */
export function PictureForm({ me }: { readonly me: User }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  const [isSending, setIsSending] = useState(false)
  const [errorKey, setErrorKey] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const send = async (file: File | undefined) => {
    if (!file || isSending) return
    const { signal } = (controller.current = new AbortController())
    setErrorKey(undefined)
    setIsSending(true)
    try {
      const { assetVersionId } = await uploadArtwork(file, {
        teamId: null,
        assetType: 'avatar',
        extensions,
        onStep: () => {},
        signal,
      })
      await update.mutateAsync({ avatarAssetVersionId: assetVersionId })
    } catch (error) {
      if (!signal.aborted) setErrorKey(error instanceof UploadError ? error.key : 'uploadFailed')
    }
    setIsSending(false)
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }
  const remove = () => {
    setErrorKey(undefined)
    update.mutate({ avatarAssetVersionId: null }, { onError: () => setErrorKey('uploadFailed') })
  }
  const words = errorKey === undefined ? undefined : uploadWords(errorKey, extensions)
  return (
    <div className={classes.form}>
      <div className={classes.picture}>
        <InitialAvatar id={me.id} name={me.firstName} imageUrl={me.imageUrl} size={72} />
        <div className={classes.tools}>
          <input
            ref={input}
            className={classes.hidden}
            type="file"
            aria-label={t('profile.picture.file')}
            accept=".png,.jpg,.jpeg,.svg"
            tabIndex={-1}
            onChange={event => void send(event.currentTarget.files?.[0])}
          />
          <BusyButton
            variant="default"
            leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
            busy={isSending}
            busyLabel={t('profile.picture.sending')}
            onClick={() => input.current?.click()}
          >
            {t(me.imageUrl ? 'profile.picture.replace' : 'profile.picture.choose')}
          </BusyButton>
          {me.imageUrl && !isSending && (
            <Button
              variant="subtle"
              color="gray"
              c="stone.7"
              leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
              onClick={remove}
            >
              {t('profile.picture.remove')}
            </Button>
          )}
        </div>
      </div>
      {words && <Notice kind="error" title={words.title} text={words.text} />}
    </div>
  )
}
