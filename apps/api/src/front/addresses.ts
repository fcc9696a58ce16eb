import type { Locale } from '@teamloom/kit/label.ts'

/** A page of the front room, in whichever language. */
export type FrontPage =
  | { readonly kind: 'front' }
  | { readonly kind: 'products' }
  | { readonly kind: 'product'; readonly family: string; readonly product: string }
  | { readonly kind: 'decorations' }
  | { readonly kind: 'decoration'; readonly type: string }

const roots = {
  en: { front: '/', products: '/products', decorations: '/decorations' },
  fr: { front: '/fr', products: '/fr/produits', decorations: '/fr/decorations' },
} as const satisfies Record<Locale, object>

/** Where a page is, as `/fr/produits/hoodie/hoodieZip`. */
export function addressOf(page: FrontPage, locale: Locale): string {
  const root = roots[locale]
  if (page.kind === 'product') return `${root.products}/${page.family}/${page.product}`
  if (page.kind === 'decoration') return `${root.decorations}/${page.type}`
  return root[page.kind]
}

/** The pages' addresses as routes, in a language. */
export function routesIn(locale: Locale): Record<FrontPage['kind'], string> {
  const { front, products, decorations } = roots[locale]
  return {
    front,
    products,
    product: `${products}/:family/:product`,
    decorations,
    decoration: `${decorations}/:type`,
  }
}
