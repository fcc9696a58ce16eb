import { IconRotate3d } from '@tabler/icons-react'
import type { Side } from '@teamloom/bakes/side.ts'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { commenting } from '#web/features/studio/session/commenting.ts'
import { useCommentsViews } from '#web/features/studio/session/comments-context.ts'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import type { HandheldToolsProps } from '#web/features/studio/stage/stage.tsx'
import { Loupe } from '#web/features/studio/stage/touch/loupe.tsx'
import { ZoomTools } from '#web/ui/zoom-tools.tsx'

/** Few tools lie over a small stage: the side, and the measures of what is picked; with the sheet down, all of them. */
export function HandheldTools({ view, onView, isLooking, measures, sides }: HandheldToolsProps) {
  const { t } = useTranslation()
  const { selection } = useStudio()
  const carried = useCarried()
  const comments = useCommentsViews()
  const over = sheet.use()
  const isWide = over?.tab === 'all'
  const isDown = isWide || over?.height === 'peek' || carried !== null
  const isPlacing = commenting.use().placing !== null
  return (
    <>
      <div className={classes.left} data-stage-tool>
        {!carried && !isLooking && !isPlacing && selection?.kind === 'decoration' && measures}
        {isWide && !isLooking && !isPlacing && !carried && comments && createElement(comments.Chip)}
      </div>
      {!isPlacing && !carried && (
        <div className={classes.right} data-stage-tool>
          {!isDown && <SideChip />}
        </div>
      )}
      {(isDown || view.zoom > 1) && !carried && (
        <div className={classes.zoom}>
          <ZoomTools view={view} onView={onView} />
        </div>
      )}
      <div className={classes.sides} hidden={!isDown}>
        {sides}
      </div>
      {carried?.by === 'middle' && (
        <p className={classes.hint}>
          <IconRotate3d size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
          {t('handheld.restToTurn')}
        </p>
      )}
      {carried && <Loupe />}
    </>
  )
}

/** The side that is shown, of how many; a tap turns to the next. */
function SideChip() {
  const { t } = useTranslation()
  const { product, side, showSide } = useStudio()
  const at = product.sides.indexOf(side)
  const next = product.sides[(at + 1) % product.sides.length] as Side
  const words = t(`studio.sides.${side}`)
  const order = t('handheld.sideOf', { at: at + 1, count: product.sides.length })
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={`${words} ${order}. ${t('handheld.turnTo', { next: t(`studio.sides.${next}`) })}`}
      onClick={() => showSide(next)}
    >
      <IconRotate3d size={18} stroke={1.6} aria-hidden />
      <b>{words}</b> <span>{order}</span>
    </button>
  )
}
