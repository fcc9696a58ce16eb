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
  return layer.fabricNames.flatMap(name => must(findFabric(name), `fabric ${name}`).palette.colors)
}

export function findLayerColor(layer: LayerDefinition, colorName: string): PaletteColor | undefined {
  return colorsOfLayer(layer).find(color => color.name === colorName)
}

/** Can be chosen now. */
export function isOffered(color: PaletteColor): boolean {
  return !color.disabled && !color.deprecated
}
