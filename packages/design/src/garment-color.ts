import { matchColor } from '@teamloom/artwork/match-color.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { LayerDefinition, PartDefinition, Product } from '@teamloom/catalog/definition.ts'
import { findFabric } from '@teamloom/catalog/fabrics/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { isElementAvailable } from './availability.ts'
import { type DesignDocument, type LayerState, layerKey } from './document.ts'
import { colorsOfLayer, isOffered, type LayerColor } from './layer-colors.ts'
import { findElement, findElementState, findLayer, findPart, findStyle } from './lookup.ts'

/** A layer that can be given the garment's colour, as it is now. */
export type DyedLayer = Omit<LayerColor, 'color'> & {
  readonly key: string
  readonly definition: LayerDefinition
  readonly state: LayerState
  /** True for what wears the garment's colour, and goes along when that changes. */
  readonly follows: boolean
  /** True for what is there to be of another colour than what it is on. */
  readonly isAccent: boolean
}

/** The colour that the garment is known by: that of its main part's main element. */
export function garmentColorOf(document: DesignDocument, product: Product): PaletteColor {
  const main = mainPartOf(product)
  const state = findElementState(document, main.name, main.mainElement)
  const name = must(state?.style.layers[0], 'main layer').colorName
  return must(findColor(name), `colour ${name}`)
}

/** The layer by which the garment is known; its colours are those that a whole garment comes in. */
export function garmentLayerOf(document: DesignDocument, product: Product): LayerDefinition {
  const main = mainPartOf(product)
  return must(
    dyedLayersOf(document, product).find(
      ({ partName, elementName }) => partName === main.name && elementName === main.mainElement,
    ),
    'main layer',
  ).definition
}

/** Layers of cloth and trims that come in the colours of cloth, of what is available, in the product's order. */
export function dyedLayersOf(document: DesignDocument, product: Product): DyedLayer[] {
  const worn = garmentColorOf(document, product)
  const first = firstColorOf(product)
  return document.parts.flatMap(({ name: partName, elements }) => {
    const part = must(findPart(product, partName), partName)
    return elements.flatMap(({ name: elementName, style }) => {
      if (!isElementAvailable(document, product, { partName, elementName })) return []
      const element = must(findElement(part, elementName), elementName)
      const definition = must(findStyle(element, style.name), style.name)
      return style.layers.flatMap(state => {
        const layer = must(findLayer(definition, state.name), state.name)
        if (!layer.fabricNames.every(name => findFabric(name)?.isDyed)) return []
        const isApart = layer.excludeFromInheritance && !matches(layer, layer.colorName, first)
        return [
          {
            partName,
            elementName,
            layerName: layer.name,
            key: layerKey(partName, elementName, layer.name),
            definition: layer,
            state,
            follows: !isApart && matches(layer, state.colorName, worn),
            isAccent: isApart || layer.isLining,
          },
        ]
      })
    })
  })
}

/** What gives the garment a colour: each dyed layer but those `kept`, by their keys, the nearest that it comes in. */
export function paintGarment(
  document: DesignDocument,
  product: Product,
  color: PaletteColor,
  kept: ReadonlySet<string>,
): LayerColor[] {
  return dyedLayersOf(document, product)
    .filter(({ key }) => !kept.has(key))
    .map(({ partName, elementName, layerName, definition }) => ({
      partName,
      elementName,
      layerName,
      color: nearestOffered(definition, color).name,
    }))
}

/** The colour that a layer is offered in for another: the very one, else the one nearest to the eye. */
export function nearestOffered(layer: LayerDefinition, color: PaletteColor): PaletteColor {
  const offered = colorsOfLayer(layer).filter(isOffered)
  return must(offered.find(({ name }) => name === color.name) ?? matchColor(color.hex, offered), layer.name)
}

function matches(layer: LayerDefinition, colorName: string, color: PaletteColor): boolean {
  return colorName === color.name || colorName === nearestOffered(layer, color).name
}

function mainPartOf(product: Product): PartDefinition {
  return must(findPart(product, product.mainPart), product.mainPart)
}

/** The colour of a new garment. */
function firstColorOf(product: Product): PaletteColor {
  const main = mainPartOf(product)
  const style = must(findElement(main, main.mainElement), main.mainElement).styles[0]
  const name = must(style.layers[0], 'main layer').colorName
  return must(findColor(name), `colour ${name}`)
}
