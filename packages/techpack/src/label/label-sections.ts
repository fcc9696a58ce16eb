import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { fabricOfLayer, swapsOf } from '@teamloom/design/cloth-at.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findElement, findPart, findStyle, findType } from '@teamloom/design/lookup.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { madeDecorations } from '../decorations.ts'
import { contentsOfProducts, type FibreContent, fibreContents, fillings } from './fibre-content.ts'

/** A part of a garment with its fibres, as a label tells it. */
export type LabelSection = {
  readonly heading: Label
  readonly content: FibreContent
}

const headings = {
  main: { en: 'Body', fr: 'Corps' },
  ribbing: { en: 'Ribbing', fr: 'Bord-côte' },
  lining: { en: 'Lining', fr: 'Doublure' },
  filling: { en: 'Filling', fr: 'Rembourrage' },
  pocket: { en: 'Pocket', fr: 'Poche' },
} as const satisfies Record<string, Label>

type Used = { readonly heading: Label; readonly content: FibreContent; readonly order: number }

/** TP43: parts of other fibres each by themselves, the body's first, lining and filling last. */
export function labelSectionsOf(document: DesignDocument, product: Product): LabelSection[] {
  const contentOf = (fabric: string) => contentOfFabric(fabric, product)
  const used = [...clothsOf(document, product, contentOf), ...panelsOf(document, product)]
  const filling = fillings[product.product.name]
  const all: Used[] = [
    ...used,
    ...(filling ? [{ heading: headings.filling, content: filling, order: 4 }] : []),
  ].toSorted((a, b) => a.order - b.order)
  const seen = new Map<string, Used>()
  for (const each of all) {
    // What is between two cloths is told by itself, whatever it is of.
    const key = each.order === 4 ? 'filling' : JSON.stringify(each.content)
    const before = seen.get(key)
    if (!before) seen.set(key, each)
  }
  return [...seen.values()].map(({ heading, content }) => ({ heading, content }))
}

/** TP43: what a fabric is made of in this product; empty of what is no textile. */
export function contentOfFabric(fabric: string, product: Product): FibreContent {
  const own = contentsOfProducts[product.product.name]?.[fabric as FabricName]
  if (own) return own
  return fabric in fibreContents ? fibreContents[fabric as FabricName].content : []
}

function isOnLabel(fabric: string): boolean {
  const named = fabric in fibreContents ? fibreContents[fabric as FabricName] : undefined
  return named !== undefined && !('isFinding' in named) && named.content.length > 0
}

function clothsOf(
  document: DesignDocument,
  product: Product,
  contentOf: (fabric: string) => FibreContent,
): Used[] {
  const swaps = swapsOf(document, product)
  return document.parts.flatMap(part => {
    const definition = findPart(product, part.name)
    return part.elements.flatMap(element => {
      const known = definition && findElement(definition, element.name)
      const style = known && findStyle(known, element.style.name)
      if (!style) return []
      return element.style.layers.flatMap((layer): Used[] => {
        const fabric = layer.active ? fabricOfLayer(style, layer.name, swaps) : undefined
        if (!fabric || !isOnLabel(fabric)) return []
        const content = contentOf(fabric)
        if (element.name === 'lining') return [{ heading: headings.lining, content, order: 3 }]
        if (fabric === 'ribbing') return [{ heading: headings.ribbing, content, order: 1 }]
        return part.name === product.mainPart
          ? [{ heading: headings.main, content, order: 0 }]
          : [{ heading: definition!.label, content, order: 2 }]
      })
    })
  })
}

/** Panels of printed polyester that are sewn in. */
function panelsOf(document: DesignDocument, product: Product): Used[] {
  return madeDecorations(document, product).flatMap(({ decoration, location }): Used[] =>
    findType(product, decoration.type)?.process === 'dyedPanel'
      ? [
          location?.face === 'inside'
            ? { heading: headings.lining, content: [['polyester', 100]], order: 3 }
            : { heading: headings.pocket, content: [['polyester', 100]], order: 2 },
        ]
      : [],
  )
}

/** What is applied on it, whose fibres a label leaves out. */
export function hasOrnament(document: DesignDocument, product: Product): boolean {
  const applied = ['embroidery', 'patch', 'leather', 'woven', 'clipped', 'knitting']
  return madeDecorations(document, product).some(({ decoration }) =>
    applied.includes(findType(product, decoration.type)?.process ?? ''),
  )
}
