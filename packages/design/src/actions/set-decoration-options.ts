import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { defineAction } from './action.ts'
import { chooseOptions } from './choose-options.ts'

/** Chooses several options in one change: all of them, or none. */
export const setDecorationOptions = defineAction({
  action: 'setDecorationOptions',
  schema: z.object({
    decorationId: idSchema,
    options: z.record(z.string(), z.union([z.string().check(z.maxLength(200)), z.number()])),
  }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId, options }) => `${decorationId}/${Object.keys(options).toSorted().join(' ')}`,
  apply: (document, { decorationId, options }, context) =>
    chooseOptions(document, decorationId, options, context),
})
