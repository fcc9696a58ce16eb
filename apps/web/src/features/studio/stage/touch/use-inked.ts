import type { DesignDocument } from '@teamloom/design/document.ts'
import { type Inked, inkedSize } from '@teamloom/design/inked-size.ts'
import { findDecoration, findType } from '@teamloom/design/lookup.ts'
import type { Extent } from '@teamloom/garment/laid-place.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useShownDocument } from '#web/features/studio/session/use-design-session.ts'

/** What is inked of decorations whose files are so large, as they are shown. */
export function useInked(): (decorationId: string, extent: Extent) => Inked {
  const { session, product } = useStudio()
  const shown: DesignDocument = useShownDocument(session)
  return (decorationId, extent) => {
    const decoration = findDecoration(shown, decorationId)
    const type = decoration && findType(product, decoration.type)
    return decoration && type
      ? inkedSize(type, decoration, extent)
      : { widthInches: extent.widthInches, heightInches: extent.heightInches, offU: 0, offV: 0 }
  }
}
