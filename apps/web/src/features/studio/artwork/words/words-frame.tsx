import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import type { PrintFrame } from '@teamloom/garment/print-frame.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { ArcHandle } from '#web/features/studio/artwork/words/arc-handle.tsx'
import type { WordsOnGarment } from '#web/features/studio/artwork/words/words-on-garment.ts'
import classes from '#web/features/studio/controls/overlay.module.css'
import { useAsked } from '#web/features/studio/drawing/use-asked.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly camera: Camera
  /** CSS pixels to one of the picture's. */
  readonly scale: number
  readonly words: WordsOnGarment
}

/** Words that are being written: how wide they lie there, and what they are bent by. */
export function WordsFrame({ camera, scale, words }: Props) {
  const locale = useLocale()
  const drawn = useDrawn()
  const { side } = useStudio()
  const { decorationId } = words
  const frame = useAsked(
    () => garmentWorkers().stage.frameDecoration(drawn, side, decorationId),
    `${useDrawnShape()} ${side} ${decorationId}`,
  )
  const print = drawn.prints.find(candidate => candidate.decorationId === decorationId)
  if (!frame || !print) return null
  const inner = cornersOf(frame)
  const margin = gap / scale
  const { topLeft, topRight, bottomRight, bottomLeft } = outwards(inner, margin)
  const line = `M${[topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => `${x},${y}`).join('L')}Z`
  const down = unit(inner.topLeft, inner.bottomLeft)
  const above = words.crown * distance(inner.topLeft, inner.bottomLeft)
  const top = { x: (topLeft.x + topRight.x) / 2, y: (topLeft.y + topRight.y) / 2 }
  return (
    <>
      <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        <path className={classes.casing} d={line} />
        <path className={classes.line} d={line} />
      </svg>
      <span
        className={classes.label}
        style={{
          left: `${(50 * (bottomLeft.x + bottomRight.x)) / camera.width}%`,
          top: `calc(${(100 * Math.max(bottomLeft.y, bottomRight.y)) / camera.height}% + 20px)`,
        }}
      >
        {inchesText(print.widthInches, locale)}
      </span>
      <ArcHandle
        camera={camera}
        scale={scale}
        rest={{ x: top.x + above * down.x, y: top.y + above * down.y }}
        up={{ x: -down.x, y: -down.y }}
        chord={distance(inner.topLeft, inner.topRight)}
        words={words}
      />
    </>
  )
}

type Corners = NonNullable<PrintFrame['corners']>

/** CSS pixels between words and what is drawn about them. */
const gap = 10

/** Each corner further from the middle by so much, along both edges. */
function outwards({ topLeft, topRight, bottomRight, bottomLeft }: Corners, by: number): Corners {
  const right = unit(topLeft, topRight)
  const down = unit(topLeft, bottomLeft)
  const moved = ({ x, y }: ScreenPoint, across: number, along: number) => ({
    x: x + by * (across * right.x + along * down.x),
    y: y + by * (across * right.y + along * down.y),
  })
  return {
    topLeft: moved(topLeft, -1, -1),
    topRight: moved(topRight, 1, -1),
    bottomRight: moved(bottomRight, 1, 1),
    bottomLeft: moved(bottomLeft, -1, 1),
  }
}

function distance(from: ScreenPoint, to: ScreenPoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

function unit(from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  const length = distance(from, to) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** Where a part is out of sight, of what is seen. */
function cornersOf({
  corners,
  box: { x, y, width, height },
}: PrintFrame): NonNullable<PrintFrame['corners']> {
  return (
    corners ?? {
      topLeft: { x, y },
      topRight: { x: x + width, y },
      bottomRight: { x: x + width, y: y + height },
      bottomLeft: { x, y: y + height },
    }
  )
}
