import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { targetDecoration } from './targets.ts'

/** Inactive: not drawn, no credits, its place stays taken. */
export const setDecorationActive = defineAction({
  action: 'setDecorationActive',
  schema: z.object({ decorationId: idSchema, active: z.boolean() }),
  ability: 'canUpdateArtworkPosition',
  touches: ({ decorationId }) => decorationKey(decorationId),
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    return ok(
      withDecoration(document, input.decorationId, before => ({
        ...before,
        active: input.active,
        latestUpdate: context.now,
      })),
    )
  },
})
