import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mark } from '#web/features/orders/proof/proof-item.ts'
import classes from '#web/features/orders/proof/proof-stage.module.css'

type Props = {
  readonly side: string
  readonly mark: Mark | null | undefined
  /** Absent: it is only shown. */
  readonly onMark?: ((mark: Mark | null) => void) | undefined
}

/** Lies over a picture of a side: the mark of what should be otherwise there. */
export function MarkPlane({ side, mark, onMark }: Props) {
  const { t } = useTranslation()
  const shown = mark?.side === side ? mark : undefined
  const place = (event: MouseEvent<HTMLElement>) => {
    if (!onMark || (!mark && !event.altKey)) return
    const box = event.currentTarget.getBoundingClientRect()
    onMark({
      side,
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  const move = (event: KeyboardEvent) => {
    if (!shown || !onMark) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return onMark(null)
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onMark({ side, x: within(shown.x + step[0]), y: within(shown.y + step[1]) })
  }
  const style = shown && { left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys move the mark itself
    <div className={classes.plane} data-marking={Boolean(onMark && mark)} onClick={place}>
      {shown &&
        (onMark ? (
          <button
            type="button"
            className={classes.mark}
            style={style}
            data-mark
            aria-label={t('proof.markName')}
            onClick={event => event.stopPropagation()}
            onKeyDown={move}
          >
            1
          </button>
        ) : (
          <span role="img" aria-label={t('proof.markName')} className={classes.mark} style={style}>
            1
          </span>
        ))}
    </div>
  )
}

/** Fractions of the picture. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction))
}
