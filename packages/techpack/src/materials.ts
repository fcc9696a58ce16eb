import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { isElementAvailable } from '@teamloom/design/availability.ts'
import { fabricOfLayer, swapsOf } from '@teamloom/design/cloth-at.ts'
import { type DesignDocument, layerKey } from '@teamloom/design/document.ts'
import { findElement, findLayer, findPart, findStyle } from '@teamloom/design/lookup.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { describeCloth } from './cloth-facts.ts'
import { clothColorFacts } from './cloth-motifs.ts'
import { type ColorOf, colorOfFabric } from './color-standard.ts'

/** A row of the table of materials: a layer of the design, as it is bought. */
export type Material = {
  /** The number that the drawings point to it with. */
  readonly number: number
  /** `part/element/layer`. */
  readonly slot: string
  readonly part: Label
  /** What of the part: the element, and its layer where that says more. */
  readonly what: Label
  readonly style: Label
  readonly fabric: Label
  readonly fabricName: string
  readonly facts: Label | null
  /** Null of what is no textile. */
  readonly fibres: Label | null
  /** What its colour is a colour of. */
  readonly colorOf: ColorOf
  /** Names of the chart; a colour that no chart has any more is named as it is stored. */
  readonly color: {
    readonly name: string
    readonly code: string
    readonly chart: string
    readonly label: Label
    readonly hex: string
  }
  /** The style or the colour is offered no longer. */
  readonly isRetired: boolean
}

const unknownHex = '#808080'

/** TP9: every layer that the design has, in the order of its parts. */
export function materialsOf(document: DesignDocument, product: Product): Material[] {
  const main = findPart(product, product.mainPart)
  const mainFabric = main?.elements[0]?.styles[0].layers[0]?.fabricNames[0]
  const swaps = swapsOf(document, product)
  const rows = document.parts.flatMap(part => {
    const partDefinition = findPart(product, part.name)
    return part.elements.flatMap(element => {
      const definition = partDefinition && findElement(partDefinition, element.name)
      const style = definition && findStyle(definition, element.style.name)
      const isThere = isElementAvailable(document, product, {
        partName: part.name,
        elementName: element.name,
      })
      if (!style || !isThere) return []
      return element.style.layers.flatMap((layer): Omit<Material, 'number'>[] => {
        const layerDefinition = findLayer(style, layer.name)
        const fabricName = fabricOfLayer(style, layer.name, swaps)
        if (!layer.active || !layerDefinition || !fabricName) return []
        const color = findColor(layer.colorName)
        return [
          {
            slot: layerKey(part.name, element.name, layer.name),
            part: { ...partDefinition.label },
            what: together(definition.label, layerDefinition.label),
            style: { ...style.label },
            fabricName,
            ...withColorFacts(describeCloth(fabricName, fabricName === mainFabric, product), color),
            colorOf: colorOfFabric(fabricName),
            color: {
              name: layer.colorName,
              code: color?.techpackColorName ?? layer.colorName,
              chart: color?.chartName ?? '',
              label: color?.label ?? { en: layer.colorName, fr: layer.colorName },
              hex: color?.hex ?? unknownHex,
            },
            isRetired:
              !color || color.deprecated || style.deprecated || style.disabled || layerDefinition.deprecated,
          },
        ]
      })
    })
  })
  return rows.map((row, i) => ({ number: i + 1, ...row }))
}

/** What its cloth is told by, with what its colour's own figures do not say. */
function withColorFacts(
  cloth: ReturnType<typeof describeCloth>,
  color: Parameters<typeof clothColorFacts>[0] | undefined,
): ReturnType<typeof describeCloth> {
  const more = color && clothColorFacts(color)
  if (!more) return cloth
  const { facts } = cloth
  return { ...cloth, facts: facts ? { en: `${facts.en}, ${more.en}`, fr: `${facts.fr}, ${more.fr}` } : more }
}

function together(element: Label, layer: Label): Label {
  const join = (a: string, b: string) => (a === b ? a : `${a}, ${b}`)
  return { en: join(element.en, layer.en), fr: join(element.fr, layer.fr) }
}
