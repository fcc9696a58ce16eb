import type { DesignDocument } from '@teamloom/design/document.ts'
import { useRevision } from '#web/data/versions.ts'
import type { Look } from '#web/features/studio/session/look.ts'
import { useDesign } from '#web/features/studio/session/studio-context.tsx'

export type ComparedDesigns = { readonly before: DesignDocument; readonly after: DesignDocument }

/** What is compared: of one alone, it and what the design is now. Undefined while it is not known. */
export function useCompared(designId: string, looks: readonly Look[]): ComparedDesigns | undefined {
  const { document } = useDesign()
  const [a, b] = looks
  const revisionOf = (look: Look | undefined) => (look && look.id !== 'now' ? look.revision : null)
  const before = useRevision(designId, revisionOf(a))?.document
  const newer = useRevision(designId, revisionOf(b))?.document
  if (!a || a.id === 'now' || !before) return undefined
  const after = b && b.id !== 'now' ? newer : document
  return after && { before, after }
}
