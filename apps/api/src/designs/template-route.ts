import { drawTemplate, findTemplate } from '@teamloom/catalog/design-template.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { templateCall } from '@teamloom/contract/things.ts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openGuard } from '#api/http/guard.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { registerFileCall } from '#api/http/register-file-call.ts'
import type { TypesetDocument } from '#api/platform/typesetter/typesetter.ts'
import type { Dependencies } from '#api/services.ts'

const mostKept = 100

/** Places at true size, for whoever draws artwork: by plain addresses, as they are of the catalogue alone. */
export function registerTemplateRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { typesetter } = dependencies
  const pages = new LRUCache<string, Promise<TypesetDocument>>({ max: mostKept })
  registerFileCall(
    app,
    templateCall,
    openGuard(app, dependencies),
    async ({ params: { family, product: name, type, file } }, _, reply) => {
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
      return reply.type('application/pdf').send(Buffer.from((await page).pdf))
    },
  )
}

function pageOf({ svg, widthInches, heightInches }: ReturnType<typeof drawTemplate>) {
  const main = `#set page(width: ${widthInches}in, height: ${heightInches}in, margin: 0in)
#image("template.svg", width: ${widthInches}in, height: ${heightInches}in)`
  return { main: 'main.typ', files: { 'main.typ': main, 'template.svg': svg } }
}
