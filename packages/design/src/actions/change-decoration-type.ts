import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import { takesArtwork } from '@teamloom/catalog/decorations/takes-artwork.ts'
import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { clothAt } from '../cloth-at.ts'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { canBePersonal, inSize } from '../personal.ts'
import { placeForType } from '../place-for-type.ts'
import { matchPrintColors } from '../print-colors.ts'
import { chosenSize, sizesFor } from '../sizes.ts'
import { defineAction } from './action.ts'
import {
  refuseArtwork,
  refuseNoPlace,
  refuseNotPersonal,
  refuseType,
  targetDecoration,
  targetDecorationType,
  targetLocation,
} from './targets.ts'

/**
 * Makes a decoration in another way: same artwork and place, the nearest size that the way allows. A way that goes to
 * other kinds of place takes `positionName`, else the first free one, where it was if it can.
 */
export const changeDecorationType = defineAction({
  action: 'changeDecorationType',
  schema: z.object({
    decorationId: idSchema,
    type: z.string(),
    positionName: z.optional(z.string()),
  }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    const { decoration } = target.value
    const isHad = input.type === decoration.type
    const chosen = targetDecorationType(input.type, context, { isHad })
    if (!chosen.ok) return chosen
    const type = chosen.value
    const { artwork } = decoration
    // A placeholder prints nothing and costs nothing: artwork is never hidden in one.
    if (artwork && !type.selectable) return refuseType(type)
    if (artwork && !isHad && !takesArtwork(type, artwork)) return refuseArtwork(type, artwork.format)
    const { personal } = decoration
    if (personal && !isHad && !canBePersonal(type, artwork, personal.kind)) return refuseNotPersonal(type)
    const placed = {
      ...(personal ? { personal } : {}),
      artwork,
      options: completeOptions(type.options, decoration.options),
    }
    const positionName = input.positionName ?? placeForType(document, context.product, type, decoration)
    if (positionName === undefined) return refuseNoPlace(document, type, placed, context)
    const place = targetLocation(document, positionName, type, placed, context, decoration.id)
    if (!place.ok) return place
    const { location, options } = place.value
    const sizes = sizesFor(type, location, { ...placed, options })
    return ok(
      withDecoration(document, decoration.id, state => ({
        ...inSize(state, chosenSize(state, sizes), sizes),
        type: type.type,
        positionName: location.positionName,
        colors: artwork
          ? matchPrintColors(type.inks, artwork, clothAt(document, context.product, location)?.color.hex)
          : [],
        options,
        latestUpdate: context.now,
      })),
    )
  },
})
