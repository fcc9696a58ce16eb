import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTurnToChange } from '#web/features/studio/session/use-turn-to-change.ts'

/** One's own changes taken back and made again, seen from the side where they happen. */
export function useHistory(): { readonly undo: () => void; readonly redo: () => void } {
  const { session } = useStudio()
  const turnToChange = useTurnToChange()
  const seen = (change: () => void) => () => {
    const before = session.getSnapshot().document
    change()
    turnToChange(before)
  }
  return { undo: seen(() => session.undo()), redo: seen(() => session.redo()) }
}
