import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/proof/near-stage.module.css'
import { fitted, type View } from '#web/lib/zoom.ts'
import { ZoomTools } from '#web/ui/zoom-tools.tsx'

type Props = {
  readonly view: View
  readonly onView: (view: View) => void
  readonly children: ReactNode
}

/** Pixels by which an arrow moves what is looked at near. */
const step = 40

/** Pictures that are looked at near together: from near, dragging and the arrows move them. */
export function NearStage({ view, onView, children }: Props) {
  const { t } = useTranslation()
  const from = useRef<{ readonly x: number; readonly y: number; readonly view: View }>(undefined)
  const isNear = view.zoom > 1
  const move = (x: number, y: number, start = view) =>
    onView({ ...start, panX: start.panX + x, panY: start.panY + y })
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!isNear || (event.target as HTMLElement).closest('button, [role="slider"]')) return
    from.current = { x: event.clientX, y: event.clientY, view }
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current
    if (start) move(clientX - start.x, clientY - start.y, start.view)
  }
  const stop = () => {
    from.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const [x, y] = arrows[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    move(x * step, y * step)
  }
  return (
    <div className={classes.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- it is moved from the keyboard once it is near */}
      <div
        className={classes.pictures}
        data-near={isNear || undefined}
        {...(isNear && { tabIndex: 0, role: 'group', 'aria-label': t('proof.near') })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={stop}
        onPointerCancel={stop}
        onPointerLeave={stop}
        onKeyDown={onKeyDown}
        onDoubleClick={() => onView(isNear ? fitted : { ...fitted, zoom: 2.5 })}
      >
        {children}
      </div>
      <ZoomTools view={view} onView={onView} />
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** What lies nearer with the others. */
export function NearLayer({ view, children }: Pick<Props, 'view' | 'children'>) {
  const { zoom, panX, panY } = view
  return (
    <div
      className={classes.layer}
      style={zoom > 1 ? { transform: `translate(${panX}px, ${panY}px) scale(${zoom})` } : undefined}
    >
      {children}
    </div>
  )
}
