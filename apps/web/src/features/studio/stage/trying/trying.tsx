import { createElement } from 'react'
import { useDesignFact } from '#web/features/studio/session/studio-context.tsx'
import { loadTexts } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { useWanted } from '#web/ui/use-loaded.ts'

async function loadTryAnyone() {
  const [{ TryAnyone }] = await Promise.all([
    loadCode(() => import('#web/features/studio/stage/trying/try-anyone.tsx')),
    loadTexts('personal'),
  ])
  return TryAnyone
}

/** Over the stage, of a design with words that are each person's own. */
export function Trying() {
  const hasSlots = useDesignFact(({ document }) =>
    document.decorations.some(({ personal, active }) => personal !== undefined && active),
  )
  const tryAnyone = useWanted(loadTryAnyone, hasSlots)
  return tryAnyone ? createElement(tryAnyone) : null
}
