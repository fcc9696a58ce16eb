import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { type Inked, sharesOf } from '@teamloom/design/inked-size.ts'
import { type PrintFrame, partOfFrame } from '@teamloom/garment/print-frame.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/overlay.module.css'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { triedGarment } from '#web/features/studio/session/tried-garment.ts'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'
import stage from '#web/features/studio/stage/stage.module.css'
import { useInked } from '#web/features/studio/stage/touch/use-inked.ts'
import { useAskedOfSide } from '#web/features/studio/stage/use-asked-of-side.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly camera: Camera }

type Framed = {
  readonly decoration: DecorationView
  readonly print: DrawnPrint
  readonly frame: PrintFrame
  readonly inked: Inked
}

/** Each decoration with words of each person's own in its outline, with its height, and how far they are apart. */
export function PersonalFrames({ camera }: Props) {
  const drawn = useDrawn()
  const shape = useDrawnShape()
  const { hasMeasures } = useStudio()
  const { decorations } = useDesign().state
  const inkedOf = useInked()
  // Of somebody who is tried the sizes are told beside their name.
  const isSample = triedGarment.use() === null
  const slots = decorations.filter(({ personal, active }) => personal && active)
  const ids = slots.map(({ id }) => id)
  const { value, isOfOther } = useAskedOfSide(
    side => Promise.all(ids.map(id => garmentWorkers().stage.frameDecoration(drawn, side, id))),
    `${shape} ${ids.join(' ')}`,
  )
  const framed = slots.flatMap((decoration): Framed[] => {
    const frame = value?.[ids.indexOf(decoration.id)]
    const print = drawn.prints.find(({ decorationId }) => decorationId === decoration.id)
    return frame && print ? [{ decoration, print, frame, inked: inkedOf(decoration.id, print) }] : []
  })
  return (
    <div className={stage.over} data-waiting={isOfOther || undefined}>
      <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        {framed.map(({ decoration, frame }) => (
          <g key={decoration.id}>
            <path className={classes.casing} d={frame.path} />
            <path className={classes.line} d={frame.path} />
          </g>
        ))}
      </svg>
      {framed.map(({ decoration, frame }) => (
        <Name key={decoration.id} camera={camera} decoration={decoration} frame={frame} isSample={isSample} />
      ))}
      {hasMeasures && isSample && <Gaps camera={camera} framed={framed} />}
    </div>
  )
}

type NameProps = Props & {
  readonly decoration: DecorationView
  readonly frame: PrintFrame
  readonly isSample: boolean
}

function Name({ camera, decoration: { personal }, frame: { box }, isSample }: NameProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!personal) return null
  const kind = t(`personal.kinds.${personal.kind}`)
  return (
    <span
      className={`${classes.label} ${classes.beside}`}
      style={at(camera, box.x + box.width, box.y + box.height / 2)}
    >
      {isSample ? `${kind}, ${inchesText(personal.heights.adult, locale)}` : kind}
    </span>
  )
}

/** Between words that stand above each other, in inches of cloth. */
function Gaps({ camera, framed }: Props & { readonly framed: readonly Framed[] }) {
  const locale = useLocale()
  const downwards = framed.toSorted((a, b) => middleOf(a) - middleOf(b))
  return downwards.map((upper, index) => {
    const lower = downwards[index + 1]
    const inches = lower && gapBetween(upper, lower)
    const above = edgesOf(upper)
    const below = lower && edgesOf(lower)
    if (!lower || inches === undefined || inches <= 0 || !above || !below) return null
    const x = Math.min(above.bottomLeft.x, below.topLeft.x) - 16
    const [from, to] = [above.bottomLeft.y, below.topLeft.y]
    return (
      <div key={lower.decoration.id} className={stage.over}>
        <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
          <path className={classes.line} d={`M${x},${from}V${to}M${x - 8},${from}h16M${x - 8},${to}h16`} />
        </svg>
        <span
          className={`${classes.label} ${classes.quiet} ${classes.beside}`}
          data-left
          style={at(camera, x - 8, (from + to) / 2)}
        >
          {inchesText(inches, locale)}
        </span>
      </div>
    )
  })
}

/** Inches; undefined where one is not straight below the other. */
function gapBetween(upper: Framed, lower: Framed): number | undefined {
  const [above, below] = [upper.print.location, lower.print.location]
  if (above.panel !== below.panel || above.face !== below.face) return undefined
  if (above.planeAngle !== 0 || below.planeAngle !== 0) return undefined
  const apart = Math.abs(above.centerU + upper.inked.offU - below.centerU - lower.inked.offU)
  if (2 * apart > Math.max(upper.inked.widthInches, lower.inked.widthInches)) return undefined
  return middleOf(lower) - middleOf(upper) - (upper.inked.heightInches + lower.inked.heightInches) / 2
}

function middleOf({ print, inked }: Framed): number {
  return print.location.centerV + inked.offV
}

function edgesOf({ frame, inked, print }: Framed) {
  return frame.measured === 'whole' ? partOfFrame(frame, sharesOf(inked, print)) : null
}

function at({ width, height }: Camera, x: number, y: number) {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }
}
