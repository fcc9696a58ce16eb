import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { elementKey, layerKey } from '../document.ts'
import { withLayer } from '../edit.ts'
import { defineAction } from './action.ts'
import { refuseLayerOff, targetLayerColor } from './targets.ts'

/** Gives one layer its colour, and switches an optional layer on or off. */
export const setColor = defineAction({
  action: 'setColor',
  schema: z.object({
    partName: z.string(),
    elementName: z.string(),
    layerName: z.string(),
    color: z.string(),
    lastColor: z.optional(z.string()),
    active: z.optional(z.boolean()),
  }),
  ability: 'canUpdateDesignColors',
  touches: ({ partName, elementName, layerName }) => layerKey(partName, elementName, layerName),
  dependsOn: ({ partName, elementName }) => [elementKey(partName, elementName)],
  setsAnew: ({ partName, elementName, layerName, active, lastColor }) =>
    (active ?? lastColor) === undefined ? layerKey(partName, elementName, layerName) : undefined,
  apply: (document, input, context) => {
    const target = targetLayerColor(document, input, context)
    if (!target.ok) return target
    const { layer, state, color } = target.value
    if (layer.required && input.active === false) return refuseLayerOff(layer)
    if (input.lastColor !== undefined && input.lastColor !== state.colorName) {
      return refuse('conflict', { target: layerKey(input.partName, input.elementName, input.layerName) })
    }
    return ok(
      withLayer(document, input.partName, input.elementName, input.layerName, before => ({
        ...before,
        colorName: color.name,
        active: input.active ?? before.active,
      })),
    )
  },
})
