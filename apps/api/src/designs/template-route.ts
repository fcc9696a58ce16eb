import { drawTemplate, findTemplate } from '@teamloom/catalog/design-template.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

type Params = {
  readonly family: string
  readonly product: string
  readonly type: string
  readonly file: string
}

const mostKept = 100

/** Places at true size, for whoever draws artwork: by plain addresses, as they are of the catalogue alone. */
export function registerTemplateRoute(app: FastifyInstance, { typesetter }: Dependencies): void {
  const pages = new LRUCache<string, Promise<Uint8Array>>({ max: mostKept })
  app.get<{ Params: Params }>(
    '/generator/template/:family/:product/:type/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { family, product: name, type, file } = request.params
      const [, positionName, form] = /^(\w{1,60})\.(svg|pdf)$/.exec(file) ?? []
      const product = findProduct(family, name)
      const found = product && positionName && findTemplate(product, type, positionName)
      if (!found) return sendRefusal(reply, 'not_found')
      const template = drawTemplate(product, found)
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${name}-${type}-${positionName}.${form}"`)
      if (form === 'svg') return reply.type('image/svg+xml').send(template.svg)
      const key = `${family}/${name}/${type}/${positionName}`
      const page = pages.get(key) ?? typesetter.typeset(pageOf(template))
      pages.set(key, page)
      page.catch(() => pages.delete(key))
      return reply.type('application/pdf').send(Buffer.from(await page))
    },
  )
}

function pageOf({ svg, widthInches, heightInches }: ReturnType<typeof drawTemplate>) {
  const main = `#set page(width: ${widthInches}in, height: ${heightInches}in, margin: 0in)
#image("template.svg", width: ${widthInches}in, height: ${heightInches}in)`
  return { main: 'main.typ', files: { 'main.typ': main, 'template.svg': svg } }
}
