import type { Side } from '@teamloom/bakes/side.ts'
import { useAsked } from '#web/features/studio/drawing/use-asked.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** What a worker answers of the side that is shown, as `useAsked`; `isOfOther`: it is of the side before still. */
export function useAskedOfSide<Value>(
  ask: (side: Side) => Promise<Value>,
  key: string,
): { readonly value: Value | undefined; readonly isOfOther: boolean } {
  const { side } = useStudio()
  const answer = useAsked(async () => ({ side, value: await ask(side) }), `${side} ${key}`)
  return { value: answer?.value, isOfOther: answer !== undefined && answer.side !== side }
}
