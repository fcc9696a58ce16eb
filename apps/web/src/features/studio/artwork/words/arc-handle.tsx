import { textLimits } from '@teamloom/artwork/text-recipe.ts'
import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { arcAfterLift, degreesText, liftBetween } from '#web/features/studio/artwork/words/arc-lift.ts'
import classes from '#web/features/studio/artwork/words/words.module.css'
import type { WordsOnGarment } from '#web/features/studio/artwork/words/words-on-garment.ts'
import overlay from '#web/features/studio/controls/overlay.module.css'

const { min, max } = textLimits.arcDegrees

/** Degrees; a single one with Shift. */
const step = 5

const ways: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

type Props = {
  readonly camera: Camera
  /** CSS pixels to one of the picture's, in which all that follows is. */
  readonly scale: number
  /** Above their middle. */
  readonly rest: ScreenPoint
  readonly up: ScreenPoint
  /** How far apart their ends are. */
  readonly chord: number
  readonly words: WordsOnGarment
}

/** How the words lay when the hand took them. */
type Hold = Pick<Props, 'rest' | 'up' | 'chord'> & {
  readonly pointer: ScreenPoint
  readonly arcDegrees: number
}

/** Bends words by their middle: pulled on the garment, or by the arrows. */
export function ArcHandle({ camera, scale, rest, up, chord, words }: Props) {
  const { t } = useTranslation()
  const [hold, setHold] = useState<Hold | null>(null)
  const { arcDegrees, bend } = words
  // In the hand it is where the hand is, whatever is still being drawn.
  const lift = hold ? liftBetween(hold.arcDegrees, arcDegrees, hold.chord) : 0
  const at = hold ? { x: hold.rest.x + lift * hold.up.x, y: hold.rest.y + lift * hold.up.y } : rest
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHold({ pointer: { x: event.clientX, y: event.clientY }, arcDegrees, rest, up, chord })
  }
  const pull = (event: PointerEvent) => {
    if (!hold) return
    const [dx, dy] = [event.clientX - hold.pointer.x, event.clientY - hold.pointer.y]
    const lifted = (dx * hold.up.x + dy * hold.up.y) / scale
    bend(() => arcAfterLift(hold.arcDegrees, lifted, hold.chord))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const way = ways[event.key]
    const by = event.shiftKey ? 1 : step
    if (way) bend(before => Math.min(max, Math.max(min, before + way * by)))
    else if (event.key === 'Home') bend(() => min)
    else if (event.key === 'End') bend(() => max)
    else return
    event.preventDefault()
  }
  const style = {
    left: `${(100 * at.x) / camera.width}%`,
    top: `${(100 * at.y) / camera.height}%`,
  }
  return (
    <>
      <span className={`${overlay.label} ${classes.arc}`} style={style} aria-hidden>
        {t('artwork.write.arcIs', { degrees: degreesText(arcDegrees) })}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('artwork.write.bend')}
        aria-orientation="vertical"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={arcDegrees}
        aria-valuetext={degreesText(arcDegrees)}
        data-stage-tool
        data-held={hold !== null || undefined}
        className={classes.handle}
        style={style}
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={() => setHold(null)}
        onPointerCancel={() => setHold(null)}
        onKeyDown={onKeyDown}
      />
    </>
  )
}
