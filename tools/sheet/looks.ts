import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bakesFolder } from '@teamloom/api/pictures/bake-files.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import type { Cloth, Look } from '@teamloom/garment/look.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'
import { patterns } from '@teamloom/pattern/products/index.ts'

/** Patterns that are baked; that all are is a test of the bakes. */
export const baked = patterns.filter(pattern => existsSync(join(bakesFolder(pattern.name), 'layers.json')))

export const productOf = (pattern: Pattern): Product =>
  must(
    products.find(({ product }) => product.name === pattern.name),
    pattern.name,
  )

export type ElementStyles = { readonly element: string; readonly styles: readonly StyleDefinition[] }

export function elementsOf(product: Product): ElementStyles[] {
  return product.parts.flatMap(part =>
    part.elements.map(({ name, styles }) => ({ element: `${part.name}/${name}`, styles })),
  )
}

/** The first style of each element but for those given; one slot may have a colour of its own. */
export function lookIn(product: Product, changed: Styles, recoloured?: string): Look {
  const styles: Record<string, string> = {}
  const cloths: Record<string, Cloth> = {}
  for (const { element, styles: offered } of elementsOf(product)) {
    const style = offered.find(({ name }) => name === changed[element]) ?? must(offered[0], element)
    styles[element] = style.name
    for (const { name, fabricNames, excludeFromInheritance } of style.layers) {
      const slot = `${element}/${name}`
      const hex = slot === recoloured ? '#c12971' : excludeFromInheritance ? '#f0be49' : '#456080'
      cloths[slot] = { hex, fabric: fabricNames[0] }
    }
  }
  return { styles, cloths, prints: [] }
}
