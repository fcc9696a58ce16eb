import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { decorationKey } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { idSchema } from '../id-schema.ts'
import { isOffered } from '../layer-colors.ts'
import { defineAction } from './action.ts'
import { targetDecoration } from './targets.ts'

/** Prints one of the artwork's colours in another of the palette, in that which it has when none is named, or leaves it out. */
export const updatePrintColor = defineAction({
  action: 'updatePrintColor',
  schema: z.object({
    decorationId: idSchema,
    indexOfColor: z.int().check(z.minimum(0)),
    color: z.optional(z.string()),
    lastColor: z.optional(z.string()),
    transparent: z._default(z.boolean(), false),
  }),
  ability: 'canUpdateArtworkColor',
  touches: ({ decorationId }) => decorationKey(decorationId),
  setsAnew: ({ decorationId, indexOfColor, lastColor }) =>
    lastColor === undefined ? `${decorationId}/${indexOfColor}` : undefined,
  apply: (document, input, context) => {
    const target = targetDecoration(document, input, context)
    if (!target.ok) return target
    const { decoration, type } = target.value
    const before = decoration.colors[input.indexOfColor]
    const palette = chosenInksOf(type.inks)?.palette
    // Not the ink's fault, which is so not named.
    if (!before || !palette) return refuse('unknownColor')
    const { color: colorName = before.colorName } = input
    const color = palette.colors.find(candidate => candidate.name === colorName)
    const isKept = before.colorName === colorName
    if (!color || !(isKept || isOffered(color))) return refuse('unknownColor', { color: colorName })
    if (input.lastColor !== undefined && input.lastColor !== before.colorName) {
      return refuse('conflict', { target: decorationKey(decoration.id) })
    }
    return ok(
      withDecoration(document, decoration.id, state => ({
        ...state,
        colors: state.colors.map((printed, index) =>
          index === input.indexOfColor ? { colorName: color.name, transparent: input.transparent } : printed,
        ),
        latestUpdate: context.now,
      })),
    )
  },
})
