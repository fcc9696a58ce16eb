import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { Direction } from '@teamloom/design/neighbour-place.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import type { PrintFrame } from '@teamloom/garment/print-frame.ts'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { directions, signs } from '#web/features/studio/session/keys.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import classes from '#web/features/studio/stage/touch/touch.module.css'
import { useLabel } from '#web/lib/i18n.ts'

type Props = { readonly camera: Camera; readonly frame: PrintFrame; readonly decorationId: string }

/** What a decoration is taken by: its middle carries it, its corners resize it, the keys do the same. */
export function DecorationGrip({ camera, frame, decorationId }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { may } = useStudio()
  const { state } = useDesign()
  const { moveTowards, resizeBy } = usePlaceDecoration()
  const keys = useId()
  const grip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Taken up by the pointer, it is at once what the arrows move.
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.id === 'content') {
      grip.current?.focus({ preventScroll: true })
    }
  }, [])
  const decoration = state.decorations.find(({ id }) => id === decorationId)
  if (!decoration) return null
  const canMove = may('canUpdateArtworkPosition')
  const place = decoration.location.availableLocations.find(({ inUse }) => inUse)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!canMove || event.altKey || event.ctrlKey || event.metaKey) return
    const direction = directions[event.key]
    const steps = event.shiftKey && direction ? sizeSteps[direction] : signs[event.key]
    if (steps) resizeBy(decorationId, steps)
    else if (direction) void moveTowards(decorationId, direction)
    else return
    event.preventDefault()
  }

  const { x: left, y: top, width, height } = frame.box
  // A line round what is seen of it is no box to take it by: the pointer has it where it is.
  const isWhole = frame.measured === 'whole'
  const middle = { x: left + width / 2, y: top + height / 2 }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a thing that keys move about */}
      <div
        ref={grip}
        data-grip={decorationId}
        data-movable={canMove || undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a thing that keys move about
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move it
        tabIndex={0}
        aria-label={`${decoration.name}, ${place ? label(place.dropdownLabel) : ''}`}
        aria-describedby={canMove ? keys : undefined}
        className={classes.grip}
        style={{
          ...at({ x: left, y: top }, camera),
          width: `${(100 * width) / camera.width}%`,
          height: `${(100 * height) / camera.height}%`,
          ...(isWhole ? {} : { pointerEvents: 'none' }),
        }}
        onKeyDown={onKeyDown}
      />
      <span id={keys} hidden>
        {t('decoration.touch.keys')}
      </span>
      {canMove &&
        decoration.imageData &&
        isWhole &&
        Object.entries(frame.corners ?? {}).map(([name, corner]) => (
          <span
            key={name}
            data-grip={decorationId}
            data-corner={name}
            className={classes.corner}
            style={{
              left: beside(corner.x < middle.x, corner.x, width, camera.width),
              top: beside(corner.y < middle.y, corner.y, height, camera.height),
              cursor: (corner.x - middle.x) * (corner.y - middle.y) > 0 ? 'nwse-resize' : 'nesw-resize',
            }}
          />
        ))}
    </>
  )
}

const sizeSteps: Readonly<Record<Direction, number>> = { left: -1, down: -1, right: 1, up: 1 }

/** Where it is larger for a finger, and stands off the artwork, the sheet of styles says so; see `.corner`. */
const [cornerSize, insideMost] = ['var(--corner, 28px)', 'var(--corner-inside, 14px)']

/** Where a corner's square begins: about the corner, but at most a quarter of the decoration lies under it, so that the middle stays free. */
function beside(isBefore: boolean, corner: number, length: number, whole: number): string {
  const inside = `min(${insideMost}, ${(25 * length) / whole}%)`
  const from = `${(100 * corner) / whole}%`
  return isBefore ? `calc(${from} + ${inside} - ${cornerSize})` : `calc(${from} - ${inside})`
}

function at({ x, y }: ScreenPoint, camera: Camera) {
  return { left: `${(100 * x) / camera.width}%`, top: `${(100 * y) / camera.height}%` }
}
