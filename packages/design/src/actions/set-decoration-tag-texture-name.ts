import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

/** Gives a patch or tag what it is made of. */
export const setDecorationTagTextureName = defineAction({
  action: 'setDecorationTagTextureName',
  schema: z.object({ decorationId: idSchema, textureName: z.string().check(z.maxLength(200)) }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId }) => decorationId,
  apply: (document, { decorationId, textureName }, context) =>
    chooseOptions(document, decorationId, { textureName }, context, () => ({
      code: 'unknownTexture',
      textureName,
    })),
})
