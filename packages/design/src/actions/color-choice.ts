import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

/** The action by which one of a decoration's options takes a colour. */
export function defineColorChoice<const Name extends string>(action: Name, option: string) {
  return defineAction({
    action,
    schema: z.object({ decorationId: idSchema, colorName: z.string().check(z.maxLength(200)) }),
    ability: 'canUpdateArtworkColor',
    touches: ({ decorationId }) => decorationKey(decorationId),
    setsAnew: ({ decorationId }) => decorationId,
    apply: (document, { decorationId, colorName }, context) =>
      chooseOptions(document, decorationId, { [option]: colorName }, context, () => ({
        code: 'unknownColor',
        color: colorName,
      })),
  })
}
