import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { isElementAvailable } from './availability.ts'
import { elementWords } from './difference-words.ts'
import type { DesignDocument } from './document.ts'
import { findElement, findPart, findStyle } from './lookup.ts'

/** More elements of one colour are told as a number. */
const mostElements = 4

const colon: Label = { en: ': ', fr: '\u00a0: ' }

/** OR43: the colour of most parts alone, the others with what has them: “Navy; White: drawstring, cuffs”. */
export function colorWords(document: DesignDocument, product: Product): Label {
  const groups = [...Map.groupBy(coloredElements(document, product), ({ color }) => color.en).values()]
  const wordsIn = (locale: keyof Label) =>
    groups
      .toSorted((a, b) => mainOf(b) - mainOf(a) || b.length - a.length)
      .flatMap(([first, ...others], index) => {
        if (!first) return []
        const elements = [...new Set([first, ...others].map(({ words }) => words[locale].toLowerCase()))]
        const more = elements.length - mostElements
        const named = `${elements.slice(0, mostElements).join(', ')}${more > 0 ? ` +${more}` : ''}`
        return [index === 0 ? first.color[locale] : `${first.color[locale]}${colon[locale]}${named}`]
      })
      .join('; ')
  return { en: wordsIn('en'), fr: wordsIn('fr') }
}

type Colored = { readonly color: Label; readonly words: Label; readonly isMain: boolean }

const mainOf = (elements: readonly Colored[]) => elements.filter(({ isMain }) => isMain).length

/** Each element once a colour. Trims have charts of their own, whose names may be those of cloths. */
function coloredElements(document: DesignDocument, product: Product): Colored[] {
  return document.parts.flatMap(part =>
    part.elements.flatMap(({ name, style }) => {
      const definition = findPart(product, part.name)
      const element = definition && findElement(definition, name)
      const chosen = element && findStyle(element, style.name)
      if (!chosen || !isElementAvailable(document, product, { partName: part.name, elementName: name }))
        return []
      const words = isNamedOnce(product, element.label)
        ? element.label
        : elementWords(product, part.name, name)
      return style.layers.flatMap((layer, index) => {
        const isShown = chosen.layers.find(each => each.name === layer.name)?.display.displayable === true
        const color = findColor(layer.colorName)?.label
        return layer.active && isShown && color
          ? [{ color, words, isMain: index === 0 && name === definition.mainElement }]
          : []
      })
    }),
  )
}

function isNamedOnce({ parts }: Product, { en }: Label): boolean {
  return parts.flatMap(({ elements }) => elements).filter(({ label }) => label.en === en).length === 1
}
