import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { findType } from '../lookup.ts'
import { withoutPersonal } from '../personal.ts'
import { defineAction } from './action.ts'
import { targetDecoration } from './targets.ts'

/** Takes the artwork, its colours and its size away; id, location and tag details stay, and the type is undefined again. */
export const reinitializeDecoration = defineAction({
  action: 'reinitializeDecoration',
  schema: z.object({ decorationId: idSchema }),
  ability: 'canDeleteArtwork',
  touches: ({ decorationId }) => decorationKey(decorationId),
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    const { undefinedType } = target.value.type
    const placeholder = must(findType(context.product, undefinedType), undefinedType)
    return ok(
      withDecoration(document, input.decorationId, before => ({
        ...withoutPersonal(before),
        type: undefinedType,
        artwork: null,
        sizeId: null,
        colors: [],
        options: completeOptions(placeholder.options, before.options),
        latestUpdate: context.now,
      })),
    )
  },
})
