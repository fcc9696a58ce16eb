import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

/** Chooses what a type leaves open beside artwork, place, size and inks: its texture, its shape. */
export const setDecorationOption = defineAction({
  action: 'setDecorationOption',
  schema: z.object({
    decorationId: idSchema,
    option: z.string(),
    value: z.union([z.string().check(z.maxLength(200)), z.number()]),
  }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId, option }) => `${decorationId}/${option}`,
  apply: (document, { decorationId, option, value }, context) =>
    chooseOptions(document, decorationId, { [option]: value }, context),
})
