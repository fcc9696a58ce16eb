import { isRequestedSince } from '@teamloom/commerce/collection/requested-since.ts'
import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'

/** The request that asked for a design since it is on the page. */
export function requestSince(
  { id, collectable_since }: CollectedDesign,
  designs: readonly DesignItem[],
): DesignItem['request'] {
  const request = designs.find(design => design.id === id)?.request
  if (!request || !collectable_since) return null
  return isRequestedSince(new Date(collectable_since), new Date(request.created_at)) ? request : null
}
