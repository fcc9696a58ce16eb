import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconCloudUpload, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/upload-area.module.css'
import { UploadProblem } from '#web/features/studio/panel/upload-problem.tsx'
import type { Upload } from '#web/features/studio/panel/use-upload.ts'

/** Where artwork is dropped or chosen, with its way to the server and what went wrong. */
export function UploadArea({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    upload.send(event.dataTransfer.files[0])
  }
  return (
    <>
      {upload.step ? (
        <UploadProgress upload={upload} />
      ) : (
        <div
          className={classes.drop}
          data-over={isOver || undefined}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <IconCloudUpload size={28} stroke={1.6} aria-hidden />
          <p className={classes.title}>{t('decoration.upload.drop')}</p>
          <p className={classes.text}>{t('decoration.upload.formats')}</p>
          <Button variant="default" onClick={() => input.current?.click()}>
            {t('decoration.upload.browse')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={upload.accept}
            data-testid="artwork-file"
            onChange={event => {
              upload.send(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      )}
      {upload.errorKey && <UploadProblem errorKey={upload.errorKey} />}
    </>
  )
}

export function UploadProgress({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation()
  const { step } = upload
  const percent = step?.step === 'sending' ? step.percent : 100
  const name = upload.fileName ?? ''
  const words = t(step?.step === 'reading' ? 'decoration.upload.reading' : 'decoration.upload.progress', {
    name,
  })
  return (
    <div className={classes.progress} role="status">
      <span className={classes.file}>{words}</span>
      <span className="figures">{step?.step === 'sending' && `${percent} %`}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={t('decoration.upload.cancel')}
        onClick={upload.cancel}
      >
        <IconX size={14} stroke={1.8} />
      </ActionIcon>
      <Progress
        value={percent}
        size={6}
        animated={step?.step === 'reading'}
        className={classes.bar}
        aria-label={words}
      />
    </div>
  )
}
