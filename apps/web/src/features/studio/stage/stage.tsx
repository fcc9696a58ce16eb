import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type ComponentType, createElement, type ReactNode, useCallback, useRef, useState } from 'react'
import { wordsOnGarment } from '#web/features/studio/artwork/words/words-on-garment.ts'
import { type Insets, placePicture, type Size } from '#web/features/studio/drawing/fit.ts'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { useCommentsViews } from '#web/features/studio/session/comments-context.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { inTime } from '#web/features/studio/session/look.ts'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { Looking } from '#web/features/studio/session/use-looking.ts'
import { LiveGarment } from '#web/features/studio/stage/live-garment.tsx'
import { SideSwitch } from '#web/features/studio/stage/side-switch.tsx'
import classes from '#web/features/studio/stage/stage.module.css'
import { MeasuresSwitch, StageTools, type ToolsProps } from '#web/features/studio/stage/stage-tools.tsx'
import { useLaidPlaces } from '#web/features/studio/stage/touch/use-laid-places.ts'
import { Trying } from '#web/features/studio/stage/trying/trying.tsx'
import { useGarmentFrame } from '#web/features/studio/stage/use-frame.ts'
import { useHover } from '#web/features/studio/stage/use-hover.ts'
import { useStagePointer } from '#web/features/studio/stage/use-stage-pointer.ts'
import { useZoomKeys } from '#web/features/studio/stage/use-zoom-keys.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { fitted, type View } from '#web/lib/zoom.ts'
import { RoughPicture } from '#web/ui/first-picture.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadCloseUp = async () =>
  (await loadCode(() => import('#web/features/studio/stage/close-up.tsx'))).CloseUp

/** Some of the usual tools are laid otherwise. */
export type HandheldToolsProps = Pick<ToolsProps, 'view' | 'onView' | 'isLooking'> & {
  readonly measures: ReactNode
  readonly sides: ReactNode
}

type Props = {
  readonly onOpenParts: () => void
  /** Once the garment is there. */
  readonly onSettled: () => void
  readonly looking: Looking
  /** In the place of the usual tools, where a sheet lies over the stage. */
  readonly tools?: ComponentType<HandheldToolsProps> | undefined
  /** What they and the sheet leave free. */
  readonly roomOf?: ((stage: Size, isHolding: boolean) => Insets) | undefined
}

/** The garment, large, with the tools that float around it. */
export function Stage({ onOpenParts, onSettled: tellSettled, looking, tools, roomOf }: Props) {
  sheet.use()
  const { product, side, selection, firstImages } = useStudio()
  const addingId =
    selection?.kind === 'decoration' && selection.step === 'kind' ? selection.decorationId : null
  const CloseUp = useLoaded(loadCloseUp, addingId !== null)
  const { ref: sizeRef, width, height } = useElementSize()
  const stage = useRef<HTMLElement>(null)
  const ref = useMergedRef(sizeRef, stage)
  const frame = useGarmentFrame(product.product.name)
  const [view, setView] = useState<View>(fitted)
  const [isSettled, setSettled] = useState(false)
  const onSettled = useCallback(() => {
    setSettled(true)
    tellSettled()
  }, [tellSettled])
  const live = useLive()
  const comments = useCommentsViews()
  const isLooking = looking.picked.length > 0
  // What is being written is not lost to a click beside it.
  const isWriting = wordsOnGarment.use() !== null
  const canPick = !isLooking && !isWriting
  const hover = useHover()
  useZoomKeys(view, setView)

  const size = { width, height }
  const carried = useCarried()
  const insets = roomOf?.(size, carried !== null)
  const placement =
    frame && width > 0
      ? placePicture(size, Object.values(frame.boxes), frame.boxes[side], view, insets)
      : null

  const laid = useLaidPlaces()
  const { held, ...pointer } = useStagePointer({
    stage,
    size,
    insets,
    frame,
    placement,
    view,
    setView,
    canPick,
    hover,
    laid,
  })
  const sides = <SideSwitch isStageSettled={isSettled} />

  return (
    <main
      ref={ref}
      id="content"
      tabIndex={-1}
      className={classes.stage}
      data-grab={view.zoom > 1 || undefined}
      data-carrying={carried?.by}
      data-pointing={(canPick && hover.target !== null) || undefined}
      {...pointer}
    >
      {placement && frame ? (
        <LiveGarment
          frame={frame}
          placement={placement}
          stage={size}
          zoom={view.zoom}
          hovered={carried || !canPick ? null : hover.target}
          laid={laid ?? []}
          held={held}
          onSettled={onSettled}
        />
      ) : (
        <RoughPicture url={firstImages.find(image => image.side === side)?.url} />
      )}
      {isLooking &&
        looking.Stage &&
        placement &&
        frame &&
        createElement(looking.Stage, { looks: inTime(looking.picked), camera: frame.camera, placement })}
      {tools ? (
        createElement(tools, { view, onView: setView, isLooking, measures: <MeasuresSwitch />, sides })
      ) : (
        <StageTools view={view} onView={setView} onOpenParts={onOpenParts} isLooking={isLooking} />
      )}
      {!isLooking && <Trying />}
      {comments && createElement(comments.Bar)}
      {addingId && CloseUp && createElement(CloseUp, { decorationId: addingId })}
      {!tools && sides}
      {live && createElement(live.parts.Following, { view, onView: setView })}
    </main>
  )
}
