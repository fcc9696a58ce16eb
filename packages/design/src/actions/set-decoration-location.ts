import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { inSize } from '../personal.ts'
import { chosenSize, sizesFor } from '../sizes.ts'
import { defineAction } from './action.ts'
import { targetDecoration, targetLocation } from './targets.ts'

/** Moves a decoration, in the size that is named, else in its own; where that does not exist there, in the nearest smaller one. */
export const setDecorationLocation = defineAction({
  action: 'setDecorationLocation',
  schema: z.object({
    decorationId: idSchema,
    positionName: z.string(),
    size: z.optional(z.string()),
  }),
  ability: 'canUpdateArtworkPosition',
  touches: ({ decorationId }) => decorationKey(decorationId),
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    const { decoration, type } = target.value
    const place = targetLocation(document, input.positionName, type, decoration, context, decoration.id)
    if (!place.ok) return place
    const { location, options } = place.value
    const sizes = sizesFor(type, location, { ...decoration, options })
    const named = sizes.find(size => size.id === input.size)
    if (input.size !== undefined && !named) return refuse('unknownSize', { size: input.size })
    const size = named ?? chosenSize(decoration, sizes)
    return ok(
      withDecoration(document, decoration.id, before => ({
        ...inSize(before, size, sizes),
        positionName: location.positionName,
        options,
        latestUpdate: context.now,
      })),
    )
  },
})
