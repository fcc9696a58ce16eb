import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadProgress } from '#web/features/studio/controls/upload-area.tsx'
import { UploadProblem } from '#web/features/studio/controls/upload-problem.tsx'
import classes from '#web/features/studio/controls/uploads/uploads.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { type SentFile, uploads } from '#web/features/studio/session/uploads.ts'

/** `onUse` puts artwork on the garment; answers an error's key or null. */
type Props = { readonly onUse: (artwork: Artwork) => string | null }

/** The team's files on their way, each until it is used or put away. What came alone is used as it arrives. */
export function SentFiles({ onUse }: Props) {
  const { teamId } = useStudio()
  const files = uploads.useOf(teamId)
  const use = ({ id }: SentFile, artwork: Artwork) => {
    const errorKey = onUse(artwork)
    if (errorKey) uploads.fail(id, errorKey)
    else uploads.remove(id)
  }
  const awaited = files.find(({ isAwaited, artwork }) => isAwaited && artwork)
  const takeAwaited = useEffectEvent(() => {
    if (awaited?.artwork) use(awaited, awaited.artwork)
  })
  useEffect(() => {
    if (awaited) takeAwaited()
  }, [awaited])
  useEffect(() => uploads.watch(), [])
  if (files.length === 0) return null
  return (
    <ul className={classes.list}>
      {files.map(file => (
        <li key={file.id}>
          <SentFileRow file={file} onUse={artwork => use(file, artwork)} />
        </li>
      ))}
    </ul>
  )
}

/** What is no fault of the file, and may be over by now. */
const passing = ['uploadFailed', 'too_many_requests']

function SentFileRow({
  file,
  onUse,
}: {
  readonly file: SentFile
  readonly onUse: (artwork: Artwork) => void
}) {
  const { t } = useTranslation()
  const { id, name, step, errorKey, artwork } = file
  const remove = () => uploads.remove(id)
  if (errorKey) {
    return (
      <div className={classes.failed}>
        <UploadProblem errorKey={errorKey} fileName={name} />
        {passing.includes(errorKey) && (
          <Button
            className={classes.again}
            variant="default"
            size="compact-sm"
            aria-label={t('decoration.upload.again', { name })}
            onClick={() => uploads.sendAgain(file)}
          >
            {t('common.retry')}
          </Button>
        )}
        <Dismiss name={name} onClick={remove} />
      </div>
    )
  }
  if (!artwork) return <UploadProgress fileName={name} step={step} onCancel={remove} />
  return (
    <div className={classes.ready}>
      <span>{name}</span>
      <Button size="compact-sm" onClick={() => onUse(artwork)}>
        {t('decoration.upload.use')}
      </Button>
      <Dismiss name={name} onClick={remove} />
    </div>
  )
}

function Dismiss({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      aria-label={t('decoration.upload.dismiss', { name })}
      onClick={onClick}
    >
      <IconX size={14} stroke={1.8} />
    </ActionIcon>
  )
}
