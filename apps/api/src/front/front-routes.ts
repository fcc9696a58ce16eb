import { products as made } from '@teamloom/catalog/products/index.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { addressOf, type FrontPage, routesIn } from '#api/front/addresses.ts'
import { html } from '#api/front/html.ts'
import { openStage } from '#api/front/keep-stage.ts'
import { openPages } from '#api/front/open-pages.ts'
import { pageOf, type Told } from '#api/front/page.ts'
import type { Query } from '#api/front/shown.ts'
import { robots, sitemap } from '#api/front/sitemap.ts'
import { words } from '#api/front/words.ts'
import { logoUrl } from '#api/house/logo-files.ts'
import type { BuiltWebApp } from '#api/http/built-web-app.ts'
import { addressOf as callerOf } from '#api/http/caller-address.ts'
import type { Dependencies } from '#api/services.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown

const route = (url: string, handler: Answer): RouteOptions => ({
  method: 'GET',
  url,
  schema: { hide: true },
  handler,
})

/** The pages that strangers and searches come to, and what goes with them: made of what the house offers. */
export function frontRoutes(
  built: Pick<BuiltWebApp, 'page'>,
  dependencies: Dependencies,
): readonly RouteOptions[] {
  const { config, database, house, now } = dependencies
  const pages = openPages(dependencies, openStage(dependencies))
  const opened = async () => {
    const { valueOf, offered } = await house.at(database.read, now())
    const logo = logoUrl('', 'light', valueOf('logo', 'light'))
    return {
      products: made.map(offered).filter(({ isRetired }) => !isRetired),
      brand: { ...valueOf('brand'), logo },
    }
  }

  const answer =
    (kind: FrontPage['kind'], locale: Locale): Answer =>
    async (request, reply) => {
      const shell = built.page('front.html')?.toString()
      // It is not built yet: the studio's own page leads on.
      if (!shell) return reply.callNotFound()
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      if (kind === 'front' && locale === 'en' && speaksFrench(request)) return reply.redirect('/fr', 302)
      const params = request.params as Readonly<Record<string, string>>
      const query = request.query as Query
      const { products, brand } = await opened()
      const asked = { params, query, locale, address: callerOf(request), products, brand }
      const told = await pages[kind](asked)
      return reply
        .code(told ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(pageOf(told ?? lostPage(locale), { shell, config, brand, locale }))
    }

  return [
    ...locales.flatMap(locale =>
      Object.entries(routesIn(locale)).map(([kind, url]) =>
        route(url, answer(kind as FrontPage['kind'], locale)),
      ),
    ),
    route('/sitemap.xml', async (_, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(config.publicUrl, (await opened()).products)),
    ),
    route('/robots.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(config.publicUrl)),
    ),
  ]
}

/** Whoever has asked for a language has it; else the browser's. */
function speaksFrench({ query, headers }: FastifyRequest): boolean {
  if ((query as Query).lang !== undefined) return false
  return /^\s*fr\b/i.test(String(headers['accept-language'] ?? ''))
}

function lostPage(locale: Locale): Told {
  const { lost, products } = words[locale]
  const address = addressOf({ kind: 'products' }, locale)
  return {
    page: { kind: 'products' },
    title: lost.title,
    description: lost.text,
    picture: '/logo.svg',
    body: html`<div class="wide page"><h1 class="display">${lost.title}</h1><p class="lead">${lost.text}</p><p><a class="button" href="${address}">${products}</a></p></div>`,
  }
}
