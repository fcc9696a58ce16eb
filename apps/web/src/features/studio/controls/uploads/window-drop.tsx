import { IconCloudUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/controls/uploads/uploads.module.css'
import { droppedFiles } from '#web/features/studio/session/dropped-files.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showToast } from '#web/lib/toast.tsx'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Artwork may be dropped anywhere on the studio; nowhere does the browser open it instead. */
export function WindowDrop() {
  const { t } = useTranslation()
  const { select } = useStudio()
  const withheld = useWithheld('canAddArtwork')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      // Where something else takes them, they are taken.
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (withheld !== null) {
        showToast({ key: 'withheld', kind: 'error', message: withheld })
        return
      }
      droppedFiles.set([...(event.dataTransfer?.files ?? [])])
      select({ kind: 'new-decoration' })
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [select, withheld])
  if (!isOver) return null
  return (
    <div className={classes.over} data-testid="window-drop" aria-hidden>
      <p>
        <IconCloudUpload size={28} stroke={1.6} /> {t('decoration.upload.drop')}
      </p>
    </div>
  )
}
