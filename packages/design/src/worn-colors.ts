import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { type DesignDocument, layerKey } from './document.ts'
import { withLayer } from './edit.ts'
import { type DyedLayer, dyedLayersOf, nearestOffered } from './garment-color.ts'
import { colorsOfLayer, isOffered, type LayerColor } from './layer-colors.ts'
import { findPart } from './lookup.ts'
import { createDocument } from './new-design.ts'

/** What is given a colour at once in an address: the garment (`color`), a part's main piece (the part's name), or its lining. */
export type Zone = {
  readonly name: string
  readonly label: Label
  readonly layers: readonly DyedLayer[]
  /** What it comes in now. */
  readonly colors: readonly PaletteColor[]
  /** What it wears. */
  readonly worn: PaletteColor
}

/** What an address asks for: names of colours by names of zones, as `{color: 'maroon', sleeves: 'cream'}`. */
export type AskedColors = Readonly<Record<string, string>>

/** `Light grey` is `light-grey` in an address, in every language. */
export const nameInAddress = ({ label }: PaletteColor): string =>
  label.en
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The zones of a garment, the whole of it first: the same of a product, whatever colours it wears. */
export function zonesOf(document: DesignDocument, product: Product): readonly Zone[] {
  const own = new Map(
    dyedLayersOf(createDocument(product), product).map(({ key, follows, isAccent }) => [
      key,
      follows && !isAccent,
    ]),
  )
  const layers = dyedLayersOf(document, product).filter(({ state }) => state.active)
  const main = must(findPart(product, product.mainPart), product.mainPart)
  const zone = (name: string, label: Label, members: readonly DyedLayer[]): Zone[] => {
    const [first] = members
    if (!first) return []
    const colors = colorsOfLayer(first.definition)
    const worn = must(
      colors.find(color => color.name === first.state.colorName),
      first.key,
    )
    return [{ name, label, layers: members, colors: colors.filter(isOffered), worn }]
  }
  // What comes first of it is what it is known by.
  const isMain = (layer: DyedLayer) => layer.partName === main.name && layer.elementName === main.mainElement
  const garment = layers.filter(({ key }) => own.get(key))
  const parts = product.parts.filter(part => part !== main)
  return [
    ...zone('color', main.label, [...garment.filter(isMain), ...garment.filter(layer => !isMain(layer))]),
    ...parts.flatMap(part =>
      zone(
        part.name,
        part.label,
        garment.filter(
          ({ partName, elementName }) => partName === part.name && elementName === part.mainElement,
        ),
      ),
    ),
    ...zone(
      'lining',
      { en: 'Lining', fr: 'Doublure' },
      layers.filter(({ definition }) => definition.isLining),
    ),
  ]
}

/** What gives a garment the colours that an address asks for, of each layer the last; a zone or a colour that it has not is passed over. */
export function wornColors(document: DesignDocument, product: Product, asked: AskedColors): LayerColor[] {
  const worn = new Map<string, LayerColor>()
  for (const { name, layers, colors } of zonesOf(document, product)) {
    const color = colors.find(each => nameInAddress(each) === asked[name])
    if (!color) continue
    for (const { key, partName, elementName, layerName, definition } of layers)
      worn.set(key, { partName, elementName, layerName, color: nearestOffered(definition, color).name })
  }
  const now = new Map(dyedLayersOf(document, product).map(({ key, state }) => [key, state.colorName]))
  return [...worn.values()].filter(
    ({ partName, elementName, layerName, color }) =>
      now.get(layerKey(partName, elementName, layerName)) !== color,
  )
}

/** The garment in the colours that an address asks for. */
export function dressedAs(document: DesignDocument, product: Product, asked: AskedColors): DesignDocument {
  return wornColors(document, product, asked).reduce(
    (dressed, { partName, elementName, layerName, color }) =>
      withLayer(dressed, partName, elementName, layerName, layer => ({ ...layer, colorName: color })),
    document,
  )
}
