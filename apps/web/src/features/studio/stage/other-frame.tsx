import type { Camera } from '@teamloom/bakes/manifest.ts'
import { useAsked } from '#web/features/studio/drawing/use-asked.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'
import { type Tone, TonedLine } from '#web/features/studio/stage/element-outline.tsx'

type Props = { readonly camera: Camera; readonly decorationId: string; readonly tone: Tone }

/** A decoration that someone else has in hand: its line and their label, without measures and grips. */
export function OtherFrame({ camera, decorationId, tone }: Props) {
  const drawn = useDrawn()
  const { side } = useStudio()
  const shape = useDrawnShape()
  const frame = useAsked(
    () => garmentWorkers().stage.frameDecoration(drawn, side, decorationId),
    `${shape} ${side} ${decorationId}`,
  )
  if (!frame) return null
  return <TonedLine path={frame.path} camera={camera} tone={tone} isLabelAbove />
}
