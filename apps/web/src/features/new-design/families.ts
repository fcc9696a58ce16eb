import type { DataOf } from '@teamloom/contract/call.ts'
import type { generatorCalls } from '@teamloom/contract/generator.ts'
import type { Label } from '@teamloom/kit/label.ts'

export type ProductItem = DataOf<typeof generatorCalls.products>[number]

export type Family = {
  readonly name: string
  readonly label: Label
  readonly products: readonly ProductItem[]
}

/** Products by family, in the order in which each family first comes. */
export function groupByFamily(products: readonly ProductItem[]): readonly Family[] {
  const families = new Map<string, ProductItem[]>()
  for (const product of products) {
    const known = families.get(product.family.name)
    if (known) known.push(product)
    else families.set(product.family.name, [product])
  }
  return [...families].map(([name, members]) => ({
    name,
    label: members[0]?.family.label ?? { en: name, fr: name },
    products: members,
  }))
}

/** Cloth and sizes, when all of a family have the same. */
export function commonTraits(family: Family): Pick<ProductItem, 'cloth' | 'sizes'> | undefined {
  const [first, ...rest] = family.products
  if (!first) return undefined
  const isSame = rest.every(
    ({ cloth, sizes }) =>
      cloth.en === first.cloth.en &&
      sizes.from.en === first.sizes.from.en &&
      sizes.to.en === first.sizes.to.en,
  )
  return isSame ? first : undefined
}
