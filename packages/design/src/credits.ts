import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { isElementAvailable } from './availability.ts'
import type { DesignDocument } from './document.ts'
import { inkCount } from './fewer-colors.ts'
import { findElement, findPart, findStyle, findType } from './lookup.ts'

export type CreditLine = {
  /** `STYLE`, or that of its rule: `ARTWORK`, `First color`, `Extra color` … */
  readonly type: string
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
  const credits = [...decorationLines(document, product), ...styleLines(document, product)]
  return { creditsUsedInDesign: credits.reduce((sum, line) => sum + line.credits, 0), credits }
}

function decorationLines(document: DesignDocument, product: Product): CreditLine[] {
  return document.decorations.flatMap(decoration => {
    const type = findType(product, decoration.type)
    if (!type || !decoration.active || !decoration.artwork) return []
    const extra = Math.max(0, inkCount(decoration.colors) - 1)
    return type.credits
      .map(rule => {
        const times = rule.per === 'extraColor' ? extra : 1
        return {
          type: rule.type,
          displayLabels: labelOfLine(decoration.name, type.label, times),
          credits: rule.credits * times,
          decorationId: decoration.id,
        }
      })
      .filter(({ credits }) => credits > 0)
  })
}

function labelOfLine(name: string, type: Label, times: number): Label {
  const behind = times > 1 ? ` × ${times}` : ''
  return { en: `${name}, ${type.en}${behind}`, fr: `${name}, ${type.fr}${behind}` }
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
          type: 'STYLE',
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
