import type { Camera } from '@teamloom/bakes/manifest.ts'
import { gatherPins } from '@teamloom/commerce/review/gather-pins.ts'
import { placePin } from '@teamloom/commerce/review/pin-place.ts'
import type { CommentThread } from '@teamloom/contract/comments.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { type KeyboardEvent, memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { commenting, openThread, pointedThread } from '#web/features/studio/session/commenting.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useStudioComments } from '#web/features/studio/session/use-comments.ts'
import { DrawnMarkView } from '#web/features/studio/stage/pins/drawn-mark.tsx'
import classes from '#web/features/studio/stage/pins/pins.module.css'
import { PlacingLayer } from '#web/features/studio/stage/pins/placing-layer.tsx'
import { readSession } from '#web/lib/session.ts'

type PlaceProps = { readonly camera: Camera; readonly scale: number; readonly laid: readonly LaidPlace[] }

/** `isTurning`: the picture is of the side before still. */
type Props = PlaceProps & { readonly isTurning: boolean }

/** CSS pixels under which two pins stand as one. */
const reach = 30
/** How many numbers stand on one pin. */
const mostNumbers = 3

/** What is said about places of the side that is shown, on those places. */
export function Pins({ camera, scale, laid, isTurning }: Props) {
  const { side, selection, select } = useStudio()
  const { threads } = useStudioComments()
  const { document } = useDesign()
  const { isOpen, placing, draft, threadId, state } = commenting.use()
  // The garment turns first, its pins after it.
  const seen = useMemo(() => ({ camera, scale, laid, side }), [camera, scale, laid, side])
  const shown = useDeferredValue(seen)
  const isReading = isOpen && selection === null
  const current = isReading ? threads?.find(({ id }) => id === threadId) : undefined
  const draftSpot = draft && 'side' in draft.anchor && draft.anchor.side === side ? draft.anchor : null
  const currentSpot = current && 'side' in current.anchor && current.anchor.side === side ? current : null
  const mark = (draftSpot && draft?.mark) ?? currentSpot?.mark
  const authorId = draftSpot && draft?.mark ? readSession()?.userId : currentSpot?.author.userId
  const waits = isTurning || shown.side !== side
  return (
    <>
      <div className={classes.layer} data-waiting={waits || undefined}>
        {mark && <DrawnMarkView camera={camera} mark={mark} authorId={authorId} />}
        {threads && threads.length > 0 && (
          <PinButtons
            {...shown}
            threads={threads}
            // A colour that changes moves no pin.
            places={JSON.stringify(document.decorations.map(({ id, positionName }) => [id, positionName]))}
            state={isReading ? state : 'open'}
            currentId={current?.id ?? null}
            select={select}
          />
        )}
        {draftSpot && (
          <span className={classes.draft} style={placed(draftSpot as Spot, camera)} aria-hidden />
        )}
      </div>
      {placing && <PlacingLayer camera={camera} tool={placing} />}
    </>
  )
}

type Spot = { readonly x: number; readonly y: number }

/** Shares of the picture, so that a zoom moves none of them. */
function placed({ x, y }: Spot, { width, height, pixelsPerInch }: Camera) {
  return { left: `${(x * pixelsPerInch * 100) / width}%`, top: `${(y * pixelsPerInch * 100) / height}%` }
}

type Group = Spot & { readonly pins: readonly { readonly id: string; readonly thread: CommentThread }[] }

type ButtonsProps = PlaceProps & {
  readonly threads: readonly CommentThread[]
  /** Ids of decorations with their places, as JSON. */
  readonly places: string
  readonly side: string
  readonly state: CommentThread['state']
  readonly currentId: string | null
  readonly select: (selection: null) => void
}

function groupsOf({ threads, places, camera, scale, laid, side, state, currentId }: ButtonsProps) {
  const nowAt = new Map(JSON.parse(places) as [id: string, positionName: string][])
  const inches = laid.map(({ positionName, x, y }) => ({
    positionName,
    x: x / camera.pixelsPerInch,
    y: y / camera.pixelsPerInch,
  }))
  const pins = threads.flatMap(thread => {
    if (thread.state !== state && thread.id !== currentId) return []
    const spot = placePin(thread, side, nowAt.get(thread.about?.decorationId ?? ''), inches)
    return spot ? [{ id: thread.id, x: spot.x, y: spot.y, thread }] : []
  })
  // The first that was begun stands where it was put.
  return gatherPins(pins.toReversed(), reach / (camera.pixelsPerInch * scale))
}

/** One stop of Tab for all of them; arrows go from pin to pin. */
const PinButtons = memo(function PinButtons(props: ButtonsProps) {
  const { camera, currentId, select } = props
  const { t } = useTranslation()
  const pointedId = pointedThread.use()
  const groups = groupsOf(props)
  if (groups.length === 0) return null
  const has = (group: Group, id: string | null) => group.pins.some(pin => pin.id === id)
  const first = Math.max(
    0,
    groups.findIndex(group => has(group, currentId)),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons
    <div role="group" aria-label={t('comments.pins')} className={classes.pins} onKeyDown={moveBetween}>
      {groups.map((group, at) => {
        const { thread } = group.pins[0]!
        const more = group.pins.length - 1
        const numbers = group.pins.slice(0, mostNumbers).map(pin => pin.thread.number)
        const shown = numbers.join(', ') + (group.pins.length > mostNumbers ? '…' : '')
        const words = t('comments.pin', {
          // What is seen is in the name, for whoever says it aloud.
          number: shown,
          name: thread.author.name || t('comments.gone'),
          text: thread.text.slice(0, 80),
        })
        return (
          <button
            key={thread.id}
            type="button"
            data-stage-tool
            data-pin={group.pins.map(pin => pin.id).join(' ')}
            className={classes.pin}
            style={placed(group, camera)}
            tabIndex={at === first ? 0 : -1}
            aria-label={more > 0 ? `${words} ${t('comments.pinMore', { count: more })}` : words}
            aria-current={has(group, currentId) || undefined}
            data-pointed={has(group, pointedId) || undefined}
            data-unread={group.pins.some(pin => pin.thread.unread && pin.id !== currentId) || undefined}
            onMouseEnter={() => pointedThread.set(thread.id)}
            onMouseLeave={() => pointedThread.set(null)}
            onFocus={() => pointedThread.set(thread.id)}
            onBlur={() => pointedThread.set(null)}
            onClick={() => {
              select(null)
              readThread(nextOf(group, currentId))
            }}
          >
            {shown}
          </button>
        )
      })}
    </div>
  )
})

/** The focus goes along, also to one that is open already. */
function readThread(thread: CommentThread): void {
  openThread(thread)
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-thread="${thread.id}"] button`)?.focus(),
  )
}

/** Pressed again, one after the other of those that stand there. */
function nextOf({ pins }: Group, currentId: string | null): CommentThread {
  const at = pins.findIndex(pin => pin.id === currentId)
  return pins[(at + 1) % pins.length]!.thread
}

function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey) return
  const pins = [...event.currentTarget.querySelectorAll('button')]
  const at = pins.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  event.stopPropagation()
  pins[(at + step + pins.length) % pins.length]?.focus()
}
