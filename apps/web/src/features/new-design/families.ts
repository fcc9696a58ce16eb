import type { DataOf } from '@teamloom/contract/call.ts'
import type { generatorCalls } from '@teamloom/contract/generator.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'

export type ProductItem = DataOf<typeof generatorCalls.products>[number]

export type Family = {
  readonly name: string
  readonly label: Label
  readonly products: readonly ProductItem[]
}

/** Lower case without accents: `Étudiant` is found by `etud`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The products in which every word of the search occurs, in what is shown of them; all, when there is none. */
export function findProducts(
  products: readonly ProductItem[],
  search: string,
  locale: Locale,
): readonly ProductItem[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return products.filter(({ family, product, summary, cloth }) => {
    const text = fold([family.label, product.label, summary, cloth].map(label => label[locale]).join(' '))
    return words.every(word => text.includes(word))
  })
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
