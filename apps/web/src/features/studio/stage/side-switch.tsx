import type { Side } from '@teamloom/bakes/side.ts'
import { isSeenFrom } from '@teamloom/design/locations.ts'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { useCommentsViews } from '#web/features/studio/session/comments-context.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useSidePictures } from '#web/features/studio/session/use-side-pictures.ts'
import { useTilesMadeReady } from '#web/features/studio/session/use-tiles-made-ready.ts'
import classes from '#web/features/studio/stage/side-switch.module.css'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = { readonly isStageSettled: boolean }

/** The sides as small pictures; the one that is shown is marked. */
export function SideSwitch({ isStageSettled }: Props) {
  const { t } = useTranslation()
  const { product, side, showSide } = useStudio()
  const live = useLive()
  const comments = useCommentsViews()
  const { pictureOf, areDrawn } = useSidePictures(isStageSettled)
  const isDecorated = useDrawn().prints.length > 0
  useTilesMadeReady(areDrawn && isDecorated)
  return (
    <div className={classes.place} data-stage-tool>
      <ChoiceGroup
        label={t('studio.sides.label')}
        value={side}
        onChange={name => showSide(name as Side)}
        className={classes.root}
      >
        {product.sides.map(name => (
          <Choice key={name} value={name} className={classes.side} data-side={name}>
            <canvas ref={pictureOf(name)} className={classes.picture} width={180} height={210} aria-hidden />
            {t(`studio.sides.${name}`)}
            <FreeCount side={name} />
            {comments && createElement(comments.SideCount, { side: name })}
            {live && createElement(live.parts.SideMark, { side: name })}
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  )
}

/** While a decoration is carried: how many places are free for it there. */
function FreeCount({ side }: { readonly side: Side }) {
  const { t } = useTranslation()
  const carried = useCarried()
  const { side: shown } = useStudio()
  if (carried?.by !== 'middle' || side === shown) return null
  const count = carried.free.filter(place => isSeenFrom(place, side)).length
  return count > 0 ? <span className={classes.free}>{t('decoration.touch.free', { count })}</span> : null
}
