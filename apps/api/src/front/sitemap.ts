import type { Product } from '@teamloom/catalog/definition.ts'
import { locales } from '@teamloom/kit/label.ts'
import { addressOf, type FrontPage } from '#api/front/addresses.ts'
import { allKinds } from '#api/front/decorations-page.ts'
import { html } from '#api/front/html.ts'

/** Every page of the front room. */
function pagesOf(products: readonly Product[]): readonly FrontPage[] {
  return [
    { kind: 'front' },
    { kind: 'products' },
    ...products.map(
      ({ family, product }) => ({ kind: 'product', family: family.name, product: product.name }) as const,
    ),
    { kind: 'decorations' },
    ...allKinds(products).map(({ type }) => ({ kind: 'decoration', type }) as const),
  ]
}

/** Each page in each language, with its address in the other. */
export function sitemap(publicUrl: string, products: readonly Product[]): string {
  const addresses = pagesOf(products).flatMap(page =>
    locales.map(
      locale =>
        html`<url><loc>${publicUrl}${addressOf(page, locale)}</loc>${locales.map(
          each =>
            html`<xhtml:link rel="alternate" hreflang="${each}" href="${publicUrl}${addressOf(page, each)}"/>`,
        )}</url>`,
    ),
  )
  return html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses}</urlset>`
    .markup
}

/** Crawlers look at the public pages; what opens a design, or is somebody's, is none of theirs. */
export function robots(publicUrl: string): string {
  const closed = [
    '/api/v1/',
    '/start/',
    '/design/',
    '/projects/',
    '/team/',
    '/orders/',
    '/sizes/',
    '/review/',
  ]
  // Pictures of garments are found by what shows them.
  const lines = ['User-agent: *', 'Allow: /api/v1/pictures/', ...closed.map(path => `Disallow: ${path}`)]
  return `${[...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`
}
