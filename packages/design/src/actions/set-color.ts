import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod'
import { elementKey, layerKey } from '../document.ts'
import { withLayer } from '../edit.ts'
import { findLayerColor, isOffered } from '../layer-colors.ts'
import { findElementState, findLayer, findLayerState, findStyle } from '../lookup.ts'
import { defineAction } from './action.ts'
import { targetElement } from './targets.ts'

/** Gives one layer its colour, and switches an optional layer on or off. */
export const setColor = defineAction({
  action: 'setColor',
  schema: z.object({
    partName: z.string(),
    elementName: z.string(),
    layerName: z.string(),
    color: z.string(),
    lastColor: z.string().optional(),
    active: z.boolean().optional(),
  }),
  ability: 'canUpdateDesignColors',
  touches: ({ partName, elementName, layerName }) => layerKey(partName, elementName, layerName),
  dependsOn: ({ partName, elementName }) => [elementKey(partName, elementName)],
  setsAnew: ({ partName, elementName, layerName, active, lastColor }) =>
    (active ?? lastColor) === undefined ? layerKey(partName, elementName, layerName) : undefined,
  apply: (document, input, context) => {
    const target = targetElement(document, input, context)
    if (!target.ok) return target
    const { element, state } = target.value
    const style = findStyle(element, state.style.name)
    const layer = style && findLayer(style, input.layerName)
    const layerState = findLayerState(state, input.layerName)
    if (!layer || !layerState) return refuse('unknownLayer', { layerName: input.layerName })
    const color = findLayerColor(layer, input.color)
    const isKept = layerState.colorName === input.color
    if (!color || !(isKept || isOffered(color))) return refuse('unknownColor', { color: input.color })
    if (layer.required && input.active === false) return refuse('layerRequired', { layerName: layer.name })
    if (input.lastColor !== undefined && input.lastColor !== layerState.colorName) {
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
  invert: (before, { partName, elementName, layerName, active }) => {
    const element = must(findElementState(before, partName, elementName), elementName)
    const layer = must(findLayerState(element, layerName), layerName)
    const restored = { action: 'setColor', partName, elementName, layerName, color: layer.colorName }
    return [active === undefined ? restored : { ...restored, active: layer.active }]
  },
})
