import { z } from 'zod'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions, restoreChoice } from './choose-options.ts'

/** Gives a patch the thread of its edge. */
export const setDecorationPatchStitchColorName = defineAction({
  action: 'setDecorationPatchStitchColorName',
  schema: z.object({ decorationId: idSchema, colorName: z.string().max(200) }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId }) => decorationId,
  apply: (document, { decorationId, colorName }, context) =>
    chooseOptions(document, decorationId, { stitchColorName: colorName }, context, () => ({
      code: 'unknownColor',
      color: colorName,
    })),
  invert: (before, { decorationId }) => restoreChoice(before, decorationId),
})
