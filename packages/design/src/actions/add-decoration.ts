import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { firstOptions } from '@teamloom/catalog/decorations/options.ts'
import { ok, type Result, refuse } from '@teamloom/kit/result.ts'
import { isPlainLine, withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod/mini'
import { clothAt } from '../cloth-at.ts'
import { type DecorationState, type DesignDocument, decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { firstFree, type LocationState, locationsFor } from '../locations.ts'
import { findDecoration } from '../lookup.ts'
import { matchPrintColors } from '../print-colors.ts'
import { chosenSize, firstSize, sizesFor } from '../sizes.ts'
import { type ActionContext, type ActionRefusal, defineAction } from './action.ts'
import { nameOf } from './name-of-artwork.ts'
import {
  refuseArtwork,
  refuseNoPlace,
  targetDecorationType,
  targetLocation,
  typeForArtwork,
} from './targets.ts'

/**
 * Puts a decoration on the design, with artwork or with a place kept for it. Without a position it takes the first
 * free one where the image fits; without a size the first of those that it can have there. `decorationId` is the sender's own choice of an id, for drawing at once.
 */
export const addDecoration = defineAction({
  action: 'addDecoration',
  schema: z.object({
    type: z.string(),
    positionName: z.optional(z.string()),
    size: z.optional(z.string()),
    /** The size of the decoration that this is another of: kept where it can be had, else the nearest smaller one. */
    sizeLike: z.optional(z.string()),
    assetId: z.optional(idSchema),
    assetVersionId: z.optional(idSchema),
    name: z.optional(
      z
        .string()
        .check(
          z.overwrite(withoutHidden),
          z.normalize('NFC'),
          z.trim(),
          z.refine(isPlainLine),
          z.maxLength(200),
        ),
    ),
    decorationId: z.optional(idSchema),
  }),
  ability: 'canAddArtwork',
  touches: (input, context) => decorationKey(input.decorationId ?? context.newId),
  apply: (document, input, context) => {
    const id = input.decorationId ?? context.newId
    // Whoever removed what staff had put there may put it back.
    const isHad = context.restores === true && document.touched[decorationKey(id)] !== undefined
    const chosen = targetDecorationType(input.type, context, { isHad })
    if (!chosen.ok) return chosen
    if (findDecoration(document, id)) return refuse('conflict', { target: decorationKey(id) })
    const artwork = input.assetVersionId === undefined ? null : context.findArtwork(input.assetVersionId)
    if (artwork === undefined || (input.assetId !== undefined && artwork?.assetId !== input.assetId)) {
      return refuse('assetDoesntExist', { assetVersionId: input.assetVersionId })
    }
    const type = artwork ? typeForArtwork(chosen.value, artwork, context, input.positionName) : chosen.value
    if (!type) return refuseArtwork(chosen.value, artwork?.format ?? '')
    const placed = { artwork, options: firstOptions(type.options) }
    const free = place(document, input, type, placed, context)
    if (!free.ok) return free
    const { location, options } = free.value
    const sizes = sizesFor(type, location, { artwork, options })
    const named = sizes.find(({ id: sizeId }) => sizeId === input.size)
    if (input.size !== undefined && !named) return refuse('unknownSize', { size: input.size })
    const alike = input.sizeLike === undefined ? undefined : chosenSize({ sizeId: input.sizeLike }, sizes)
    const size = named ?? alike ?? firstSize(sizes)
    return ok({
      ...document,
      decorations: [
        ...document.decorations,
        {
          id,
          type: type.type,
          name: input.name || nameOf(artwork) || type.label.en,
          active: true,
          positionName: location.positionName,
          artwork,
          sizeId: size?.id ?? null,
          colors: artwork
            ? matchPrintColors(type.inks, artwork, clothAt(document, context.product, location)?.color.hex)
            : [],
          options,
          latestUpdate: context.now,
        },
      ],
    })
  },
})

function place(
  document: DesignDocument,
  { positionName }: { readonly positionName?: string | undefined },
  type: DecorationType,
  placed: Pick<DecorationState, 'artwork' | 'options'>,
  context: ActionContext,
): Result<LocationState, ActionRefusal> {
  if (positionName !== undefined) return targetLocation(document, positionName, type, placed, context)
  const free = firstFree(locationsFor(document, context.product, type, placed))
  return free ? ok(free) : refuseNoPlace(document, type, placed, context)
}
