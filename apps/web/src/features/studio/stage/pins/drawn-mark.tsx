import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DrawnMark } from '@teamloom/contract/comments.ts'
import classes from '#web/features/studio/stage/pins/pins.module.css'
import { toneOf } from '#web/ui/tone-of.ts'

type Props = {
  readonly camera: Camera
  readonly mark: DrawnMark
  /** Null: their account is no more. */
  readonly authorId: string | null | undefined
}

/** What was drawn beside a comment, in its author’s colour and a white casing, so that it reads on any cloth. */
export function DrawnMarkView({ camera, mark, authorId }: Props) {
  const ppi = camera.pixelsPerInch
  const points = mark.points.map(({ x, y }) => ({ x: x * ppi, y: y * ppi }))
  const path = mark.shape === 'arrow' ? arrowPath(points, ppi) : linePath(points)
  return (
    <svg
      className={classes.mark}
      viewBox={`0 0 ${camera.width} ${camera.height}`}
      style={{ color: `var(--people-${toneOf(authorId ?? '')})` }}
      aria-hidden
    >
      <path className={classes.casing} d={path} />
      <path className={classes.line} d={path} />
    </svg>
  )
}

type Point = { readonly x: number; readonly y: number }

function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** From the first point to the last, with a head of half an inch. */
function arrowPath(points: readonly Point[], ppi: number): string {
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to) return ''
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const head = (turn: number) => ({
    x: to.x - 0.5 * ppi * Math.cos(angle + turn),
    y: to.y - 0.5 * ppi * Math.sin(angle + turn),
  })
  return linePath([from, to]) + linePath([head(0.5), to, head(-0.5)])
}
