import { Button } from '@mantine/core'
import { IconCopy, IconEye, IconRestore } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useTranslation } from 'react-i18next'
import { useDuplicateVersion, useRestoreVersion, useRevision } from '#web/data/versions.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { useHistory } from '#web/features/studio/use-history.ts'
import type { Look } from '#web/features/studio/versions/look.ts'
import classes from '#web/features/studio/versions/versions.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { showToast } from '#web/ui/toast.tsx'

type Props = {
  readonly design: DesignItem
  /** One or two, the older first. */
  readonly looks: readonly Look[]
  readonly onDone: () => void
}

/** What is otherwise in the one than in the other, and what can be done with the older. */
export function Compared({ design, looks, onDone }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const navigate = useNavigate()
  const { session, may } = useStudio()
  const { undo } = useHistory()
  const restore = useRestoreVersion(design.id)
  const duplicate = useDuplicateVersion()
  const words = useDifference(design.id, looks)
  const [a] = looks
  const versionId = a?.versionId ?? null
  const letter = looks.length > 1 ? 'A' : ''
  const runRestore = () => {
    if (versionId === null) return
    restore.mutate(versionId, {
      onSuccess: ({ designId, revision, timestamp, images, document }) => {
        session.receive({ designId, revision, timestamp, images, document: must(document, 'document') })
        session.hearOwn(revision)
        onDone()
        showToast({
          key: 'restored',
          kind: 'info',
          message: t('live.versions.restored'),
          action: { label: t('studio.undo'), run: undo },
        })
      },
    })
  }
  const runDuplicate = () => {
    if (versionId === null || !a) return
    const name = `${design.name ?? t('common.untitled')}, ${a.title}`.slice(0, 200)
    duplicate.mutate(
      { versionId, projectId: design.project_id, name },
      { onSuccess: designId => void navigate({ to: '/design/$designId', params: { designId } }) },
    )
  }
  const mayRestore = may('canUpdateDesignStyles') && may('canUpdateDesignColors')
  return (
    <section className={classes.compared} aria-label={t('live.versions.compared')}>
      {words && (
        <>
          <b>{t(looks.length > 1 ? 'live.versions.aToB' : 'live.versions.toNow', { count: words.length })}</b>
          <ul>
            {words.slice(0, 6).map(each => (
              <li key={each.en}>{label(each)}</li>
            ))}
          </ul>
        </>
      )}
      {versionId !== null && (
        <div className={classes.actions}>
          <Button
            leftSection={<IconRestore size={18} stroke={1.6} aria-hidden />}
            loading={restore.isPending}
            disabled={!mayRestore}
            onClick={runRestore}
          >
            {t('live.versions.restore', { letter }).trim()}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}
            loading={duplicate.isPending}
            onClick={runDuplicate}
          >
            {t('live.versions.duplicate', { letter }).trim()}
          </Button>
        </div>
      )}
      <p>
        <IconEye size={16} stroke={1.6} aria-hidden />
        {t('live.versions.note')}
      </p>
    </section>
  )
}

/** Of two; of one alone, what has changed since. Undefined while it is not known. */
function useDifference(designId: string, looks: readonly Look[]) {
  const { document } = useDesign()
  const { product } = useStudio()
  const [a, b] = looks
  const revisionOf = (look: Look | undefined) => (look?.versionId ? look.revision : null)
  const older = useRevision(designId, revisionOf(a))?.document
  const newer = useRevision(designId, revisionOf(b))?.document
  if (!a?.versionId || !older) return undefined
  const after = b?.versionId ? newer : document
  return after && differenceWords(older, after, product)
}
