import type { Side } from '@teamloom/bakes/side.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { pictureFiles } from '@teamloom/contract/picture-files.ts'
import { openStage } from '#api/front/keep-stage.ts'
import { makeLinkPicture } from '#api/front/link-picture.ts'
import { readShown } from '#api/front/shown.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** FR4: what messengers show of a product's page, in the colours of its address. */
export const linkPictures: OpenRawHandlers = dependencies => {
  const { pictures } = dependencies
  const keepStage = openStage(dependencies)
  return [
    answers(
      pictureFiles.link,
      async ({ params: { family, file }, query }, request, reply) => {
        const product = products.find(
          each => each.family.name === family && `${each.product.name}.jpg` === file,
        )
        if (!product) return sendRefusal(reply, 'not_found')
        const address = addressOf(request)
        const { key, drawn } = await keepStage.look(product, readShown(product, query).document, address)
        const shown: readonly Side[] = product.sides.includes('back') ? ['front', 'back'] : ['front']
        const drawing = shown.map(side => pictures.picture(key, async () => drawn, side, 600, address))
        const garments = (await Promise.all(drawing)).filter(picture => picture !== undefined)
        if (garments.length === 0) return sendRefusal(reply, 'not_found')
        const picture = await makeLinkPicture(garments)
        return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(picture)
      },
      { door: 'open' },
    ),
  ]
}
