import type { Product, Side } from '@teamloom/catalog/definition.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Selection } from '#web/features/studio/selection.ts'
import type { DesignSession, DesignSnapshot } from '#web/features/studio/session/design-session.ts'
import { useSnapshot } from '#web/features/studio/session/use-design-session.ts'

/** What the pieces of the studio share. */
export type StudioView = {
  readonly session: DesignSession
  readonly snapshot: DesignSnapshot
  readonly product: Product
  /** What the pictures show; the same object while they stay the same. */
  readonly drawn: DrawnDesign
  readonly teamId: string
  readonly selection: Selection
  readonly select: (selection: Selection) => void
  readonly side: Side
  readonly showSide: (side: Side) => void
  readonly hasMeasures: boolean
  readonly showMeasures: (shown: boolean) => void
}

const StudioContext = createContext<StudioView | null>(null)

export function useStudio(): StudioView {
  return must(useContext(StudioContext), 'studio')
}

type Props = { readonly session: DesignSession; readonly teamId: string; readonly children: ReactNode }

export function StudioProvider({ session, teamId, children }: Props) {
  const snapshot = useSnapshot(session)
  const [selection, select] = useState<Selection>(null)
  const [side, showSide] = useState<Side>('front')
  const [hasMeasures, showMeasures] = useState(true)
  const { product } = session
  const drawn = useDrawn(snapshot, product)
  const isGone =
    selection?.kind === 'decoration' &&
    !snapshot.document.decorations.some(({ id }) => id === selection.decorationId)
  const view = useMemo<StudioView>(
    () => ({
      session,
      snapshot,
      product,
      drawn,
      teamId,
      selection: isGone ? null : selection,
      select,
      side,
      showSide,
      hasMeasures,
      showMeasures,
    }),
    [session, snapshot, product, drawn, teamId, selection, isGone, side, hasMeasures],
  )
  return <StudioContext value={view}>{children}</StudioContext>
}

/** A save or a rename makes a new snapshot but no new picture: compared by content. */
function useDrawn(snapshot: DesignSnapshot, product: Product): DrawnDesign {
  const json = useMemo(
    () => JSON.stringify(drawnDesign(snapshot.document, product)),
    [snapshot.document, product],
  )
  return useMemo(() => JSON.parse(json) as DrawnDesign, [json])
}
