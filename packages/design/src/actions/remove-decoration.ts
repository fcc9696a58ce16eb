import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { targetDecoration } from './targets.ts'

export const removeDecoration = defineAction({
  action: 'removeDecoration',
  schema: z.object({ decorationId: idSchema }),
  ability: 'canDeleteArtwork',
  touches: ({ decorationId }) => decorationKey(decorationId),
  apply: (document, { decorationId }, context) => {
    const target = targetDecoration(document, { decorationId }, context)
    if (!target.ok) return target
    return ok({
      ...document,
      decorations: document.decorations.filter(decoration => decoration.id !== decorationId),
    })
  },
})
