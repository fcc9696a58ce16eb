import { coursesPerInch, needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { wordsOfFinding } from '@teamloom/design/finding-words.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import type { PrintFrame } from '@teamloom/garment/print-frame.ts'
import classes from '#web/features/studio/controls/checks/checks.module.css'
import { foundOf } from '#web/features/studio/controls/checks/found.ts'
import {
  crowding,
  needlePath,
  spotOfArtwork,
  spotOnPrint,
  wouldHide,
} from '#web/features/studio/controls/checks/on-print.ts'
import { needleGrid, pointedFinding } from '#web/features/studio/controls/checks/shared-switch.ts'
import overlay from '#web/features/studio/controls/overlay.module.css'
import { useDesign } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** Picture pixels within which marks would hide each other, and pixels of the screen that one takes. */
const [nearPixels, markWidth] = [44, 26]
/** Pixels of the screen from a print to the middle of marks above it. */
const rowGap = 24

type Props = {
  readonly camera: Camera
  /** CSS pixels to one of the picture's. */
  readonly scale: number
  readonly frame: PrintFrame
  readonly print: DrawnPrint
}

/** Where on the garment the findings of a print are, by their numbers in the panel, and the stitches of what is knitted. */
export function PrintMarks({ camera, scale, frame, print }: Props) {
  const label = useLabel()
  const { state } = useDesign()
  const pointed = pointedFinding.use()
  const hasGrid = needleGrid.use()
  const decoration = state.decorations.find(({ id }) => id === print.decorationId)
  const isKnit = print.form.kind === 'knit'
  const marks = (decoration ? foundOf(decoration) : []).flatMap(found => {
    const { area } = found
    const on = area && spotOfArtwork(print.form, print, area.u, area.v)
    const spot = on && spotOnPrint(frame, on.u, on.v)
    return spot ? [{ found, spot }] : []
  })
  const crowded = crowding(
    marks.map(({ spot }) => spot),
    nearPixels,
  )
  const { x: left, y: top, width, height } = frame.box
  const seen = { width: width * scale, height: height * scale }
  const areBeside = wouldHide(seen, marks.length, markWidth)
  // Where it is measured to the seam above stands a line, from its middle up.
  const row = { x: left + width / 2 - rowGap / scale, y: top - rowGap / scale }
  const percent = ({ x, y }: ScreenPoint) => ({
    left: `${(100 * x) / camera.width}%`,
    top: `${(100 * y) / camera.height}%`,
  })
  return (
    <>
      {areBeside &&
        marks.map(({ found: { number }, spot }) => (
          <i
            key={number}
            className={classes.dot}
            style={percent(spot)}
            data-pointed={pointed === number || undefined}
            data-testid="finding-dot"
            aria-hidden
          />
        ))}
      {hasGrid && isKnit && (
        <svg className={overlay.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
          <path
            className={classes.grid}
            data-testid="needle-grid"
            d={needlePath(frame, print, { needlesPerInch, coursesPerInch })}
          />
        </svg>
      )}
      {marks.map(({ found, spot }, index) => {
        const { number } = found
        const isPointed = pointed === number
        return (
          <span
            key={number}
            className={classes.spot}
            style={
              areBeside
                ? { ...percent(row), marginLeft: (index - marks.length + 0.5) * markWidth }
                : { ...percent(spot), marginLeft: (crowded[index] ?? 0) * markWidth }
            }
            data-pointed={isPointed || undefined}
            data-grip={print.decorationId}
            data-testid="finding-mark"
            onPointerEnter={() => pointedFinding.set(number)}
            onPointerLeave={() => pointedFinding.set(null)}
            aria-hidden
          >
            <b className={classes.number}>{number}</b>
            {isPointed && label(wordsOfFinding(found).title)}
          </span>
        )
      })}
    </>
  )
}
