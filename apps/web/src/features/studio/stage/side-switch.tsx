import type { Side } from '@teamloom/bakes/side.ts'
import { createElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { provideArtworks } from '#web/features/studio/garment/art-library.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import { useLive } from '#web/features/studio/live/live-context.ts'
import classes from '#web/features/studio/stage/side-switch.module.css'
import { show } from '#web/features/studio/stage/use-picture.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/studio-context.tsx'
import { useCarried } from '#web/features/studio/touch/carried.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = { readonly isStageSettled: boolean }

/** The sides as small pictures; the one that is shown is marked. */
export function SideSwitch({ isStageSettled }: Props) {
  const { t } = useTranslation()
  const { product, side, showSide } = useStudio()
  const live = useLive()
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
            <SidePicture side={name} isStageSettled={isStageSettled} />
            {t(`studio.sides.${name}`)}
            <FreeCount side={name} />
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
  const count = carried.free.filter(place => place.side === side).length
  return count > 0 ? <span className={classes.free}>{t('decoration.touch.free', { count })}</span> : null
}

/** Drawn when the hand rests: the stage comes first. */
function SidePicture({ side, isStageSettled }: Props & { readonly side: Side }) {
  const drawn = useDrawn()
  const snapshot = useDesign()
  const { teamId } = useStudio()
  const canvas = useRef<HTMLCanvasElement>(null)
  const state = useRef(snapshot.state)
  useEffect(() => {
    state.current = snapshot.state
  })
  useEffect(() => {
    if (!isStageSettled) return
    let isWanted = true
    const timer = setTimeout(async () => {
      await provideArtworks(drawn, state.current, teamId)
      const bitmap = await garmentWorkers()
        .tiles.compose({ drawn, side, scale: 0.15 })
        .catch(() => null)
      if (bitmap && isWanted && canvas.current) show(canvas.current, bitmap)
    }, 250)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [drawn, side, teamId, isStageSettled])
  return <canvas ref={canvas} className={classes.picture} width={180} height={210} aria-hidden />
}
