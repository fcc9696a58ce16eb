import type { Camera } from '@teamloom/bakes/manifest.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn } from '#web/features/studio/session/studio-context.tsx'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'
import { type Tone, TonedLine } from '#web/features/studio/stage/element-outline.tsx'
import { useAskedOfSide } from '#web/features/studio/stage/use-asked-of-side.ts'

type Props = { readonly camera: Camera; readonly decorationId: string; readonly tone: Tone }

/** A decoration that someone else has in hand: its line and their label, without measures and grips. */
export function OtherFrame({ camera, decorationId, tone }: Props) {
  const drawn = useDrawn()
  const shape = useDrawnShape()
  const { value: frame, isOfOther } = useAskedOfSide(
    side => garmentWorkers().stage.frameDecoration(drawn, side, decorationId),
    `${shape} ${decorationId}`,
  )
  if (!frame || isOfOther) return null
  return <TonedLine path={frame.path} camera={camera} tone={tone} isLabelAbove />
}
