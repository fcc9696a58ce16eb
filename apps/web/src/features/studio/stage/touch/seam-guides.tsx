import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { Inked } from '@teamloom/design/inked-size.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import overlay from '#web/features/studio/controls/overlay.module.css'
import { seamDistances } from '#web/features/studio/drawing/seam-distances.ts'
import { seamEnd } from '#web/features/studio/drawing/seam-end.ts'
import classes from '#web/features/studio/stage/touch/touch.module.css'
import { useSeenSeams } from '#web/features/studio/stage/touch/use-seams.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly place: LocationDefinition
  readonly camera: Camera
  /** What is inked. */
  readonly print: Inked
  /** Where the middle of its upper edge, and of either side, is seen. */
  readonly top: ScreenPoint
  readonly left: ScreenPoint
  readonly right: ScreenPoint
}

/** Lines from the seams to a print, each with its inches of cloth. */
export function SeamGuides({ place, camera, print, top, left, right }: Props) {
  const locale = useLocale()
  const seams = useSeenSeams(place)
  if (!seams) return null
  const { aboveSpot, besideSpot } = seams
  const middle = { centerU: place.centerU + print.offU, centerV: place.centerV + print.offV }
  const distances = seamDistances(seams, middle, print)
  const seenMiddle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const edge = middle.centerU < 0 ? left : right
  const lines = [
    { to: top, seen: aboveSpot, inches: distances.above, half: print.heightInches / 2, isBeside: false },
    { to: edge, seen: besideSpot, inches: distances.beside, half: print.widthInches / 2, isBeside: true },
  ].flatMap(({ to, seen, inches, half, isBeside }) => {
    if (inches === null || inches <= least) return []
    const inch = { x: (to.x - seenMiddle.x) / half, y: (to.y - seenMiddle.y) / half }
    return [{ from: seamEnd(to, inch, inches, seen), to, inches, isBeside }]
  })
  return (
    <>
      <svg
        className={overlay.overlay}
        viewBox={`0 0 ${camera.width} ${camera.height}`}
        aria-hidden
        data-guides={lines.length}
      >
        {lines.map(({ from, to }) => {
          const path = `M${from.x},${from.y}L${to.x},${to.y}`
          return (
            <g key={path}>
              <path className={classes.guideCasing} d={path} />
              <path className={classes.guide} d={path} />
              <path className={classes.guideCasing} d={capAt(from, to)} />
              <path className={classes.guideCap} d={capAt(from, to)} />
            </g>
          )
        })}
      </svg>
      {lines.map(({ from, to, inches, isBeside }) => (
        <span
          key={`${from.x} ${from.y}`}
          aria-hidden
          className={`${overlay.label} ${overlay.quiet} ${classes.distance}`}
          data-beyond={isBeside ? (from.x < to.x ? 'left' : 'right') : undefined}
          style={{
            left: `${(100 * (isBeside ? from.x : (from.x + to.x) / 2)) / camera.width}%`,
            top: `${(100 * (isBeside ? from.y : (from.y + to.y) / 2)) / camera.height}%`,
          }}
        >
          {inchesText(inches, locale)}
        </span>
      ))}
    </>
  )
}

/** Inches below which a distance has no room for its line. */
const least = 0.5
/** Picture pixels of a line's end to either side. */
const cap = 8

/** A stroke across the end of a line, on the seam. */
function capAt(from: ScreenPoint, to: ScreenPoint): string {
  const length = Math.max(1, distance(from, to))
  const [x, y] = [((to.y - from.y) / length) * cap, ((from.x - to.x) / length) * cap]
  return `M${from.x - x},${from.y - y}L${from.x + x},${from.y + y}`
}

function distance(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
