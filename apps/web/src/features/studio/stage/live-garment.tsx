import type { GarmentFrame } from '@teamloom/garment/garment-frame.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { dequal } from 'dequal/lite'
import { createElement, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsOnGarment } from '#web/features/studio/artwork/words/words-on-garment.ts'
import { type Placement, type Size, visibleBox } from '#web/features/studio/drawing/fit.ts'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { useCommentsViews } from '#web/features/studio/session/comments-context.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { isSameDecoration, type Selection } from '#web/features/studio/session/selection.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePicture } from '#web/features/studio/session/use-picture.ts'
import { usePictureDescription } from '#web/features/studio/session/use-picture-description.ts'
import { DetailCanvas } from '#web/features/studio/stage/detail-canvas.tsx'
import { ElementOutline } from '#web/features/studio/stage/element-outline.tsx'
import classes from '#web/features/studio/stage/stage.module.css'
import { TriedArtwork } from '#web/features/studio/stage/tried-artwork.tsx'
import { loadTexts } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { FirstPicture } from '#web/ui/first-picture.tsx'
import { useLoaded, useWanted } from '#web/ui/use-loaded.ts'

// What is drawn about a decoration: a garment without one is seen sooner.
const loadFrame = async () =>
  (await loadCode(() => import('#web/features/studio/stage/decoration-frame.tsx'))).DecorationFrame
// Words of each person's own are on few.
const loadPersonalFrames = async () => {
  const [{ PersonalFrames }] = await Promise.all([
    loadCode(() => import('#web/features/studio/stage/personal-frames.tsx')),
    loadTexts('personal'),
  ])
  return PersonalFrames
}
const loadCarriedView = async () =>
  (await loadCode(() => import('#web/features/studio/stage/touch/carried-view.tsx'))).CarriedView
// Words are written by few.
const loadWordsFrame = async () =>
  (await loadCode(() => import('#web/features/studio/artwork/words/words-frame.tsx'))).WordsFrame

type Props = {
  readonly frame: GarmentFrame
  readonly placement: Placement
  readonly stage: Size
  readonly zoom: number
  readonly hovered: Selection
  readonly laid: readonly LaidPlace[]
  /** The artwork in the hand. */
  readonly held: RefObject<HTMLDivElement | null>
  /** Once there is a picture, or none can be had. */
  readonly onSettled: () => void
}

/** The side's picture in its place, with the outlines and measures that lie over it. */
export function LiveGarment({ frame, placement, stage, zoom, hovered, laid, held, onSettled }: Props) {
  const { t } = useTranslation()
  const drawn = useDrawn()
  const { session, teamId, side, selection, isTrying, firstImages } = useStudio()
  const carried = useCarried()
  const live = useLive()
  const comments = useCommentsViews()
  const picked = isTrying ? null : selection
  const canvas = useRef<HTMLCanvasElement>(null)
  const veil = useRef<HTMLCanvasElement>(null)
  const { status, shown } = usePicture(canvas, veil, {
    drawn,
    state: session.getSnapshot().state,
    teamId,
    side,
  })
  useEffect(() => {
    if (status !== 'first') onSettled()
  }, [status, onSettled])
  // The side before is in the canvas still.
  const isTurning = status === 'drawn' && shown?.side !== side
  const firstImage = firstImages.find(image => image.side === side)
  const description = usePictureDescription()
  const { width, height } = frame.camera
  const isDecorated = drawn.prints.length > 0 || picked?.kind === 'decoration'
  const frameView = useLoaded(loadFrame, isDecorated)
  const carriedView = useLoaded(loadCarriedView, isDecorated)
  const personalFrames = useWanted(loadPersonalFrames, picked?.kind === 'personal')
  const words = wordsOnGarment.use()
  const wordsFrame = useLoaded(loadWordsFrame, words !== null)
  const viewport = useSettled(zoom > 1 ? visibleBox(stage, placement, frame.camera) : undefined)
  return (
    <div
      className={classes.picture}
      style={{
        width: width * placement.scale,
        height: height * placement.scale,
        transform: `translate(${placement.left}px, ${placement.top}px)`,
      }}
    >
      <div className={classes.layers}>
        {status !== 'drawn' && firstImage && <FirstPicture url={firstImage.url} className={classes.canvas} />}
        <canvas
          ref={canvas}
          className={classes.canvas}
          data-status={status}
          role="img"
          aria-label={description}
        />
        <canvas ref={veil} className={classes.veil} aria-hidden />
      </div>
      {viewport && (
        <DetailCanvas key={side} viewport={viewport} scale={placement.scale} camera={frame.camera} />
      )}
      {status === 'failed' && <p className={classes.waiting}>{t('studio.drawFailed')}</p>}
      <div className={classes.over} data-waiting={isTurning || undefined}>
        {hovered?.kind === 'element' && !dequal(hovered, selection) && (
          <ElementOutline camera={frame.camera} element={hovered} isHover />
        )}
        {hovered?.kind === 'decoration' &&
          !isSameDecoration(selection, hovered.decorationId) &&
          frameView &&
          createElement(frameView, {
            camera: frame.camera,
            scale: placement.scale,
            decorationId: hovered.decorationId,
            isHover: true,
          })}
        {picked?.kind === 'element' && <ElementOutline camera={frame.camera} element={picked} />}
        {live &&
          !isTrying &&
          createElement(live.parts.StageLayer, { camera: frame.camera, scale: placement.scale })}
        {words
          ? !carried &&
            wordsFrame &&
            createElement(wordsFrame, { camera: frame.camera, scale: placement.scale, words })
          : picked?.kind === 'new-decoration' && <TriedArtwork camera={frame.camera} />}
        {!carried && !words && personalFrames && createElement(personalFrames, { camera: frame.camera })}
        {!carried &&
          !words &&
          picked?.kind === 'decoration' &&
          frameView &&
          createElement(frameView, {
            camera: frame.camera,
            scale: placement.scale,
            decorationId: picked.decorationId,
          })}
      </div>
      {comments &&
        !carried &&
        !isTrying &&
        !words &&
        createElement(comments.Pins, { camera: frame.camera, scale: placement.scale, laid, isTurning })}
      {carried &&
        carriedView &&
        createElement(carriedView, {
          carried,
          camera: frame.camera,
          scale: placement.scale,
          laid,
          held,
          isOnCloth: shown?.drawn === drawn,
        })}
    </div>
  )
}

/** The value once it has stayed the same for a moment: detail is drawn when the hand rests. */
function useSettled<Value>(value: Value): Value | undefined {
  const key = JSON.stringify(value)
  const [settled, setSettled] = useState<string | undefined>(key)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), 120)
    return () => clearTimeout(timer)
  }, [key])
  return settled === key && key !== undefined ? (JSON.parse(key) as Value) : undefined
}
