import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { findLocation } from '../lookup.ts'
import { inSize } from '../personal.ts'
import { sizesFor } from '../sizes.ts'
import { defineAction } from './action.ts'
import { targetDecoration } from './targets.ts'

export const setDecorationSize = defineAction({
  action: 'setDecorationSize',
  schema: z.object({ decorationId: idSchema, size: z.string() }),
  ability: 'canUpdateArtworkPosition',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId }) => decorationId,
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    const { decoration, type } = target.value
    const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
    const sizes = sizesFor(type, location, decoration)
    const size = sizes.find(({ id }) => id === input.size)
    if (!size) return refuse('unknownSize', { size: input.size })
    return ok(
      withDecoration(document, decoration.id, before => ({
        ...inSize(before, size, sizes),
        latestUpdate: context.now,
      })),
    )
  },
})
