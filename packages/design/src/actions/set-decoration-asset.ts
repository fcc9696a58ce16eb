import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { dequal } from 'dequal/lite'
import { z } from 'zod/mini'
import { clothAt } from '../cloth-at.ts'
import { type DecorationState, decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { optionsAt } from '../locations.ts'
import { findLocation } from '../lookup.ts'
import { inSize, withoutPersonal } from '../personal.ts'
import { matchPrintColors } from '../print-colors.ts'
import { chosenSize, firstSize, sizesFor } from '../sizes.ts'
import { sampleSchema } from '../word-schema.ts'
import { defineAction } from './action.ts'
import { nameOf } from './name-of-artwork.ts'
import { placeFacts, refuseArtwork, targetDecoration, typeForArtwork } from './targets.ts'

/**
 * Gives a decoration its artwork, or another one, in the type that suits it unless another was chosen; a placeholder
 * takes the type that the artwork was uploaded for. Words that are each person's own stay so in other written words, in
 * the inks that they have, and are the same for all in any other artwork.
 */
export const setDecorationAsset = defineAction({
  action: 'setDecorationAsset',
  schema: z.object({
    decorationId: idSchema,
    assetId: idSchema,
    assetVersionId: idSchema,
    /** What words that are each person's own show. */
    sample: z.optional(sampleSchema),
  }),
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
    const personal = artwork.details?.capital === undefined ? undefined : decoration.personal
    // What is written for each person stays as it is made.
    const type = personal
      ? target.value.type
      : typeForArtwork(target.value.type, artwork, context, decoration.positionName, decoration.artwork)
    if (!type) return refuseArtwork(target.value.type, artwork.format)
    const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
    const placed = {
      ...(personal ? { personal: { ...personal, sample: input.sample ?? personal.sample } } : {}),
      artwork,
      options: completeOptions(type.options, decoration.options),
    }
    const options = optionsAt(type, location, placed)
    const sizes = options ? sizesFor(type, location, { ...placed, options }) : []
    const kept = personal ? chosenSize(decoration, sizes) : sizes.find(({ id }) => id === decoration.sizeId)
    const size = kept ?? firstSize(sizes)
    if (!options || !size) return refuse('imageTooSmall', placeFacts(location))
    const cloth = clothAt(document, context.product, location)
    const isRecoloured = !personal || !dequal(artwork.colors, decoration.artwork?.colors)
    return ok(
      withDecoration(document, decoration.id, before => ({
        ...inSize({ ...(personal ? before : withoutPersonal(before)), ...placed }, size, sizes),
        type: type.type,
        name: isNamedAfter(before) ? (nameOf(artwork) ?? before.name) : before.name,
        colors: isRecoloured ? matchPrintColors(type.inks, artwork, cloth?.color.hex) : before.colors,
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
