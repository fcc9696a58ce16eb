import { ActionIcon, Loader } from '@mantine/core'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadError, uploadArtwork } from '#web/data/upload.ts'
import classes from '#web/shown/comments/attachments.module.css'
import { Notice } from '#web/ui/notice.tsx'
import { uploadWords } from '#web/ui/upload-words.ts'

const extensions = ['png', 'jpg', 'svg', 'eps', 'ai']

/** A file that goes with what is written: on its way, there, or why it is not. */
export type Attached =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly name: string }
  | { readonly state: 'sent'; readonly name: string; readonly id: string }
  | { readonly state: 'failed'; readonly key: string }

/** RV23: uploads one photo or sketch; another takes its place, and what is on its way ends with the field. */
export function useAttachment() {
  const [attached, setAttached] = useState<Attached>({ state: 'none' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const clear = () => {
    controller.current?.abort()
    setAttached({ state: 'none' })
  }
  const attach = async (file: File) => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    setAttached({ state: 'sending', name: file.name })
    try {
      const options = { teamId: null, assetType: 'comment', extensions, onStep: () => {}, signal }
      const { assetVersionId, filename } = await uploadArtwork(file, options)
      if (!signal.aborted) setAttached({ state: 'sent', name: filename, id: assetVersionId })
    } catch (error) {
      if (!signal.aborted)
        setAttached({ state: 'failed', key: error instanceof UploadError ? error.key : 'uploadFailed' })
    }
  }
  return { attached, attach, clear }
}

/** Chooses the file. */
export function AttachButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className={classes.hidden}
        type="file"
        aria-label={t('comments.attach')}
        accept=".png,.jpg,.jpeg,.svg,.eps,.ai,.pdf"
        tabIndex={-1}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          // The same may be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('comments.attach')}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** What goes with it, which can be taken away again; or why it does not. */
export function AttachedFile({
  attached,
  onClear,
}: {
  readonly attached: Attached
  readonly onClear: () => void
}) {
  const { t } = useTranslation()
  if (attached.state === 'none') return null
  if (attached.state === 'failed') {
    const { title, text } = uploadWords(attached.key, extensions)
    return <Notice kind="error" title={title} text={text} />
  }
  return (
    <p className={classes.file} role="status">
      {attached.state === 'sending' ? (
        <Loader size={16} aria-hidden />
      ) : (
        <IconPhoto size={16} stroke={1.6} aria-hidden />
      )}
      <span dir="auto">{attached.name}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={t('comments.detach', { name: attached.name })}
        onClick={onClear}
      >
        <IconX size={15} stroke={1.6} aria-hidden />
      </ActionIcon>
    </p>
  )
}
