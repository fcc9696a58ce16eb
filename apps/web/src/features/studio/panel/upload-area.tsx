import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconCloudUpload, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadStep } from '#web/data/upload.ts'
import classes from '#web/features/studio/panel/upload-area.module.css'
import { UploadProblem } from '#web/features/studio/panel/upload-problem.tsx'
import type { Upload } from '#web/features/studio/panel/use-upload.ts'

/** Where one artwork is dropped or chosen, with its way to the server and what went wrong. */
export function UploadArea({ upload }: { readonly upload: Upload }) {
  const { fileName, step, errorKey, accept, send, cancel } = upload
  return (
    <>
      {step ? (
        <UploadProgress fileName={fileName ?? ''} step={step} onCancel={cancel} />
      ) : (
        <DropArea accept={accept} onFiles={files => send(files[0])} />
      )}
      {errorKey && <UploadProblem errorKey={errorKey} />}
    </>
  )
}

type DropProps = {
  readonly accept: string
  readonly takesSeveral?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

export function DropArea({ accept, takesSeveral = false, onFiles }: DropProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
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
        multiple={takesSeveral}
        accept={accept}
        data-testid="artwork-file"
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

type ProgressProps = {
  readonly fileName: string
  /** Null before its turn. */
  readonly step: UploadStep | null
  readonly onCancel: () => void
}

export function UploadProgress({ fileName, step, onCancel }: ProgressProps) {
  const { t } = useTranslation()
  const percent = step === null ? 0 : step.step === 'sending' ? step.percent : 100
  const words = t(`decoration.upload.${step?.step ?? 'waiting'}`, { name: fileName })
  return (
    <div className={classes.progress} role="status">
      <span className={classes.file}>{words}</span>
      <span className="figures">{step?.step === 'sending' && `${percent} %`}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={t('decoration.upload.cancel')}
        onClick={onCancel}
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
