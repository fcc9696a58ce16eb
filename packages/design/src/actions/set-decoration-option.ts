import { completeOptions, takesValue } from '@teamloom/catalog/decorations/options.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { findLocation } from '../lookup.ts'
import { chosenSize, sizesFor } from '../sizes.ts'
import { defineAction } from './action.ts'
import { getDecoration, restoreOptions, restoreSize } from './restore.ts'
import { targetDecoration } from './targets.ts'

/** Chooses what a type leaves open beside artwork, place, size and inks: its texture, its shape. */
export const setDecorationOption = defineAction({
  action: 'setDecorationOption',
  schema: z.object({
    decorationId: idSchema,
    option: z.string(),
    value: z.union([z.string().max(200), z.number()]),
  }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId, option }) => `${decorationId}/${option}`,
  apply: (document, { decorationId, option, value }, context) => {
    const target = targetDecoration(document, { decorationId }, context)
    if (!target.ok) return target
    const { decoration, type } = target.value
    const field = type.options.fieldsWith(decoration.options).find(({ name }) => name === option)
    if (!field || !takesValue(field, value)) return refuse('unknownOption', { option, value })
    const options = completeOptions(type.options, { ...decoration.options, [option]: value })
    const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
    const sizes = sizesFor(type, location, { ...decoration, options })
    if (decoration.artwork && sizes.length === 0) {
      return refuse('imageTooSmall', { positionName: decoration.positionName })
    }
    return ok(
      withDecoration(document, decorationId, before => ({
        ...before,
        options,
        sizeId: chosenSize(decoration, sizes)?.id ?? null,
        latestUpdate: context.now,
      })),
    )
  },
  invert: (before, { decorationId }) => {
    const decoration = getDecoration(before, decorationId)
    return [...restoreOptions(decoration), ...restoreSize(decoration)]
  },
})
