import { useMediaQuery } from '@mantine/hooks'
import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { DecorationList } from '#web/features/studio/controls/parts/decoration-list.tsx'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { closeComments, commenting } from '#web/features/studio/session/commenting.ts'
import { changeSheet, type SheetTab, sheet } from '#web/features/studio/session/sheet.ts'
import { useDesignFact, useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { Looking } from '#web/features/studio/session/use-looking.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { PartStrip } from '#web/features/studio/shell/handheld/part-strip.tsx'
import { PeekRow } from '#web/features/studio/shell/handheld/peek-row.tsx'
import { PriceFace } from '#web/features/studio/shell/handheld/price-face.tsx'
import { isTablet } from '#web/features/studio/shell/handheld/sheet-media.ts'
import { heightAfter, sheetSize } from '#web/features/studio/shell/handheld/sheet-size.ts'
import { SheetTabs } from '#web/features/studio/shell/handheld/sheet-tabs.tsx'
import { useBackCloses } from '#web/features/studio/shell/handheld/use-back-closes.ts'
import { useSeenHeight } from '#web/features/studio/shell/handheld/use-seen-height.ts'
import { useStageSize } from '#web/features/studio/shell/handheld/use-stage-size.ts'

type Props = {
  readonly team: ReactNode
  readonly looking: Looking
  /** The list of the garment's parts. */
  readonly parts: ReactNode
  readonly isAdding: boolean
  readonly onAddToCart: () => void
  readonly onMockup: () => void
  readonly onSizeChart: () => void
}

/** Tabs, bar and lists of the sheet; the panel of what is selected stands behind them, where it is on a desk. */
export function SheetHead({ looking, parts, ...actions }: Props) {
  const { selection, select } = useStudio()
  const isPlain = useDesignFact(({ document }) => document.decorations.length === 0)
  const isWide = useMediaQuery(isTablet, false, { getInitialValueInEffect: false })
  const shown = sheet.use()
  const carried = useCarried()
  const room = useStageSize()
  const head = useRef<HTMLDivElement>(null)
  const isCommenting = commenting.use().isOpen && selection === null
  const isOverlaid = looking.isOpen || isCommenting
  const height = carried ? 'peek' : (shown?.height ?? 'half')
  const tab = shown?.tab ?? 'colors'
  const size = sheetSize(height, room)

  useLayoutEffect(() => {
    sheet.set({ tab: isWide ? 'all' : 'colors', height: 'half' })
    return () => sheet.set(null)
  }, [isWide])
  useLayoutEffect(() => {
    const frame = head.current?.parentElement
    if (frame) frame.dataset.height = height
    // The tools and the toasts over the stage make way for it.
    document.documentElement.style.setProperty('--sheet', `${size}px`)
  }, [size, height])
  useFollowSelection(isOverlaid, room.height < lowRoom && !room.isBeside)
  useBackCloses(shown !== null && shown.height !== 'peek', () => changeSheet({ height: 'peek' }))
  const before = useRef<'peek' | 'half' | 'full'>('half')
  useSeenHeight(
    useCallback((isOpen: boolean) => {
      if (isOpen) before.current = sheet.get()?.height ?? 'half'
      const isTyping = isOpen && head.current?.parentElement?.contains(document.activeElement)
      if (isTyping) changeSheet({ height: 'full' })
      else if (!isOpen) changeSheet({ height: before.current })
    }, []),
  )

  const open = (next: SheetTab) => {
    const isSame = tab === next && !isOverlaid && height !== 'peek'
    if (looking.isOpen) looking.close()
    if (isCommenting) closeComments()
    if (isSame) return changeSheet({ height: 'peek' })
    const isOfCloth = selection === null || selection.kind === 'element'
    if (next === 'decorate' && isOfCloth) select(isPlain ? { kind: 'new-decoration' } : null)
    else if (next !== 'decorate' && next !== 'price' && !isOfCloth) select(null)
    const kept = tab === 'price' || !shown || height === 'peek' ? 'half' : shown.height
    changeSheet({
      tab: next,
      height: next === 'price' ? 'full' : kept,
    })
  }
  useStudioKeys(isWide ? noKeys : { p: () => open('price') })

  return (
    <div ref={head} className={classes.head}>
      {!isWide && <SheetTabs tab={isOverlaid ? null : (tab as SheetTab)} height={height} onOpen={open} />}
      <SheetBar size={size} room={room} />
      {height === 'peek' && !room.isBeside && <PeekRow />}
      {!isOverlaid && !isWide && (tab === 'colors' || tab === 'parts') && <PartStrip />}
      {!isOverlaid && (isWide || (tab === 'parts' && selection?.kind !== 'element')) && (
        <div className={classes.list}>{parts}</div>
      )}
      {!isOverlaid && tab === 'decorate' && (selection === null || selection.kind === 'element') && (
        <div className={classes.list}>
          <DecorationList />
        </div>
      )}
      {!isOverlaid && tab === 'price' && <PriceFace {...actions} />}
    </div>
  )
}

const noKeys = {}

/** Below a stage so low half a sheet has no room for pictures of kinds. */
const lowRoom = 560

/** What is picked on the garment is opened where it is edited; what is opened over the tabs is shown. */
function useFollowSelection(isOverlaid: boolean, isLow: boolean): void {
  const { selection } = useStudio()
  const kind = selection?.kind ?? null
  const step = selection?.kind === 'decoration' ? selection.step : undefined
  const id =
    selection?.kind === 'element'
      ? `${selection.partName}/${selection.elementName}`
      : selection?.kind === 'decoration'
        ? selection.decorationId
        : ''
  const follow = useEffectEvent(() => {
    const now = sheet.get()
    if (!now || kind === null) return
    const usual = now.height === 'peek' || step === 'place' ? 'half' : now.height
    const height = step === 'kind' && isLow ? 'full' : usual
    if (now.tab === 'all') return changeSheet({ height })
    const isOfCloth = kind === 'element'
    const tab = isOfCloth ? (now.tab === 'parts' ? 'parts' : 'colors') : 'decorate'
    changeSheet({ tab, height })
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that another is picked is what happens
  useEffect(() => follow(), [kind, id, step])
  useEffect(() => {
    if (isOverlaid && sheet.get()?.height === 'peek') changeSheet({ height: 'half' })
  }, [isOverlaid])
}

type BarProps = { readonly size: number; readonly room: ReturnType<typeof useStageSize> }

/** Dragged, it makes the sheet higher or lower; pressed, it is the next of its heights. */
function SheetBar({ size, room }: BarProps) {
  const { t } = useTranslation()
  const height = sheet.use()?.height ?? 'half'
  const grabbed = useRef<{ from: number; at: number; last: number; time: number; speed: number } | null>(null)
  const along = (event: PointerEvent) => (room.isBeside ? event.clientX : event.clientY)
  const sizeOf = (event: PointerEvent) => {
    const from = grabbed.current
    return from ? from.from + from.at - along(event) : size
  }
  const frameOf = (event: PointerEvent) =>
    (event.currentTarget as Element).closest<HTMLElement>('[data-height]')
  const onMove = (event: PointerEvent) => {
    const from = grabbed.current
    if (!from) return
    const most = sheetSize('full', room)
    const least = sheetSize('peek', room)
    const frame = frameOf(event)
    if (frame) {
      frame.dataset.dragged = 'yes'
      document.documentElement.style.setProperty(
        '--sheet',
        `${Math.min(most, Math.max(least, sizeOf(event)))}px`,
      )
    }
    const now = event.timeStamp
    if (now > from.time) from.speed = (from.last - along(event)) / (now - from.time)
    from.last = along(event)
    from.time = now
  }
  const onEnd = (event: PointerEvent) => {
    const from = grabbed.current
    const reached = sizeOf(event)
    grabbed.current = null
    const frame = frameOf(event)
    if (!from || !frame) return
    delete frame.dataset.dragged
    const next = heightAfter(reached, event.type === 'pointerup' ? from.speed : 0, room)
    document.documentElement.style.setProperty('--sheet', `${sheetSize(next, room)}px`)
    changeSheet({ height: next })
  }
  const raise = () => changeSheet({ height: height === 'half' ? 'full' : 'half' })
  return (
    <div
      className={classes.bar}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grabbed.current = {
          from: size,
          at: along(event),
          last: along(event),
          time: event.timeStamp,
          speed: 0,
        }
      }}
      onPointerMove={onMove}
      onPointerUp={event => {
        const from = grabbed.current
        // Hardly moved, it was pressed.
        if (from && Math.abs(from.at - along(event)) < 6) {
          grabbed.current = null
          raise()
        } else onEnd(event)
      }}
      onPointerCancel={onEnd}
    >
      <button
        type="button"
        className={classes.grip}
        aria-label={t(height === 'half' ? 'handheld.sheet.full' : 'handheld.sheet.half')}
        aria-expanded={height !== 'peek'}
        // The pointer is the bar's; this is a key's.
        onClick={event => event.detail === 0 && raise()}
      />
    </div>
  )
}
