import type { LayerDefinition, PartDefinition, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { type DesignDocument, type ElementState, elementKey, type LayerState } from '../document.ts'
import { withElement } from '../edit.ts'
import { findLayerColor, isOffered } from '../layer-colors.ts'
import { findElementState, findLayerState, findStyle } from '../lookup.ts'
import { defineAction } from './action.ts'
import { targetElement } from './targets.ts'

/**
 * Chooses another style of an element. Its layers take their colours over by layer name, then from the part's main
 * element, unless the layer keeps its own.
 */
export const setStyle = defineAction({
  action: 'setStyle',
  schema: z.object({
    partName: z.string(),
    elementName: z.string(),
    styleName: z.string(),
    lastStyleName: z.optional(z.string()),
  }),
  ability: 'canUpdateDesignStyles',
  touches: ({ partName, elementName }) => elementKey(partName, elementName),
  apply: (document, input, context) => {
    const target = targetElement(document, input, context)
    if (!target.ok) return target
    const { part, element, state } = target.value
    if (input.lastStyleName !== undefined && input.lastStyleName !== state.style.name) {
      return refuse('conflict', { target: elementKey(input.partName, input.elementName) })
    }
    const style = findStyle(element, input.styleName)
    const isKept = state.style.name === input.styleName
    if (!style || (!isKept && (style.disabled || style.deprecated))) {
      return refuse('unknownStyle', { styleName: input.styleName })
    }
    if (isKept) return ok(document)
    const mainColor = context.product.inherit ? colorOfMainElement(document, part) : undefined
    return ok(
      withElement(document, input.partName, input.elementName, before => ({
        ...before,
        style: { name: style.name, layers: takeOver(style, before, mainColor) },
      })),
    )
  },
})

function colorOfMainElement(document: DesignDocument, part: PartDefinition): string | undefined {
  return findElementState(document, part.name, part.mainElement)?.style.layers[0]?.colorName
}

function takeOver(
  style: StyleDefinition,
  before: ElementState,
  mainColor: string | undefined,
): readonly LayerState[] {
  return style.layers.map(layer => {
    const old = findLayerState(before, layer.name)
    const inherited = layer.excludeFromInheritance ? undefined : mainColor
    return {
      name: layer.name,
      colorName: firstOffered(layer, [old?.colorName, inherited]) ?? layer.colorName,
      active: layer.required || (old?.active ?? layer.active),
    }
  })
}

function firstOffered(layer: LayerDefinition, names: readonly (string | undefined)[]): string | undefined {
  return names.find(name => {
    const color = name === undefined ? undefined : findLayerColor(layer, name)
    return color !== undefined && isOffered(color)
  })
}
