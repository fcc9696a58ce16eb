import { palettes } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'

/** Every name by which a stored design may call something of the catalogue, a line each. */
export function listOffered(): string[] {
  return [...products.flatMap(namesOf), ...colorNames()].toSorted()
}

function namesOf(product: Product): string[] {
  const { family, parts, sizes, locations, decorationTypes } = product
  const root = `${family.name} ${family.version}/${product.product.name} ${product.product.version}`
  return [
    ...parts.flatMap(part =>
      part.elements.flatMap(element =>
        element.styles.flatMap(style => {
          const name = `${root}: ${part.name}/${element.name}/${style.name}`
          return [name, ...style.layers.map(layer => `${name}/${layer.name}`)]
        }),
      ),
    ),
    ...sizes.map(({ name }) => `${root}: size ${name}`),
    ...locations.map(({ positionName, category }) => `${root}: place ${positionName} for ${category}`),
    ...decorationTypes.map(({ type }) => `${root}: decoration ${type}`),
  ]
}

function colorNames(): string[] {
  return palettes.flatMap(({ id, colors }) => colors.map(({ name }) => `colour ${id} ${name}`))
}
