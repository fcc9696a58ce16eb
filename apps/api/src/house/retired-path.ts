import type { Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import type { RetiredChoices } from '@teamloom/commerce/house/offered-product.ts'

/** What a design's document has of what is retired, as paths of PostgreSQL's JSON: one of them is enough. */
export function retiredPaths(product: Product, retired: RetiredChoices): readonly string[] {
  const { styles, fabrics, colors, decorations } = retired
  const isRetired = (path: string, { layers }: StyleDefinition) =>
    styles.includes(path) || layers.some(({ fabricNames }) => fabrics.includes(fabricNames[0]))
  return [
    ...product.parts.flatMap(part =>
      part.elements.flatMap(element => {
        const at = `$.parts[*] ? (${isOneOf('name', [part.name])}).elements[*] ? (${isOneOf('name', [element.name])}).style`
        const gone = element.styles.filter(style =>
          isRetired(`${part.name}/${element.name}/${style.name}`, style),
        )
        return [
          ...(gone.length > 0 ? [`${at} ? (${isOneOf('name', namesOf(gone))})`] : []),
          ...coloredPaths(at, element.styles, colors),
        ]
      }),
    ),
    ...(decorations.length > 0 ? [`$.decorations[*] ? (${isOneOf('type', decorations)})`] : []),
  ]
}

/** Styles whose layers are of the same cloth share a path. */
function coloredPaths(at: string, styles: readonly StyleDefinition[], colors: readonly string[]): string[] {
  const found = new Map<string, string[]>()
  for (const { name, layers } of styles) {
    for (const fabric of new Set(layers.map(({ fabricNames }) => fabricNames[0]))) {
      const prefix = `${fabric}/`
      const gone = colors.filter(color => color.startsWith(prefix)).map(color => color.slice(prefix.length))
      if (gone.length === 0) continue
      const dyed = namesOf(layers.filter(({ fabricNames }) => fabricNames[0] === fabric))
      const path = `layers[*] ? (@.active == true && (${isOneOf('colorName', gone)}) && (${isOneOf('name', dyed)}))`
      found.set(path, [...(found.get(path) ?? []), name])
    }
  }
  return [...found].map(([path, names]) => `${at} ? (${isOneOf('name', names)}).${path}`)
}

function namesOf(things: readonly { readonly name: string }[]): string[] {
  return things.map(({ name }) => name)
}

function isOneOf(field: string, values: readonly string[]): string {
  return values.map(value => `@.${field} == ${JSON.stringify(value)}`).join(' || ')
}
