import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { LayerDefinition } from '@teamloom/catalog/definition.ts'
import { findFabric } from '@teamloom/catalog/fabrics/index.ts'
import { must } from '@teamloom/kit/assert.ts'

/** A layer, by its names, and a colour for it. */
export type LayerColor = {
  readonly partName: string
  readonly elementName: string
  readonly layerName: string
  readonly color: string
}

/** The colours that a layer's fabrics come in, those no longer offered too. */
export function colorsOfLayer(layer: LayerDefinition): readonly PaletteColor[] {
  return layer.fabricNames.flatMap(name => {
    const colors = colorsOfFabric(name)
    return layer.limits ? colors.map(color => asLimited(layer, color)) : colors
  })
}

export function findLayerColor(layer: LayerDefinition, colorName: string): PaletteColor | undefined {
  for (const name of layer.fabricNames) {
    const found = colorsOfFabric(name).find(color => color.name === colorName)
    if (found) return asLimited(layer, found)
  }
  return undefined
}

/** The colour with what the house says of it where the layer has it. */
function asLimited({ limits }: LayerDefinition, color: PaletteColor): PaletteColor {
  const limit = limits?.[color.name]
  if (!limit) return color
  return {
    ...color,
    deprecated: color.deprecated || limit.isRetired === true,
    disabled: color.disabled || limit.isOut === true,
    ...(limit.backOn ? { backOn: limit.backOn } : {}),
  }
}

function colorsOfFabric(name: string): readonly PaletteColor[] {
  return must(findFabric(name), `fabric ${name}`).palette.colors
}

/** Can be chosen now. */
export function isOffered(color: PaletteColor): boolean {
  return !color.disabled && !color.deprecated
}
