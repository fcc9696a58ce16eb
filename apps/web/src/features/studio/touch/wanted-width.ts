import type { DesignDocument } from '@teamloom/design/document.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { chosenSize, nearestSize, sizesFor } from '@teamloom/design/sizes.ts'
import type { DesignSession } from '@teamloom/sync/design-session.ts'

/** Widths in inches that decorations had before a place was too small for them, as long as nobody resized them since. */
type Wanted = { readonly widthInches: number; readonly sizeId: string }
const wantedBy = new WeakMap<DesignSession, Map<string, Wanted>>()

/** The width that a decoration had before it was brought down to fit its place; undefined when it was not. */
export function wantedWidth(session: DesignSession, decorationId: string): number | undefined {
  const wanted = wantedBy.get(session)?.get(decorationId)
  const decoration = findDecoration(session.getSnapshot().document, decorationId)
  return wanted && decoration?.sizeId === wanted.sizeId ? wanted.widthInches : undefined
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

/** To be told before the move is made. */
export function rememberWidth(session: DesignSession, decorationId: string, positionName: string): void {
  const { document } = session.getSnapshot()
  const { size, width } = sizeThere(session, document, decorationId, positionName)
  const wanted = wantedBy.get(session) ?? new Map<string, Wanted>()
  wantedBy.set(session, wanted)
  if (size && width !== undefined && size.widthInches < width)
    wanted.set(decorationId, { widthInches: width, sizeId: size.id })
  else wanted.delete(decorationId)
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
