import { Button } from '@mantine/core'
import { IconCopy, IconEye, IconRestore } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type DifferenceLine, differenceLines } from '@teamloom/design/difference-words.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useTranslation } from 'react-i18next'
import { useDuplicateVersion, useRestoreVersion } from '#web/data/versions.ts'
import { ColorDots } from '#web/features/studio/controls/parts/part-row.tsx'
import { isVersion, type Look } from '#web/features/studio/session/look.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useHistory } from '#web/features/studio/session/use-history.ts'
import { ComparedPrice } from '#web/features/studio/shell/versions/compared-price.tsx'
import { useCompared } from '#web/features/studio/shell/versions/use-compared.ts'
import classes from '#web/features/studio/shell/versions/versions.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

type Props = {
  readonly design: DesignItem
  readonly isOrdered: boolean
  /** One or two, the older first. */
  readonly looks: readonly Look[]
  readonly onDone: () => void
}

/** What is otherwise in the one than in the other, and what can be done with the older. */
export function Compared({ design, isOrdered, looks, onDone }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { session, product, may } = useStudio()
  const { undo } = useHistory()
  const restore = useRestoreVersion(design.id)
  const duplicate = useDuplicateVersion()
  const compared = useCompared(design.id, looks)
  const lines = compared && differenceLines(compared.before, compared.after, product)
  const [a] = looks
  const letter = looks.length > 1 ? 'A' : ''
  const runRestore = () => {
    if (!a) return
    restore.mutate(isVersion(a) ? { versionId: a.id } : { revision: a.revision }, {
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
    if (!a) return
    const name = `${design.name ?? t('common.untitled')}, ${a.title}`.slice(0, 200)
    duplicate.mutate(
      { versionId: a.id, projectId: design.project_id, name },
      { onSuccess: designId => void navigate({ to: '/design/$designId', params: { designId } }) },
    )
  }
  const mayRestore = may('canUpdateDesignStyles') && may('canUpdateDesignColors')
  return (
    <section className={classes.compared} aria-label={t('live.versions.compared')}>
      {lines && (
        <>
          <div className={classes.comparedTop}>
            <b>
              {t(looks.length > 1 ? 'live.versions.aToB' : 'live.versions.toNow', { count: lines.length })}
            </b>
            {!isOrdered && <ComparedPrice {...compared} />}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys where there are many */}
          <ul tabIndex={lines.length > fewLines ? 0 : undefined} aria-label={t('live.versions.changes')}>
            {lines.map(line => (
              <Line key={line.words.en} {...line} />
            ))}
          </ul>
        </>
      )}
      {a && a.id !== 'now' && (
        <div className={classes.actions}>
          <Button
            leftSection={<IconRestore size={18} stroke={1.6} aria-hidden />}
            loading={restore.isPending}
            disabled={!mayRestore}
            onClick={runRestore}
          >
            {t('live.versions.restore', { letter }).trim()}
          </Button>
          {isVersion(a) && !isOrdered && (
            <Button
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}
              loading={duplicate.isPending}
              onClick={runDuplicate}
            >
              {t('live.versions.duplicate', { letter }).trim()}
            </Button>
          )}
        </div>
      )}
      <p>
        <IconEye size={16} stroke={1.6} aria-hidden />
        {t('live.versions.note')}
      </p>
    </section>
  )
}

/** How many lines stand there without being scrolled. */
const fewLines = 6

/** The thing at the left, what became of it at the right; colours are shown beside their names. */
function Line({ subject, change, colors }: DifferenceLine) {
  const label = useLabel()
  const [was, is] = label(change).split(' → ')
  return (
    <li>
      <span className={classes.subject}>{label(subject)}</span>
      <span className={classes.change}>
        {was}
        {colors && <ColorDots names={[colors[0]]} />}
        {is !== undefined && (
          <>
            <span className={classes.arrow}> → </span>
            {colors && <ColorDots names={[colors[1]]} />}
            <b>{is}</b>
          </>
        )}
      </span>
    </li>
  )
}
