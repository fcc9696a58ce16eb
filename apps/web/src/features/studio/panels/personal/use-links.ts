import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { isFree, locationsFor } from '@teamloom/design/locations.ts'
import { findDecoration, findType } from '@teamloom/design/lookup.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'

/** More would be a list to read. */
const mostPlaces = 4

/** Where the words of a slot can stand once more, and how they come there. */
export function useLinks(slot: DecorationState | undefined) {
  const { session, product, selection, select, showPlace } = useStudio()
  const { document } = useDesign()
  const type = slot && findType(product, slot.type)
  const free =
    slot && type
      ? locationsFor(document, product, type, slot)
          .filter(isFree)
          .map(({ location }) => location)
      : []
  // What is smaller first: a number of a back is wanted on a sleeve or a chest.
  const places = free.toSorted((a, b) => areaOf(a) - areaOf(b)).slice(0, mostPlaces)

  function add(place: LocationDefinition): void {
    if (!slot?.artwork) return
    const decorationId = newId()
    const { assetId, assetVersionId } = slot.artwork
    const added = session.change({
      action: 'addDecoration',
      decorationId,
      type: slot.type,
      name: slot.name,
      positionName: place.positionName,
      assetId,
      assetVersionId,
    })
    if (!showRefusal(added)) return
    if (Object.keys(slot.options).length > 0)
      session.change({ action: 'setDecorationOptions', decorationId, options: { ...slot.options } })
    const made = findDecoration(session.getSnapshot().document, decorationId)
    const others = slot.colors.flatMap(({ colorName, transparent }, indexOfColor) =>
      made?.colors[indexOfColor]?.colorName === colorName && !transparent
        ? []
        : [{ indexOfColor, color: colorName, transparent }],
    )
    if (others.length > 0) session.change({ action: 'updatePrintColors', decorationId, colors: others })
    showRefusal(session.change({ action: 'linkPersonal', decorationId, slotId: slot.id }))
    showPlace(place)
    if (selection?.kind !== 'personal') select({ kind: 'decoration', decorationId })
  }

  return { places, add }
}

function areaOf({ maxWidthInches, maxHeightInches }: LocationDefinition): number {
  return maxWidthInches * maxHeightInches
}
