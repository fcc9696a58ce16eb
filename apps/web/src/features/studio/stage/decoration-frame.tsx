import type { Camera } from '@teamloom/bakes/manifest.ts'
import { sharesOf } from '@teamloom/design/inked-size.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import type { Extent } from '@teamloom/garment/laid-place.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import { type PrintFrame, partOfFrame } from '@teamloom/garment/print-frame.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { PrintMarks } from '#web/features/studio/controls/checks/print-marks.tsx'
import classes from '#web/features/studio/controls/overlay.module.css'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'
import stage from '#web/features/studio/stage/stage.module.css'
import { DecorationGrip } from '#web/features/studio/stage/touch/decoration-grip.tsx'
import { SeamGuides } from '#web/features/studio/stage/touch/seam-guides.tsx'
import { useInked } from '#web/features/studio/stage/touch/use-inked.ts'
import { useAskedOfSide } from '#web/features/studio/stage/use-asked-of-side.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly camera: Camera
  /** CSS pixels to one of the picture's. */
  readonly scale: number
  readonly decorationId: string
  readonly isHover?: boolean
}

/** A decoration's outline with its size and how far it is from the seams, in inches of cloth. */
export function DecorationFrame({ camera, scale, decorationId, isHover = false }: Props) {
  const drawn = useDrawn()
  const { side, product, hasMeasures } = useStudio()
  const shape = useDrawnShape()
  const inkedOf = useInked()
  const { value: frame, isOfOther } = useAskedOfSide(
    asked => garmentWorkers().stage.frameDecoration(drawn, asked, decorationId),
    `${shape} ${decorationId}`,
  )
  const prints = drawn.prints.filter(candidate => candidate.decorationId === decorationId)
  const print = prints.find(({ location }) => location.side === side) ?? prints[0]
  const place = print && findLocation(product, print.location.positionName)
  if (!frame || !print) return null
  const { path } = frame
  const inked = inkedOf(decorationId, print)
  const isWhole = frame.measured === 'whole'
  // The outline is the file's, which one holds it by; measures are those of its ink.
  const corners = isWhole ? partOfFrame(frame, sharesOf(inked, print)) : frame.corners
  const measured = isWhole ? inked : frame
  // Beyond its right edge is the line to the seam.
  const isLeft = place !== undefined && place.centerU > 0
  const gap = Math.max(pictureGap, leastGap / scale)
  return (
    <div className={stage.over} data-waiting={isOfOther || undefined}>
      <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        <path className={isHover ? classes.hover : classes.casing} d={path} />
        {!isHover && <path className={classes.line} d={path} />}
        {!isHover && hasMeasures && corners && (
          <MeasureLines frame={frame} corners={corners} isLeft={isLeft} gap={gap} />
        )}
      </svg>
      {!isHover && hasMeasures && corners && (
        <MeasureLabels
          frame={frame}
          measured={measured}
          corners={corners}
          isLeft={isLeft}
          gap={gap}
          camera={camera}
        />
      )}
      {!isHover && hasMeasures && corners && place && isWhole && (
        <SeamGuides
          place={place}
          camera={camera}
          print={inked}
          top={middle(corners.topLeft, corners.topRight)}
          left={middle(corners.topLeft, corners.bottomLeft)}
          right={middle(corners.topRight, corners.bottomRight)}
        />
      )}
      {!isHover && <PrintMarks camera={camera} scale={scale} frame={frame} print={print} />}
      {!isHover && <DecorationGrip camera={camera} frame={frame} decorationId={decorationId} />}
    </div>
  )
}

/** Between the artwork and its measures: pixels of the picture, and of the screen at least, where labels lie on them. */
const [pictureGap, leastGap] = [22, 20]

type MeasureProps = {
  readonly frame: PrintFrame
  readonly corners: NonNullable<PrintFrame['corners']>
  /** Its height is measured at the left. */
  readonly isLeft: boolean
  /** Picture pixels. */
  readonly gap: number
}

function besideOf({ corners, isLeft, gap }: MeasureProps): number {
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  return isLeft ? Math.min(topLeft.x, bottomLeft.x) - gap : Math.max(topRight.x, bottomRight.x) + gap
}

function MeasureLines(props: MeasureProps) {
  const { frame, corners, isLeft, gap } = props
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  const bottom = Math.max(bottomLeft.y, bottomRight.y) + gap
  const beside = besideOf(props)
  const [upper, lower] = isLeft ? [topLeft.y, bottomLeft.y] : [topRight.y, bottomRight.y]
  const cap = 8
  const image = [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => `${x},${y}`).join('L')
  return (
    <>
      {frame.measured === 'image' && (
        <path className={`${classes.line} ${classes.dashed}`} d={`M${image}Z`} />
      )}
      <path
        className={classes.line}
        d={`M${bottomLeft.x},${bottom}H${bottomRight.x}M${bottomLeft.x},${bottom - cap}v${2 * cap}M${bottomRight.x},${bottom - cap}v${2 * cap}`}
      />
      <path
        className={classes.line}
        d={`M${beside},${upper}V${lower}M${beside - cap},${upper}h${2 * cap}M${beside - cap},${lower}h${2 * cap}`}
      />
    </>
  )
}

function MeasureLabels({
  camera,
  measured,
  ...props
}: MeasureProps & { readonly camera: Camera; readonly measured: Extent }) {
  const { corners, isLeft, gap } = props
  const locale = useLocale()
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  const at = ({ x, y }: ScreenPoint) => ({
    left: `${(100 * x) / camera.width}%`,
    top: `${(100 * y) / camera.height}%`,
  })
  const below = { x: (bottomLeft.x + bottomRight.x) / 2, y: Math.max(bottomLeft.y, bottomRight.y) + gap }
  const beside = {
    x: besideOf(props),
    y: (isLeft ? topLeft.y + bottomLeft.y : topRight.y + bottomRight.y) / 2,
  }
  return (
    <>
      <span className={classes.label} style={at(below)}>
        {inchesText(measured.widthInches, locale)}
      </span>
      <span
        className={`${classes.label} ${classes.beside}`}
        data-left={isLeft || undefined}
        style={at(beside)}
      >
        {inchesText(measured.heightInches, locale)}
      </span>
    </>
  )
}

function middle(a: ScreenPoint, b: ScreenPoint): ScreenPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
