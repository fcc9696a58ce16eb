import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { isElementAvailable } from '@teamloom/design/availability.ts'
import { clothAt, fabricOfLayer, swapsOf } from '@teamloom/design/cloth-at.ts'
import { type DesignDocument, layerKey } from '@teamloom/design/document.ts'
import {
  findElement,
  findLayer,
  findLocation,
  findPart,
  findStyle,
  findType,
} from '@teamloom/design/lookup.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { describeCloth, type ToldCloth } from './cloth-facts.ts'
import { clothColorFacts } from './cloth-motifs.ts'
import { type ColorOf, colorOfFabric } from './color-standard.ts'
import { panelColor } from './decorations.ts'

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
  /** Null of what is bought by no roll. */
  readonly gramsPerM2: number | null
  readonly usableInches: number | null
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
  const panels = panelSlots(document, product)
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
        const ownFabric = fabricOfLayer(style, layer.name, swaps)
        if (!layer.active || !layerDefinition || !ownFabric) return []
        const slot = layerKey(part.name, element.name, layer.name)
        const isPanel = panels.has(slot)
        const fabricName = isPanel ? panelFabric : ownFabric
        const color = findColor(isPanel ? panelColor : layer.colorName)
        const cloth = asMade(slot, describeCloth(fabricName, fabricName === mainFabric, product))
        return [
          {
            slot,
            part: { ...partDefinition.label },
            what: together(definition.label, layerDefinition.label),
            style: { ...style.label },
            fabricName,
            ...withColorFacts(cloth, color),
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

/** A panel that is printed is white polyester before it is, whatever is chosen below it. */
const panelFabric = 'polyesterJersey'

/** TP9: slots whose cloth is a panel that is printed before it is cut. */
function panelSlots(document: DesignDocument, product: Product): ReadonlySet<string> {
  return new Set(
    document.decorations.flatMap(({ active, type, positionName }) => {
      const location = findLocation(product, positionName)
      const isPanel = active && location && findType(product, type)?.process === 'dyedPanel'
      return (isPanel && clothAt(document, product, location)?.slot) || []
    }),
  )
}

/** Things that a fabric’s name is drawn by, and that are bought otherwise. */
function asMade(slot: string, cloth: ToldCloth): ToldCloth {
  if (slot.endsWith('/puller/puller') && cloth.fibres) return { ...cloth, fibres: pullerFibres }
  return /\/label\/(?:label|border)$/.test(slot) ? { ...cloth, ...wovenLabel } : cloth
}

const pullerFibres: Label = { en: '100\u00a0% polyester', fr: '100\u00a0% polyester' }
const wovenLabel = {
  fabric: { en: 'Woven label', fr: 'Étiquette tissée' },
  facts: { en: 'damask, 100 denier', fr: 'damassé, 100 deniers' },
  fibres: { en: '100\u00a0% polyester', fr: '100\u00a0% polyester' },
} as const

/** What its cloth is told by, with what its colour's own figures do not say. */
function withColorFacts(
  cloth: ToldCloth,
  color: Parameters<typeof clothColorFacts>[0] | undefined,
): ToldCloth {
  const more = color && clothColorFacts(color)
  if (!more) return cloth
  const { facts } = cloth
  return { ...cloth, facts: facts ? { en: `${facts.en}, ${more.en}`, fr: `${facts.fr}, ${more.fr}` } : more }
}

function together(element: Label, layer: Label): Label {
  const join = (a: string, b: string) => (a === b ? a : `${a}, ${b}`)
  return { en: join(element.en, layer.en), fr: join(element.fr, layer.fr) }
}
