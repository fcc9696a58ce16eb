import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { crest, id } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { ReactNode } from 'react'
import { useDesign } from '#web/features/studio/session/studio-context.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const decorationId = id(50)

type Options = Parameters<typeof openInStudio>[1] & {
  /**
   * The kind that the decoration is made as, and where; a screen print of three inks on the chest, unless another is
   * wanted.
   */
  readonly type?: string
  readonly positionName?: string
  readonly artwork?: typeof crest | null
}

function Shown({ piece }: { readonly piece: (decoration: DecorationView) => ReactNode }) {
  const decoration = useDesign().state.decorations.find(each => each.id === decorationId)
  return decoration ? piece(decoration) : null
}

/** A piece that is about one decoration, as it is on a shirt in the studio. */
export function openDecoration(piece: (decoration: DecorationView) => ReactNode, options: Options = {}) {
  const { type = 'screenprint', positionName = 'centerChest', artwork = crest, made = [] } = options
  const asset = artwork && { assetId: artwork.assetId, assetVersionId: artwork.assetVersionId }
  const opened = openInStudio(<Shown piece={piece} />, {
    ...options,
    artworks: [...(artwork ? [artwork] : []), ...(options.artworks ?? [])],
    made: [{ action: 'addDecoration', type, positionName, decorationId, ...asset }, ...made],
  })
  return {
    ...opened,
    decorationId,
    /** The decoration as it is kept. */
    decoration: () => must(findDecoration(opened.design(), decorationId), 'decoration'),
    /** The decoration as the pictures show it: with what is tried. */
    shown: () => must(findDecoration(opened.session.getShown(), decorationId), 'decoration'),
  }
}
