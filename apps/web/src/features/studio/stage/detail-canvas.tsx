import type { Box, Camera } from '@teamloom/bakes/manifest.ts'
import { useMemo, useRef } from 'react'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePicture } from '#web/features/studio/session/use-picture.ts'
import classes from '#web/features/studio/stage/stage.module.css'

/** Picture pixels to one of the side's: stitches are seen, and prints are made no finer than 200 to the inch on most garments. */
const mostScale = 5.5

type Props = { readonly viewport: Box; readonly scale: number; readonly camera: Camera }

/** The part that is seen when zoomed in, drawn as finely as the screen shows it. */
export function DetailCanvas({ viewport, scale, camera }: Props) {
  const drawn = useDrawn()
  const { session, teamId, side } = useStudio()
  const canvas = useRef<HTMLCanvasElement>(null)
  const veil = useRef<HTMLCanvasElement>(null)
  const { x, y, width, height } = viewport
  const box = useMemo(() => ({ x, y, width, height }), [x, y, width, height])
  const fine = Math.min(mostScale, Math.max(1, scale * window.devicePixelRatio))
  usePicture(canvas, veil, {
    drawn,
    state: session.getSnapshot().state,
    teamId,
    side,
    scale: fine,
    viewport: box,
  })
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div
      aria-hidden
      className={classes.detail}
      style={{
        left: percent(x, camera.width),
        top: percent(y, camera.height),
        width: percent(width, camera.width),
        height: percent(height, camera.height),
      }}
    >
      <canvas ref={canvas} className={classes.fine} />
      <canvas ref={veil} className={classes.veil} />
    </div>
  )
}
