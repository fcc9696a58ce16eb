import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { clothAt } from '../cloth-at.ts'
import { type DecorationState, decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { optionsAt } from '../locations.ts'
import { findLocation } from '../lookup.ts'
import { matchPrintColors } from '../print-colors.ts'
import { firstSize, sizesFor } from '../sizes.ts'
import { defineAction } from './action.ts'
import { nameOf } from './name-of-artwork.ts'
import { placeFacts, refuseArtwork, targetDecoration, typeForArtwork } from './targets.ts'

/**
 * Gives a decoration its artwork, or another one, in the type that suits it unless another was chosen; a placeholder
 * takes the type that the artwork was uploaded for.
 */
export const setDecorationAsset = defineAction({
  action: 'setDecorationAsset',
  schema: z.object({ decorationId: idSchema, assetId: idSchema, assetVersionId: idSchema }),
  ability: 'canAddArtwork',
  touches: ({ decorationId }) => decorationKey(decorationId),
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    const { decoration } = target.value
    const artwork = context.findArtwork(input.assetVersionId)
    if (!artwork || artwork.assetId !== input.assetId) {
      return refuse('assetDoesntExist', { assetVersionId: input.assetVersionId })
    }
    const type = typeForArtwork(
      target.value.type,
      artwork,
      context,
      decoration.positionName,
      decoration.artwork,
    )
    if (!type) return refuseArtwork(target.value.type, artwork.format)
    const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
    const placed = { artwork, options: completeOptions(type.options, decoration.options) }
    const options = optionsAt(type, location, placed)
    const sizes = options ? sizesFor(type, location, { artwork, options }) : []
    const kept = sizes.find(size => size.id === decoration.sizeId)
    const size = kept ?? firstSize(sizes)
    if (!options || !size) return refuse('imageTooSmall', placeFacts(location))
    return ok(
      withDecoration(document, decoration.id, before => ({
        ...before,
        type: type.type,
        name: isNamedAfter(before) ? (nameOf(artwork) ?? before.name) : before.name,
        artwork,
        sizeId: size.id,
        colors: matchPrintColors(type.inks, artwork, clothAt(document, context.product, location)?.color.hex),
        options,
        latestUpdate: context.now,
      })),
    )
  },
})

/** After its file, and not by anybody. */
function isNamedAfter({ name, artwork }: DecorationState): boolean {
  return name === nameOf(artwork)
}
