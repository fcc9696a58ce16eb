import type { Camera } from '@teamloom/bakes/manifest.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { PrintMarks } from '#web/features/studio/checks/print-marks.tsx'
import type { PrintFrame, Spot } from '#web/features/studio/garment/frame-print.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import classes from '#web/features/studio/stage/stage.module.css'
import { useAsked } from '#web/features/studio/stage/use-asked.ts'
import { useDrawnShape } from '#web/features/studio/stage/use-drawn-shape.ts'
import { useDrawn, useStudio } from '#web/features/studio/studio-context.tsx'
import { DecorationGrip } from '#web/features/studio/touch/decoration-grip.tsx'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly camera: Camera; readonly decorationId: string; readonly isHover?: boolean }

/** A decoration's outline with its size and its drop from the seam above, in inches of cloth. */
export function DecorationFrame({ camera, decorationId, isHover = false }: Props) {
  const drawn = useDrawn()
  const { side, hasMeasures } = useStudio()
  const shape = useDrawnShape()
  const frame = useAsked(
    () => garmentWorkers().stage.framePrint(drawn, side, decorationId),
    `${shape} ${side} ${decorationId}`,
  )
  const print = drawn.prints.find(candidate => candidate.decorationId === decorationId)
  if (!frame || !print) return null
  const outline = `M${frame.outline.map(({ x, y }) => `${x},${y}`).join('L')}Z`
  return (
    <>
      <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        <path className={isHover ? classes.hover : classes.casing} d={outline} />
        {!isHover && <path className={classes.line} d={outline} />}
        {!isHover && hasMeasures && <MeasureLines frame={frame} />}
      </svg>
      {!isHover && hasMeasures && (
        <MeasureLabels frame={frame} camera={camera} width={print.widthInches} height={print.heightInches} />
      )}
      {!isHover && <PrintMarks camera={camera} frame={frame} print={print} />}
      {!isHover && <DecorationGrip camera={camera} frame={frame} decorationId={decorationId} />}
    </>
  )
}

/** Picture pixels between the artwork and its measures. */
const gap = 22

function MeasureLines({ frame }: { readonly frame: PrintFrame }) {
  const { topRight, bottomRight, bottomLeft } = frame.corners
  const bottom = Math.max(bottomLeft.y, bottomRight.y) + gap
  const right = Math.max(topRight.x, bottomRight.x) + gap
  const cap = 8
  return (
    <>
      <path
        className={classes.line}
        d={`M${bottomLeft.x},${bottom}H${bottomRight.x}M${bottomLeft.x},${bottom - cap}v${2 * cap}M${bottomRight.x},${bottom - cap}v${2 * cap}`}
      />
      <path
        className={classes.line}
        d={`M${right},${topRight.y}V${bottomRight.y}M${right - cap},${topRight.y}h${2 * cap}M${right - cap},${bottomRight.y}h${2 * cap}`}
      />
      {frame.drop && (
        <path
          className={`${classes.line} ${classes.dashed}`}
          d={`M${frame.drop.from.x},${frame.drop.from.y}L${frame.drop.to.x},${frame.drop.to.y}`}
        />
      )}
    </>
  )
}

type LabelProps = {
  readonly frame: PrintFrame
  readonly camera: Camera
  readonly width: number
  readonly height: number
}

function MeasureLabels({ frame, camera, width, height }: LabelProps) {
  const locale = useLocale()
  const { topRight, bottomRight, bottomLeft } = frame.corners
  const at = ({ x, y }: Spot) => ({
    left: `${(100 * x) / camera.width}%`,
    top: `${(100 * y) / camera.height}%`,
  })
  const below = { x: (bottomLeft.x + bottomRight.x) / 2, y: Math.max(bottomLeft.y, bottomRight.y) + gap }
  const beside = { x: Math.max(topRight.x, bottomRight.x) + gap, y: (topRight.y + bottomRight.y) / 2 }
  return (
    <>
      <span className={classes.label} style={at(below)}>
        {inchesText(width, locale)}
      </span>
      <span className={`${classes.label} ${classes.beside}`} style={at(beside)}>
        {inchesText(height, locale)}
      </span>
      {frame.drop && (
        <span
          className={`${classes.label} ${classes.quiet}`}
          style={at(middle(frame.drop.from, frame.drop.to))}
        >
          {inchesText(frame.drop.inches, locale)}
        </span>
      )}
    </>
  )
}

function middle(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
