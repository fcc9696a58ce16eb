import { z } from 'zod'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions, restoreChoice } from './choose-options.ts'

/** Gives a patch the colour of its cloth. */
export const setDecorationPatchBackgroundColorName = defineAction({
  action: 'setDecorationPatchBackgroundColorName',
  schema: z.object({ decorationId: idSchema, colorName: z.string().max(200) }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId }) => decorationId,
  apply: (document, { decorationId, colorName }, context) =>
    chooseOptions(document, decorationId, { backgroundColorName: colorName }, context, () => ({
      code: 'unknownColor',
      color: colorName,
    })),
  invert: (before, { decorationId }) => restoreChoice(before, decorationId),
})
