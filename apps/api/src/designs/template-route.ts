import { drawTemplate, findTemplate } from '@teamloom/catalog/design-template.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { templateCall } from '@teamloom/contract/things.ts'
import { LRUCache } from 'lru-cache'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendBusy, sendRefusal } from '#api/http/refusal-answer.ts'
import { waitSeconds } from '#api/http/send-document.ts'
import type { TypesetDocument } from '#api/platform/typesetter/typeset.ts'

const mostKept = 100

/** Places at true size, for whoever draws artwork: by plain addresses, as they are of the catalogue alone. */
export const templateFiles: OpenRawHandlers = ({ typesetter }) => {
  const pages = new LRUCache<string, TypesetDocument>({ max: mostKept })
  return [
    answers(templateCall, async ({ params: { family, product: name, type, file } }, request, reply) => {
      const [, positionName, form] = /^(\w{1,60})\.(svg|pdf)$/.exec(file) ?? []
      const product = findProduct(family, name)
      const found = product && positionName && findTemplate(product, type, positionName)
      if (!found) return sendRefusal(reply, 'not_found')
      const template = drawTemplate(product, found)
      const key = `${family}/${name}/${type}/${positionName}`
      const address = addressOf(request)
      const page =
        form === 'pdf' &&
        (pages.get(key) ?? (await typesetter.ask(pageOf(template), { team: address, account: address })))
      if (page === undefined) return sendBusy(reply, waitSeconds)
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${name}-${type}-${positionName}.${form}"`)
      if (!page) return reply.type('image/svg+xml').send(template.svg)
      pages.set(key, page)
      return reply.type('application/pdf').send(page.pdf)
    }),
  ]
}

function pageOf({ svg, widthInches, heightInches }: ReturnType<typeof drawTemplate>) {
  const main = `#set page(width: ${widthInches}in, height: ${heightInches}in, margin: 0in)
#image("template.svg", width: ${widthInches}in, height: ${heightInches}in)`
  return { main: 'main.typ', files: { 'main.typ': main, 'template.svg': svg } }
}
