import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { firstOptions } from '@teamloom/catalog/decorations/options.ts'
import { firstFree, locationsFor } from '@teamloom/design/locations.ts'
import { nearestSize, sizesFor } from '@teamloom/design/sizes.ts'
import { suitedType } from '@teamloom/design/suited-type.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { typeForUpload } from '#web/features/studio/session/upload-type.ts'

export type Wishes = {
  readonly name?: string | undefined
  /** The width that is wished for: of those that the artwork can have there it takes the widest that is no wider. */
  readonly widthInches?: number | null
}

/** Artwork in the type that suits it, on the first free spot where it fits of the side that is looked at, if it has one. */
export function useAddingChange() {
  const { session, product, side, isStaff } = useStudio()
  return (artwork: Artwork, decorationId: string, { name, widthInches = null }: Wishes = {}) => {
    const { assetId, assetVersionId } = artwork
    const type = suitedType(product.decorationTypes, product, artwork, isStaff) ?? typeForUpload(product)
    const placed = { artwork, options: firstOptions(type.options) }
    const spot = firstFree(locationsFor(session.getSnapshot().document, product, type, placed), side)
    const wished = spot && widthInches !== null && { artwork, options: spot.options }
    const size = wished && nearestSize(sizesFor(type, spot.location, wished), widthInches)
    return {
      action: 'addDecoration',
      type: type.type,
      assetId,
      assetVersionId,
      decorationId,
      ...(spot && { positionName: spot.location.positionName }),
      ...(size && { size: size.id }),
      ...(name && { name }),
    } as const
  }
}
