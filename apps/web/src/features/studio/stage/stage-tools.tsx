import { Switch } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconHanger, IconLayoutSidebarLeftExpand, IconRuler2 } from '@tabler/icons-react'
import { createElement, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { commenting } from '#web/features/studio/session/commenting.ts'
import { useCommentsViews } from '#web/features/studio/session/comments-context.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useElementLabel } from '#web/features/studio/session/use-labels.ts'
import classes from '#web/features/studio/stage/stage-tools.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import type { View } from '#web/lib/zoom.ts'
import { ZoomTools } from '#web/ui/zoom-tools.tsx'

export type ToolsProps = {
  readonly view: View
  readonly onView: (view: View) => void
  readonly onOpenParts: () => void
  /** Former versions are shown, which say themselves what they are. */
  readonly isLooking: boolean
}

/** The stage's tools, which are not drawn again while something is carried below them. */
export const StageTools = memo(function StageTools({ view, onView, onOpenParts, isLooking }: ToolsProps) {
  const hasDrawer = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  const { selection } = useStudio()
  const isDecorated = selection?.kind === 'decoration' || selection?.kind === 'personal'
  const comments = useCommentsViews()
  // What says where to click stands there.
  const isPlacing = commenting.use().placing !== null
  return (
    <>
      {(!isLooking || hasDrawer) && !isPlacing && (
        <div className={classes.context} data-looking={isLooking || undefined} data-stage-tool>
          {hasDrawer && <PartsButton onOpen={onOpenParts} />}
          {!isLooking && (isDecorated ? <MeasuresSwitch /> : !hasDrawer && <ProductChip />)}
          {!isLooking && comments && createElement(comments.Chip)}
        </div>
      )}
      <ZoomTools view={view} onView={onView} />
    </>
  )
})

function ProductChip() {
  const label = useLabel()
  const { product } = useStudio()
  return (
    <p className={classes.chip}>
      <IconHanger size={18} stroke={1.6} aria-hidden />
      <b>{label(product.product.label)}</b>
      <span>{label(product.cloth)}</span>
    </p>
  )
}

export function MeasuresSwitch() {
  const { t } = useTranslation()
  const { hasMeasures, showMeasures } = useStudio()
  return (
    <div className={classes.chip}>
      <IconRuler2 size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
      <Switch
        labelPosition="left"
        size="sm"
        label={t('studio.measures')}
        checked={hasMeasures}
        onChange={event => showMeasures(event.currentTarget.checked)}
        classNames={{ label: classes.switchLabel!, body: classes.switchBody! }}
      />
    </div>
  )
}

function PartsButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation()
  const { selection } = useStudio()
  const elementLabel = useElementLabel()
  return (
    <button type="button" className={`${classes.chip} ${classes.button}`} onClick={onOpen}>
      <IconLayoutSidebarLeftExpand size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
      <b>{t('studio.openParts')}</b>
      {selection?.kind === 'element' && (
        <span>{elementLabel(selection.partName, selection.elementName)}</span>
      )}
    </button>
  )
}
