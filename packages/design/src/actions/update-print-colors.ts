import { ok, type Result } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { type DesignDocument, decorationKey } from '../document.ts'
import { idSchema } from '../id-schema.ts'
import { type ActionRefusal, defineAction } from './action.ts'
import { updatePrintColor } from './update-print-color.ts'

/** More than any artwork has colours. */
const mostColors = 200

/** Prints several of the artwork's colours otherwise in one change: all of them, or none when one cannot be had. */
export const updatePrintColors = defineAction({
  action: 'updatePrintColors',
  schema: z.object({
    decorationId: idSchema,
    colors: z
      .array(
        z.object({
          indexOfColor: z.int().check(z.minimum(0)),
          color: z.optional(z.string()),
          transparent: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostColors)),
  }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId, colors }) =>
    `${decorationId}/${colors
      .map(({ indexOfColor }) => indexOfColor)
      .toSorted((a, b) => a - b)
      .join(' ')}`,
  apply: (document, { decorationId, colors }, context) =>
    colors.reduce<Result<DesignDocument, ActionRefusal>>(
      (printed, color) =>
        printed.ok ? updatePrintColor.apply(printed.value, { decorationId, ...color }, context) : printed,
      ok(document),
    ),
})
