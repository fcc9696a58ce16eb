import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { findFabric } from '@teamloom/catalog/fabrics/index.ts'
import { choicesOf } from '@teamloom/commerce/house/choices.ts'
import type { RetiredChoices } from '@teamloom/commerce/house/offered-product.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'

export type ChoiceKind = keyof RetiredChoices

/** In the order of their tabs. */
export const choiceKinds: readonly ChoiceKind[] = ['colors', 'styles', 'fabrics', 'decorations', 'sizes']

export type Choice = {
  /** By which it is retired. */
  readonly name: string
  readonly label: Label
  /** Where it is: of a style the element, of a colour the fabric. */
  readonly of?: Label
  readonly color?: PaletteColor
}

/** All that can be retired of a product, with its words. */
export function choicesWithWords(product: Product): Readonly<Record<ChoiceKind, readonly Choice[]>> {
  const known = choicesOf(product)
  const styles = product.parts.flatMap(part =>
    part.elements.flatMap(element =>
      element.styles.map(style => ({
        name: `${part.name}/${element.name}/${style.name}`,
        label: style.label,
        of: element.label,
      })),
    ),
  )
  return {
    colors: [...known.colors].map(name => {
      const [fabricName = '', colorName = ''] = name.split('/')
      const fabric = must(findFabric(fabricName), fabricName)
      const color = must(
        fabric.palette.colors.find(each => each.name === colorName),
        name,
      )
      return { name, label: color.label, of: fabric.label, color }
    }),
    styles: styles.filter(({ name }) => known.styles.has(name)),
    fabrics: [...known.fabrics].map(name => ({ name, label: must(findFabric(name), name).label })),
    decorations: product.decorationTypes
      .filter(({ type }) => known.decorations.has(type))
      .map(({ type, label }) => ({ name: type, label })),
    sizes: product.sizes
      .filter(({ name }) => known.sizes.has(name))
      .map(({ name, displayLabel }) => ({ name, label: displayLabel })),
  }
}
