import type { Camera } from '@teamloom/bakes/manifest.ts'
import classes from '#web/features/studio/controls/overlay.module.css'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn } from '#web/features/studio/session/studio-context.tsx'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'
import { useElementLabel } from '#web/features/studio/session/use-labels.ts'
import { useAskedOfSide } from '#web/features/studio/stage/use-asked-of-side.ts'

type Props = {
  readonly camera: Camera
  readonly element: { readonly partName: string; readonly elementName: string }
  readonly isHover?: boolean
  /** The tone of another person who has the element. */
  readonly tone?: Tone
}

/** Another person's colour, and what their label says. */
export type Tone = { readonly colour: string; readonly words: string }

/** A line round an element: loom in a white casing when it is picked, the casing alone under the pointer. */
export function ElementOutline({ camera, element, isHover = false, tone }: Props) {
  const drawn = useDrawn()
  const shape = useDrawnShape()
  const { partName, elementName } = element
  const label = useElementLabel()(partName, elementName)
  const { value: path, isOfOther } = useAskedOfSide(
    side => garmentWorkers().stage.outline(drawn, side, partName, elementName),
    `${shape} ${partName} ${elementName}`,
  )
  if (!path || isOfOther) return null
  if (tone) return <TonedLine path={path} camera={camera} tone={tone} />
  return (
    <>
      <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        <path className={isHover ? classes.hover : classes.casing} d={path} />
        {!isHover && <path className={classes.line} d={path} />}
      </svg>
      {!isHover && <PathLabel path={path} camera={camera} text={label} />}
    </>
  )
}

type LineProps = {
  readonly path: string
  readonly camera: Camera
  readonly tone: Tone
  /** The label leaves what is within the line to be seen. */
  readonly isLabelAbove?: boolean
}

/** A line in someone's colour, with their label. */
export function TonedLine({ path, camera, tone, isLabelAbove = false }: LineProps) {
  return (
    <>
      <svg className={classes.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        <path className={classes.casing} d={path} />
        <path className={classes.line} style={{ stroke: tone.colour }} d={path} />
      </svg>
      <PathLabel path={path} camera={camera} text={tone.words} colour={tone.colour} isAbove={isLabelAbove} />
    </>
  )
}

function PathLabel({
  path,
  camera,
  text,
  colour,
  isAbove = false,
}: {
  readonly path: string
  readonly camera: Camera
  readonly text: string
  readonly colour?: string
  readonly isAbove?: boolean
}) {
  const middle = middleOf(path)
  return (
    <span
      className={classes.label}
      data-above={isAbove || undefined}
      style={{
        left: `${(100 * middle.x) / camera.width}%`,
        top: `${(100 * (isAbove ? middle.top : middle.y)) / camera.height}%`,
        ...(colour ? { background: colour } : {}),
      }}
    >
      {text}
    </span>
  )
}

/** The middle of the largest of a path's islands. */
function middleOf(path: string): { x: number; y: number; top: number } {
  const islands = path.split('M').filter(Boolean)
  const boxes = islands.map(island => {
    const numbers = (island.match(/-?[\d.]+/g) ?? []).map(Number)
    const xs = numbers.filter((_, index) => index % 2 === 0)
    const ys = numbers.filter((_, index) => index % 2 === 1)
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    return { x: (left + right) / 2, y: (top + bottom) / 2, top, area: (right - left) * (bottom - top) }
  })
  return boxes.reduce(
    (best, box) => (box.area > best.area ? box : best),
    boxes[0] ?? { x: 0, y: 0, top: 0, area: 0 },
  )
}
