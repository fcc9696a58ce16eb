import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

/** Gives a patch or tag its shape, one of those that fit its place. */
export const setDecorationTagName = defineAction({
  action: 'setDecorationTagName',
  schema: z.object({ decorationId: idSchema, tagName: z.string().check(z.maxLength(200)) }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId }) => decorationId,
  apply: (document, { decorationId, tagName }, context) =>
    chooseOptions(document, decorationId, { tagName }, context, () => ({
      code: 'unknownTagName',
      tagName,
    })),
})
