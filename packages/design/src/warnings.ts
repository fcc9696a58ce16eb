import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { acceptsFormat } from './actions/targets.ts'
import type { DecorationState } from './document.ts'
import { maxWidthAt, maxWidthOfFile } from './sizes.ts'

export type WarningKey = 'pngUsed' | 'fileWidthLimited' | 'fileTypeLimited'

/** What a customer should know of a decoration's artwork before it is made. */
export function warningsOf(
  decoration: DecorationState,
  type: DecorationType,
  location: LocationDefinition,
  product: Product,
): WarningKey[] {
  const { artwork } = decoration
  if (!artwork) return []
  const warnings: WarningKey[] = []
  if (!artwork.isVector) warnings.push('pngUsed')
  if (maxWidthOfFile(type, artwork) < maxWidthAt(location, artwork)) warnings.push('fileWidthLimited')
  const excluded = decorationTypes.some(
    other =>
      other.selectable &&
      other.parentType === type.parentType &&
      product.decorationTypes.some(name => name === other.type) &&
      !acceptsFormat(other, artwork.format),
  )
  if (excluded) warnings.push('fileTypeLimited')
  return warnings
}
