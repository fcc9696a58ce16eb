import type { Product } from '@teamloom/catalog/definition.ts'
import type { Brand } from '@teamloom/commerce/house/brand.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { FrontPage } from '#api/front/addresses.ts'
import { allKinds, decorationPage, decorationsPage } from '#api/front/decorations-page.ts'
import { frontPage } from '#api/front/front-page.ts'
import type { KeepStage } from '#api/front/keep-stage.ts'
import type { Told } from '#api/front/page.ts'
import { productPage } from '#api/front/product-page.ts'
import { type Card, productsPage } from '#api/front/products-page.ts'
import { type Query, readShown } from '#api/front/shown.ts'
import type { Dependencies } from '#api/services.ts'

/** How many others are shown below the garment of the front room. */
const fewOthers = 5

type Asked = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly locale: Locale
  /** Whose pictures they are that are drawn. */
  readonly address: string
  /** What the house offers. */
  readonly products: readonly Product[]
  readonly brand: Pick<Brand, 'name' | 'salesEmail'>
}

type Pages = Readonly<Record<FrontPage['kind'], (asked: Asked) => Promise<Told | undefined>>>

/** What each page tells; undefined where what is asked for is not made. */
export function openPages(
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  keepStage: KeepStage,
): Pages {
  const { publicUrl } = config
  const cardsFor = (products: readonly Product[], address: string): Promise<readonly Card[]> =>
    Promise.all(
      products.map(async product => ({
        product,
        pictures: (await keepStage(product, createDocument(product), address)).pictures,
      })),
    )

  return {
    front: async ({ query, locale, address, products, brand }) => {
      const [product, ...rest] = products
      if (!product) return undefined
      const shown = readShown(product, query)
      // One of each family, so that it is seen how much there is.
      const families = new Map(rest.toReversed().map(each => [each.family.name, each]))
      const few = rest.filter(each => families.get(each.family.name) === each).slice(0, fewOthers)
      return frontPage({
        shown,
        kept: await keepStage(product, shown.document, address),
        others: await cardsFor(few, address),
        products,
        locale,
        salesEmail: brand.salesEmail,
      })
    },
    products: async ({ locale, address, products }) =>
      productsPage(await cardsFor(products, address), locale),
    product: async ({ params, query, locale, address, products, brand }) => {
      const product = products.find(
        each => each.family.name === params.family && each.product.name === params.product,
      )
      if (!product) return undefined
      const shown = readShown(product, query)
      const kept = await keepStage(product, shown.document, address)
      return productPage({ shown, kept, locale, now: now(), brand, publicUrl })
    },
    decorations: async ({ locale, products }) => decorationsPage(products, locale),
    decoration: async ({ params, locale, products }) => {
      const type = allKinds(products).find(each => each.type === params.type)
      return type && decorationPage(type, products, locale)
    },
  }
}
