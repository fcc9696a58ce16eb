import type { DesignDocument } from '@teamloom/design/document.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { chosenSize, nearestSize, sizesFor } from '@teamloom/design/sizes.ts'
import type { DesignSession } from '@teamloom/sync/design-session.ts'

/** Widths in inches in which decorations were wanted when they were moved, and where and how large they then came to be. */
type Wanted = { readonly widthInches: number; readonly sizeId: string; readonly positionName: string }
const wantedBy = new WeakMap<DesignSession, Map<string, Wanted>>()

/** The width in which a decoration was moved, its place's fit aside; undefined when it was not moved as it is. */
export function wantedWidth(session: DesignSession, decorationId: string): number | undefined {
  return isAsMoved(session, decorationId) ? wantedBy.get(session)?.get(decorationId)?.widthInches : undefined
}

/** Whether a decoration is where it was last moved to, and as large as it came to be there. */
export function isAsMoved(session: DesignSession, decorationId: string): boolean {
  const wanted = wantedBy.get(session)?.get(decorationId)
  const decoration = findDecoration(session.getSnapshot().document, decorationId)
  return (
    wanted !== undefined &&
    decoration?.sizeId === wanted.sizeId &&
    decoration.positionName === wanted.positionName
  )
}

/** Moves a decoration in the width that it was given, or in the largest smaller one that fits. */
export function moveChange(session: DesignSession, decorationId: string, positionName: string) {
  const { size } = sizeThere(session, session.getSnapshot().document, decorationId, positionName)
  return {
    action: 'setDecorationLocation',
    decorationId,
    positionName,
    ...(size ? { size: size.id } : {}),
  } as const
}

/** The size in which a decoration would come to lie at a place. */
export function sizeAt(
  session: DesignSession,
  decorationId: string,
  positionName: string,
): string | undefined {
  return sizeThere(session, session.getSnapshot().document, decorationId, positionName).size?.id
}

/** To be told before the move is made. */
export function rememberWidth(session: DesignSession, decorationId: string, positionName: string): void {
  const { document } = session.getSnapshot()
  const { size, width } = sizeThere(session, document, decorationId, positionName)
  const wanted = wantedBy.get(session) ?? new Map<string, Wanted>()
  wantedBy.set(session, wanted)
  if (size && width !== undefined) {
    wanted.set(decorationId, { widthInches: width, sizeId: size.id, positionName })
  }
}

function sizeThere(
  session: DesignSession,
  document: DesignDocument,
  decorationId: string,
  positionName: string,
) {
  const { product } = session
  const decoration = findDecoration(document, decorationId)
  const type = decoration && findType(product, decoration.type)
  const from = decoration && findLocation(product, decoration.positionName)
  const to = findLocation(product, positionName)
  if (!decoration || !type || !to) return {}
  const now = from && chosenSize(decoration, sizesFor(type, from, decoration))
  const width = wantedWidth(session, decorationId) ?? now?.widthInches
  const sizes = sizesFor(type, to, decoration)
  return { width, size: width === undefined ? undefined : nearestSize(sizes, width) }
}
