import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { isElementAvailable } from './availability.ts'
import type { DesignDocument } from './document.ts'
import { findElement, findPart, findStyle } from './lookup.ts'

export type CreditLine = {
  readonly type: 'ARTWORK' | 'First color' | 'Extra color' | 'STYLE'
  readonly displayLabels: Label
  readonly credits: number
  readonly decorationId?: string
  readonly fabric?: string
}

export type CustomizationPricing = {
  readonly creditsUsedInDesign: number
  readonly credits: readonly CreditLine[]
}

/** What the design's decorations and styles use of its credits, line by line. */
export function countCredits(document: DesignDocument, product: Product): CustomizationPricing {
  const credits = [...decorationLines(document), ...styleLines(document, product)]
  return { creditsUsedInDesign: credits.reduce((sum, line) => sum + line.credits, 0), credits }
}

function decorationLines(document: DesignDocument): CreditLine[] {
  return document.decorations.flatMap(decoration => {
    const type = findDecorationType(decoration.type)
    if (!type || !decoration.active || !decoration.artwork) return []
    const printed = decoration.colors.filter(color => !color.transparent).length
    const extra = Math.max(0, printed - 1)
    const label = { en: `${decoration.name}, ${type.label.en}`, fr: `${decoration.name}, ${type.label.fr}` }
    const line = (kind: CreditLine['type'], amount: number, displayLabels: Label): CreditLine => ({
      type: kind,
      displayLabels,
      credits: amount,
      decorationId: decoration.id,
    })
    return [
      line('ARTWORK', type.credits.artwork, label),
      line('First color', type.credits.firstColor, label),
      line('Extra color', type.credits.extraColor * extra, {
        en: extra > 1 ? `${label.en} × ${extra}` : label.en,
        fr: extra > 1 ? `${label.fr} × ${extra}` : label.fr,
      }),
    ].filter(({ credits }) => credits > 0)
  })
}

function styleLines(document: DesignDocument, product: Product): CreditLine[] {
  return document.parts.flatMap(part =>
    part.elements.flatMap(element => {
      const partDefinition = findPart(product, part.name)
      const definition = partDefinition && findElement(partDefinition, element.name)
      const style = definition && findStyle(definition, element.style.name)
      const target = { partName: part.name, elementName: element.name }
      if (!definition || !style || style.credits === 0 || !isElementAvailable(document, product, target))
        return []
      const fabric = style.layers[0]?.fabricNames[0]
      return [
        {
          type: 'STYLE' as const,
          displayLabels: {
            en: `${definition.label.en}, ${lowerFirst(style.label.en)}`,
            fr: `${definition.label.fr}, ${lowerFirst(style.label.fr)}`,
          },
          credits: style.credits,
          ...(fabric ? { fabric } : {}),
        },
      ]
    }),
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
