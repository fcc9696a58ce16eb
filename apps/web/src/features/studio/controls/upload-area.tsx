import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core'
import { IconCloudUpload, IconFileVector, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadStep } from '#web/data/upload.ts'
import type { Pace } from '#web/data/upload-pace.ts'
import { PageQuestion } from '#web/features/studio/controls/page-question.tsx'
import classes from '#web/features/studio/controls/upload-area.module.css'
import { UploadProblem } from '#web/features/studio/controls/upload-problem.tsx'
import { sheet } from '#web/features/studio/session/sheet.ts'
import type { Upload } from '#web/features/studio/session/use-upload.ts'
import { useLocale } from '#web/lib/i18n.ts'

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
      <p className={classes.title}>
        {t(sheet.get() ? 'decoration.upload.choose' : 'decoration.upload.drop')}
      </p>
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
  if (step?.step === 'asking') return <PageQuestion fileName={fileName} {...step} onCancel={onCancel} />
  const percent = step === null ? 0 : step.step === 'sending' ? step.percent : 100
  const words = t(`decoration.upload.${step?.step ?? 'waiting'}`, { name: fileName })
  const pace = step?.step === 'sending' ? step.pace : null
  return (
    <div className={classes.progress}>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      <IconFileVector size={18} stroke={1.6} aria-hidden />
      <span className={classes.file} title={fileName}>
        {fileName}
      </span>
      <span className={`figures ${classes.amount}`}>{pace && <Amount {...pace} />}</span>
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
      <p className={`figures ${classes.left}`}>
        <span>{pace ? <Left percent={percent} secondsLeft={pace.secondsLeft} /> : words}</span>
        {pace && <span>{t('decoration.upload.meanwhile')}</span>}
      </p>
    </div>
  )
}

function Left({ percent, secondsLeft }: { readonly percent: number } & Pick<Pace, 'secondsLeft'>) {
  const { t } = useTranslation()
  if (secondsLeft === null) return `${percent} %`
  const isLong = secondsLeft >= 90
  const time = isLong ? Math.round(secondsLeft / 60) : secondsLeft
  return t(isLong ? 'decoration.upload.minutesLeft' : 'decoration.upload.secondsLeft', { percent, time })
}

/** In the unit of the whole. */
function Amount({ loaded, total }: Pace) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isLarge = total >= 1e6
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 })
  const amount = (bytes: number) => format.format(bytes / (isLarge ? 1e6 : 1000))
  return t(isLarge ? 'decoration.upload.megabytes' : 'decoration.upload.kilobytes', {
    done: amount(loaded),
    all: amount(total),
  })
}
