import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DrawnMark } from '@teamloom/contract/comments.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { beginComment, type PlacingTool } from '#web/features/studio/session/commenting.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { DrawnMarkView } from '#web/features/studio/stage/pins/drawn-mark.tsx'
import classes from '#web/features/studio/stage/pins/pins.module.css'
import { readSession } from '#web/lib/session.ts'

type Props = { readonly camera: Camera; readonly tool: PlacingTool }

type Point = { readonly x: number; readonly y: number }

/** Inches between two points of a line, and how many of them a mark has. */
const stepInches = 0.15
const mostPoints = 200

/** Over the garment while a place is shown: a click or a line says where the comment belongs. */
export function PlacingLayer({ camera, tool }: Props) {
  const { session, product, side, select } = useStudio()
  const points = useRef<Point[]>([])
  const [drawn, setDrawn] = useState<DrawnMark | null>(null)
  const spotOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    const inches = (share: number, pixels: number) =>
      Math.round(((share * pixels) / camera.pixelsPerInch) * 1000) / 1000
    return {
      x: inches(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)), camera.width),
      y: inches(Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)), camera.height),
    }
  }
  const markOf = (): DrawnMark | null =>
    tool !== 'pin' && points.current.length > 1 ? { shape: tool, points: points.current } : null
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const last = points.current.at(-1)
    if (!last || tool === 'pin') return
    const spot = spotOf(event)
    if (tool === 'arrow') points.current = [points.current[0]!, spot]
    else if (Math.hypot(spot.x - last.x, spot.y - last.y) >= stepInches && points.current.length < mostPoints)
      points.current = [...points.current, spot]
    setDrawn(markOf())
  }
  const onUp = async () => {
    const [from] = points.current
    const mark = markOf()
    const spot = mark?.shape === 'arrow' ? mark.points.at(-1) : from
    points.current = []
    setDrawn(null)
    if (!from || !spot) return
    const decorationId = await garmentWorkers()
      .stage.pickPrint(
        drawnDesign(session.getShown(), product),
        side,
        spot.x * camera.pixelsPerInch,
        spot.y * camera.pixelsPerInch,
      )
      .catch(() => undefined)
    select(null)
    beginComment({ anchor: { side, ...from, ...(decorationId ? { decorationId } : {}) }, mark })
  }
  return (
    <>
      {drawn && <DrawnMarkView camera={camera} mark={drawn} authorId={readSession()?.userId} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the bar above says it, and has a way without a pointer */}
      <div
        className={classes.placing}
        data-stage-tool
        data-tool={tool}
        onPointerDown={event => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          points.current = [spotOf(event)]
        }}
        onPointerMove={onMove}
        onPointerUp={() => void onUp()}
        onPointerCancel={() => {
          points.current = []
          setDrawn(null)
        }}
      />
    </>
  )
}
