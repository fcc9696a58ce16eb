import fs from 'node:fs'
import { products } from '@teamloom/catalog/products/index.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routesIn } from '#api/front/addresses.ts'
import { allKinds } from '#api/front/decorations-page.ts'
import { frontRoutes } from '#api/front/front-routes.ts'
import { signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const shell = '<html lang="en"><head><!--head--></head><body><!--body--></body></html>'

let house: TestApp
let app: FastifyInstance

beforeAll(async () => {
  house = await startTestApp()
  app = Fastify()
  const built = { page: () => Buffer.from(shell) }
  for (const page of frontRoutes(built, house.dependencies)) app.route(page)
})
afterAll(async () => {
  await app.close()
  await house.close()
})

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers })
  const text = answer.body
  const found = (pattern: RegExp) => pattern.exec(text)?.[1]
  return {
    status: answer.statusCode,
    text,
    location: answer.headers.location,
    lang: found(/<html lang="(\w+)"/),
    title: found(/<title>([^<]+)<\/title>/),
    links: [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(match =>
      must(match[1], 'link').replaceAll('&amp;', '&'),
    ),
    facts: JSON.parse(found(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? 'null') as Record<
      string,
      unknown
    > & { offers: Record<string, unknown> },
    picture: found(/property="og:image" content="([^"]+)"/),
    price: found(/<b class="display figures">([^<]+)</),
  }
}

const frenchRoutes = new Set<string>(Object.values(routesIn('fr')))

/** Pages of the front room that a page leads to; what opens the studio or the account is another's. */
const ownLinks = (links: readonly string[], from: string) =>
  links
    .map(link => new URL(link, `http://house${from}`))
    .filter(
      ({ protocol, pathname }) => protocol === 'http:' && /^\/($|fr|products|decorations)/.test(pathname),
    )
    .filter(({ search }) => search === '')
    .map(({ pathname }) => pathname)

describe('the front room (FR1)', () => {
  test('every page that a link leads to is there, in its language, with a title and a description of its own', async () => {
    const seen = new Map<string, { title: string; lang: string }>()
    const waiting = ['/', '/fr']
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      if (seen.has(url)) continue
      const page = await read(url)
      expect([url, page.status, page.lang]).toEqual([url, 200, /^\/fr($|\/)/.test(url) ? 'fr' : 'en'])
      expect(page.text).toMatch(/<meta name="description" content="[^"]{20,}">/)
      expect(page.text.match(/<h1/g)).toHaveLength(1)
      for (const language of ['en', 'fr', 'x-default']) expect(page.text).toContain(`hreflang="${language}"`)
      seen.set(url, { title: must(page.title, url), lang: must(page.lang, url) })
      waiting.push(...ownLinks(page.links, url))
    }
    expect(seen.size).toBeGreaterThan(2 * (products.length + 10))
    for (const lang of ['en', 'fr']) {
      const titles = [...seen.values()].filter(page => page.lang === lang).map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
    }
    const map = (await read('/sitemap.xml')).text
    const told = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      match => new URL(must(match[1], 'loc')).pathname,
    )
    expect(told.toSorted()).toEqual([...seen.keys()].toSorted())
    expect(frenchRoutes.has('/fr')).toBe(true)
  })

  test.each([
    ['fr-CA,fr;q=0.9,en;q=0.5', '/', 302],
    ['en-CA,fr;q=0.9', '/', 200],
    ['fr', '/?lang=en', 200],
    ['fr', '/products', 200],
  ] as const)('with a browser that speaks %s, %s is answered %i (FR2)', async (speaks, url, status) => {
    const page = await read(url, { 'accept-language': speaks })
    expect([page.status, page.location]).toEqual([status, status === 302 ? '/fr' : undefined])
  })

  test('what is not made is said to be not there, with a way on', async () => {
    for (const url of ['/products/hoodie/cape', '/fr/produits/hoodie/cape', '/decorations/felt']) {
      const page = await read(url)
      expect(page.status).toBe(404)
      expect(ownLinks(page.links, url)).toContain(url.startsWith('/fr') ? '/fr/produits' : '/products')
    }
  })
})

describe('a product’s page (FR3)', () => {
  const hoodie = '/products/hoodie/hoodie'

  test('shows the colours, the side and the quantity of its address, and leads into the studio with them', async () => {
    const plain = await read(hoodie)
    const asked = await read(`${hoodie}?color=maroon&sleeves=cream&side=back&qty=100`)
    expect(asked.text).toContain('alt="Hoodie in Maroon, back"')
    expect(asked.links).toContain('/start/hoodie/hoodie?color=maroon&sleeves=cream&lang=en')
    expect([plain.price, asked.price]).toEqual(['$58.00', '$45.55'])
    expect(asked.text).toMatch(/<link rel="canonical" href="[^"?]+\/products\/hoodie\/hoodie">/)
  })

  test('passes over what an address has that the product has not, and puts none of it into the page', async () => {
    const odd = await read(`${hoodie}?color="><script>&wings=red&side=inside&qty=-4&unit=ell&zone=x`)
    expect(odd.status).toBe(200)
    expect(odd.text).not.toContain('wings')
    expect(odd.text.match(/<script/g)).toHaveLength(1)
    expect(odd.price).toBe('$58.00')
    expect((await read(`${hoodie}?qty=5000`)).text).toContain('we make you a price of your own')
  })

  test('tells machines what it is and what it costs, of what the house has set', async () => {
    const { facts } = await read(hoodie)
    expect(facts).toMatchObject({
      '@type': 'Product',
      name: 'Hoodie',
      offers: { priceCurrency: 'CAD', lowPrice: '38.70', highPrice: '58.00', offerCount: 5 },
    })
    expect(JSON.stringify(facts)).not.toMatch(/rating|review/i)
    const admin = await signUpStaff(house, 'admin')
    const { settings, revision } = await admin.call(settingCalls.list, {})
    const prices = must(
      settings.find(({ key }) => key === 'prices/hoodie'),
      'prices',
    ).value as {
      pricingCurrency: { cad: { pricingRange: { price: number }[] } }
    }
    const dearer = structuredClone(prices)
    must(dearer.pricingCurrency.cad.pricingRange[0], 'range').price += 100
    await admin.call(settingCalls.change, {
      body: { changes: [{ key: 'prices/hoodie', value: dearer }], revision } as never,
    })
    const now = await read(hoodie)
    expect([now.price, now.facts.offers.highPrice]).toEqual(['$59.00', '59.00'])
    await admin.call(settingCalls.change, {
      body: { changes: [{ key: 'prices/hoodie', value: null }] } as never,
    })
  })

  test.each(['en', 'fr'] as const)(
    'of every product has sizes, prices, kinds and the way in (%s)',
    async (locale: Locale) => {
      for (const { family, product } of products) {
        const url = routesIn(locale).product.replace(':family', family.name).replace(':product', product.name)
        const page = await read(url)
        expect(page.status).toBe(200)
        expect(page.text).toContain('<table class="sizes">')
        expect(page.price).toBeDefined()
        expect(page.links.some(link => link.startsWith(`/start/${family.name}/${product.name}?`))).toBe(true)
        expect(page.text).not.toMatch(/undefined|NaN|\[object/)
      }
    },
  )
})

test('who the house is, and what it offers, is the house’s (FR3, ST26)', async () => {
  const admin = await signUpStaff(house, 'admin')
  const { settings } = await admin.call(settingCalls.list, {})
  const valueOf = (key: string) =>
    must(
      settings.find(each => each.key === key),
      key,
    ).value as object
  const change = (changes: readonly { key: string; value: unknown }[]) =>
    admin.call(settingCalls.change, { body: { changes } as never })
  await change([
    { key: 'brand', value: { ...valueOf('brand'), name: 'Nordet <b>', accent: '#0f6b62' } },
    { key: 'offer/mask', value: { ...valueOf('offer/mask'), isOffered: false } },
  ])
  const page = await read('/products')
  expect(page.title).toBe('Products · Nordet &lt;b&gt;')
  expect(page.text).toContain('--loom-6:#0f6b62')
  expect(page.text).not.toMatch(/Teamloom|Face mask|<b>$/)
  expect((await read('/products/mask/mask')).status).toBe(404)
  expect((await read('/sitemap.xml')).text).not.toContain('/mask')
  await change([
    { key: 'brand', value: null },
    { key: 'offer/mask', value: null },
  ])
})

test('each kind that can be chosen has a close look on cloth (FR3)', () => {
  const folder = new URL('../../../web/public/kinds/', import.meta.url)
  const lacking = allKinds(products).flatMap(({ type }) =>
    ['', '-near'].map(end => `${type}${end}.webp`).filter(file => !fs.existsSync(new URL(file, folder))),
  )
  expect(lacking).toEqual([])
})

describe('pictures of strangers (FR4)', () => {
  test('a link shows a picture of the garment in its colours, as messengers take them', async () => {
    const { picture } = await read('/products/beanie/beanie?color=red')
    const { pathname, search } = new URL(must(picture, 'picture'))
    expect(search).toBe('?color=red')
    const answer = await house.app.inject({ url: pathname + search })
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect([answer.statusCode, width, height, format]).toEqual([200, 1200, 630, 'jpeg'])
    expect((await house.app.inject({ url: '/api/v1/pictures/link/beanie/cape.jpg' })).statusCode).toBe(404)
  })

  test('of one address so many new ones are drawn in an hour; then it sees a new garment, and is told so', async () => {
    const { rows } = await house.pool.query("select key from attempts where key like 'look %'")
    expect(rows).toHaveLength(1)
    await house.pool.query("update attempts set count = 1000, refused_until = $1 where key like 'look %'", [
      new Date(Date.now() + 3_600_000),
    ])
    const before = await house.pool.query('select count(*)::int as looks from looks')
    const page = await read('/products/hoodie/hoodie?color=lime&hood=plum&pocket=teal')
    expect(page.text).toContain('Many colours were tried from here.')
    expect(page.links.some(link => link.startsWith('/start/hoodie/hoodie?color=lime'))).toBe(true)
    const after = await house.pool.query('select count(*)::int as looks from looks')
    expect(after.rows).toEqual(before.rows)
  })
})
