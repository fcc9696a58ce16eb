import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { suitedType } from '@teamloom/design/suited-type.ts'
import { typeForUpload } from '#web/features/studio/panel/use-upload.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'

/** Artwork on the first free spot where it fits, in the type that suits it. */
export function useAddingChange() {
  const { product, isStaff } = useStudio()
  return ({ assetId, assetVersionId, ...artwork }: Artwork, decorationId: string, name?: string) => {
    const first = typeForUpload(product)
    const { type } = suitedType(product.decorationTypes, artwork, isStaff) ?? first
    return {
      action: 'addDecoration',
      type,
      assetId,
      assetVersionId,
      decorationId,
      ...(name && { name }),
    } as const
  }
}
